import type { Report } from '#contract/report.ts'
import type { LetterOrder } from '#domain/documents/patient-letter.ts'
import type { ReferralOrder } from '#domain/documents/referral/referral.ts'
import type { SourceText } from './source-text.ts'
import type { TextWork } from './text-work.ts'

/**
 * `spared`: words of the case that identify nobody, by its clinician's judgement; they are not masked. `known`: people of the case; they always are.
 * `texts`: by whom they are read.
 */
type Work = { sources: SourceText[]; spared?: readonly string[]; known?: readonly string[]; texts: TextWork; signal: AbortSignal }

export type ReferralWork = Omit<ReferralOrder, 'sources'> & Work

export type LetterWork = Omit<LetterOrder, 'sources'> & Work

/** Writes what is made of a case beside its report; every sentence carries its evidence or is marked as unsupported. */
export type DocumentWriter = {
  /** @throws language.unavailable, language.invalid_answer */
  referral: (order: ReferralWork) => Promise<Report>
  /** @throws language.unavailable, language.invalid_answer */
  patientLetter: (order: LetterWork) => Promise<Report>
}
