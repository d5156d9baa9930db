import type { ReferralPart } from './referral-terms.ts'
import { REFERRAL_PARTS, REFERRAL_TERMS } from './referral-terms.ts'

/** LOINC codes of the parts a receiver of referrals has a place for; to whom, from whom and how soon it has elsewhere. */
const REFERRAL_PART_CODES: Readonly<Partial<Record<ReferralPart, string>>> = {
  reason: '42349-1',
  history: '10164-2',
  findings: '29545-1',
  assessment: '51848-0',
  treatment: '18776-5',
  medications: '10160-0',
  allergies: '48765-2',
}

const BY_HEADING = new Map(
  Object.values(REFERRAL_TERMS).flatMap(({ parts }) => REFERRAL_PARTS.map((part) => [parts[part], REFERRAL_PART_CODES[part]] as const)),
)

/** A part of a referral is known by the heading its form has in any language; one a person has named otherwise bears no code. */
export const referralSectionCode = (heading: string): string | undefined => BY_HEADING.get(heading)
