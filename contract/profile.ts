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

/** Takes an edition; gives the practice types a user of it may choose (spec 6). */
export function doctorTypesOf(vertical: Vertical): DoctorType[] {
  return DoctorType.options.filter((type) => type !== 'NotDefined' && (type === 'Veterinarian') === (vertical === 'vet'))
}

export type LlmProvider = z.infer<typeof LlmProvider>
export const LlmProvider = z.enum(['OpenAi', 'OpenAi5Mini', 'Grok'])

export const CameFrom = z.enum(['facebook', 'linkedin', 'paperflyers', 'friend', 'search', 'conference', 'other'])

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
  DoctorType,
  Language,
  LlmProvider,
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
  optimizationInstructions: CustomPrompt,
})

/** Settings as sent: `type` is the name the calls use, `DoctorType` the one the profile carries; either is taken. */
export type SettingsChange = z.infer<typeof SettingsChange>
export const SettingsChange = z.object({
  type: z.optional(DoctorType),
  DoctorType: z.optional(DoctorType),
  Language: z.optional(LanguageInput),
  LlmProvider: z.optional(LlmProvider),
})
