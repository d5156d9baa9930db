import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** English auxiliaries and verbs of the past, which need not be bent. */
const UNBENT =
  'gave|had|took|saw|found|was|could|would|should|can|will|must|might|may|put|got|went|called|rang|thought|knew|felt|heard|said|brought|left|' +
  String.raw`\p{L}+ed|didn['’]t|couldn['’]t|can['’]t|won['’]t|wouldn['’]t`

/**
 * A relative who speaks for the patient says I of himself: the note names him where it says so. `§` stands for the name. Where a language bends
 * its verbs by person, only what needs no bending.
 */
export const INFORMANT_NAMED: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [['jeg|eg|æ|meg|mæ', '§']],
  sv: [['jag|mig', '§']],
  da: [['jeg|mig', '§']],
  en: [["i am|i['’]m", '§ is'], ["i have|i['’]ve", '§ has'], [String.raw`=(?<!\p{L})i (?=(?:${UNBENT})(?!\p{L}))`, '§ ']],
  ru: [[String.raw`=(?<!\p{L})я (?=(?:не )?\p{L}+ла?(?!\p{L}))`, '§ ']],
}

/** Relatives as a note calls them who have brought a child: what is ordered is said to them. None in Russian, where the name would have to be bent. */
export const PARENTS: ReadonlySet<string> = new Set([
  'mor', 'far', 'forelderen', 'mamma', 'pappa', 'föräldern', 'forælderen', 'the mother', 'the father', 'the parent',
])
