import * as z from 'zod/mini'
import type { Vertical } from './vertical.ts'

/** How long each line about a professional may be. */
export const professionalBounds = { characters: 200, addressCharacters: 400 } as const

/** Who writes and where, as it stands on a referral or letter: the professional's own data, no patient's. What is not told is empty. */
export type Professional = z.infer<typeof Professional>
export const Professional = z.object({
  name: z.string(),
  title: z.string(),
  /** The number in the register of health personnel, or of animal health personnel. */
  licence: z.string(),
  clinic: z.string(),
  address: z.string(),
  telephone: z.string(),
})

/** As it is stored: fields never told are absent. */
export const ToldProfessional = z.partial(Professional)

export type ProfessionalField = keyof Professional
export const PROFESSIONAL_FIELDS = ['name', 'title', 'licence', 'clinic', 'address', 'telephone'] as const satisfies readonly ProfessionalField[]

export const NOTHING_TOLD: Professional = { name: '', title: '', licence: '', clinic: '', address: '', telephone: '' }

const line = z.optional(z.string().check(z.trim(), z.maxLength(professionalBounds.characters)))

/** A change of the fields it names; the others stay. An empty text clears a field. */
export type ProfessionalChange = z.infer<typeof ProfessionalChange>
export const ProfessionalChange = z.object({
  name: line,
  title: line,
  licence: line,
  clinic: line,
  address: z.optional(z.string().check(z.trim(), z.maxLength(professionalBounds.addressCharacters))),
  telephone: line,
})

/** The forms of licence numbers by country: HPR; HSA id or licence code; provider number or authorisation id. */
const HUMAN_FORMS: Readonly<Record<string, RegExp>> = {
  NO: /^\d{7,9}$/,
  SE: /^(?:SE\d{10}-[A-Z0-9]{4,10}|\d{6})$/,
  DK: /^(?:\d{6}|[A-Z0-9]{5})$/,
}
const OTHER_FORM = /^[A-Z0-9][A-Z0-9-]{1,18}[A-Z0-9]$/

/** A licence number as it is kept: without the blanks people write between its groups, in capitals. */
export const tidyLicence = (typed: string): string => typed.replace(/[\s\u00AD\u200B-\u200D\u2060\uFEFF]+/gu, '').toUpperCase()

/** Whether a tidied number has the form of the register of its country; empty is no number, and no fault. */
export function isLicence(licence: string, { vertical, country }: { vertical: Vertical; country: string }): boolean {
  if (licence === '') return true
  const form = vertical === 'vet' ? OTHER_FORM : (HUMAN_FORMS[country] ?? OTHER_FORM)
  return form.test(licence)
}
