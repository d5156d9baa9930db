import * as z from 'zod/mini'
import { CustomPrompt } from './optimizer.ts'
import { Language, readLanguage } from './vertical.ts'
import type { Vertical } from './vertical.ts'

/** Practice types (spec 3). NotDefined exists until the user has chosen, and is no valid choice. */
export type DoctorType = z.infer<typeof DoctorType>
export const DoctorType = z.enum([
  'NotDefined',
  'FamilyDoctor',
  'Psychiatrist',
  'ENT',
  'Dermatologist',
  'Gynecologist',
  'InternalMedicine',
  'EmergencyDoctor',
  'Physiotherapist',
  'Ophthalmologist',
  'Veterinarian',
])

/**
 * Takes an edition, and what the operator lets one person choose beside it; gives the practice types that are valid there for them (spec 6). Select,
 * popup, guard and server all ask here.
 */
export function doctorTypesOf(vertical: Vertical, extra: readonly DoctorType[]): DoctorType[] {
  return DoctorType.options.filter((type) => type !== 'NotDefined' && ((type === 'Veterinarian') === (vertical === 'vet') || extra.includes(type)))
}

export type LlmProvider = z.infer<typeof LlmProvider>
export const LlmProvider = z.enum(['OpenAi', 'OpenAi5Mini', 'Grok'])

export type CameFrom = z.infer<typeof CameFrom>
export const CameFrom = z.enum(['facebook', 'linkedin', 'paperflyers', 'friend', 'search', 'conference', 'other'])

/** What stands in the address of a change of settings; an empty word is none. */
export const SettingsQuery = z.object({ cameFrom: z.optional(z.union([CameFrom, z.pipe(z.literal(''), z.transform(() => undefined))])) })

/** Accepts the aliases `no` and `nn` beside the five languages. */
const LanguageInput = z.pipe(
  z.string(),
  z.transform((tag: string, context): Language => {
    const language = readLanguage(tag)
    if (language) return language
    context.issues.push({ code: 'custom', message: 'unknown language', input: tag })
    return z.NEVER
  }),
)

export type DoctorSettings = z.infer<typeof DoctorSettings>
export const DoctorSettings = z.object({
  /** The practice type by all three names that it goes by (spec 3). */
  DoctorType,
  type: DoctorType,
  doctorType: DoctorType,
  Language,
  LlmProvider,
  cameFrom: z.nullable(CameFrom),
})

export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
export const SubscriptionStatus = z.enum(['Active', 'Trialing', 'Canceled', 'PastDue', 'Expired', 'Missing'])

export type UserProfile = z.infer<typeof UserProfile>
export const UserProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  points: z.int(),
  referenceCode: z.string(),
  services: z.array(z.string()),
  subscription: z.object({ status: SubscriptionStatus, cancelAtPeriodEnd: z.boolean() }),
  settings: DoctorSettings,
  /** Practice types that the operator lets this person choose on either edition. */
  extraDoctorTypes: z.array(DoctorType),
  optimizationInstructions: CustomPrompt,
})

/** Settings as sent: the practice type by any of the names that the profile carries it by. */
export type SettingsChange = z.infer<typeof SettingsChange>
export const SettingsChange = z.object({
  type: z.optional(DoctorType),
  DoctorType: z.optional(DoctorType),
  doctorType: z.optional(DoctorType),
  Language: z.optional(LanguageInput),
  LlmProvider: z.optional(LlmProvider),
})
