import type { Language } from '#contract/vertical.ts'
import { withLearnt } from './learnt/learnt-fields.ts'
import { readByRules } from './talk/by-rules.ts'
import { readLines } from './talk/lines.ts'
import type { ToldFields } from './talk/told.ts'

/**
 * Takes a talk; gives the fields of a certificate that were told in it, in its words: by rules, and by what was learnt beside them. Linear in its length.
 */
export function readTalk(text: string, language: Language): ToldFields {
  const lines = readLines(text, language)
  return withLearnt(readByRules(lines), { text, language, lines })
}
