import * as z from 'zod/mini'
import { Evidence } from './report.ts'

/** What kind of thing is masked, as a reader groups it. */
export type MaskedKind = z.infer<typeof MaskedKind>
export const MaskedKind = z.enum(['name', 'contact', 'number', 'place', 'institution', 'time'])

/**
 * One place in a source that is masked: for good where it was heard of nobody, else only in what leaves for a language endpoint. What
 * the clinician has judged to identify nobody in this case is spared: it stands in the list and leaves as it is.
 */
export type Masked = z.infer<typeof Masked>
export const Masked = z.object({ kind: MaskedKind, isForGood: z.boolean(), isSpared: z.boolean(), evidence: Evidence })

const LONGEST_WORDS = 200

/** What a clinician says of words that are found in the case. */
export const MaskedJudgement = z.object({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WORDS)), isIdentifier: z.boolean() })
