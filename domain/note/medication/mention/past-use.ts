import type { Language } from '#contract/vertical.ts'
import { drugBygoneOf } from '#domain/terminology/drug-bygone.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { wordsOf } from './clauses.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What says that something is of another time stands among so many first words. */
export const OPENS_WITH = 12

/** Says that it is of another time: that's old, it was when I had gout. */
export function tellsOld(reading: Reading, language: Language): boolean {
  const words = ` ${reading.tokens.slice(0, OPENS_WITH).map(({ lower }) => lower).join(' ')} `
  const { old, when } = drugBygoneOf(language)
  return old.test(words) || when.test(words)
}

/** Behind its name, up to the next medicine, it is said to be of another time. */
export function isOldBehind(statement: Statement, mention: DrugMention, language: Language): boolean {
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  const words = wordsOf(statement, mention.end, next)
  const { old, when } = drugBygoneOf(language)
  return old.test(words) || (when.test(words) && !statement.tokens.slice(mention.end, next).some(isNumber))
}

/** It stands in the notes: that tells of no use. */
export function isNoted(statement: Statement, language: Language): boolean {
  return drugBygoneOf(language).noted.test(wordsOf(statement, 0, statement.tokens.length)) && !has(statement, 'unit', 'frequency')
}
