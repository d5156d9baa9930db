import { foldText } from '#domain/deidentify/fold/fold-text.ts'
import type { Identifier, Search } from '#domain/deidentify/identifier.ts'
import { makeClaims } from '#domain/deidentify/knowledge/claims.ts'
import { readText } from '#domain/deidentify/knowledge/reading.ts'
import { spokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { FINDERS, type Finder } from './finders.ts'
import { joinFindings } from './join-findings.ts'
import { sparing } from './spared-words.ts'

/** Hale's: the ending of an English genitive stays, so that the text stays readable; in other languages it is part of a brand. */
function withoutGenitive(text: string, one: Identifier): Identifier {
  const isGenitive = one.type === 'NAME' && one.end - one.start > 2 && text.charAt(one.end - 1) === 's' && /['’]/.test(text.charAt(one.end - 2))
  return isGenitive ? { ...one, end: one.end - 2 } : one
}

/**
 * Finds what identifies anyone in a text, however it is spelled: no two findings overlap, and each lies inside the text. `finders` are
 * all of them unless a test takes one out.
 */
export function findIdentifiers(search: Search, finders: readonly Finder[] = FINDERS): Identifier[] {
  const { text, unfold } = foldText(search.text)
  const known = search.known?.map((entry) => foldText(entry).text)
  return findInPlain({ ...search, text, ...(known && { known }) }, finders).map(unfold)
}

/** The same in a folded text. */
function findInPlain({ text, language, vertical, known = [], spared = [] }: Search, finders: readonly Finder[]): Identifier[] {
  const reading = readText(text, language, vertical)
  const claims = makeClaims(reading.tokens)
  const isSpared = sparing(text, spared)
  const material = { reading, spoken: spokenDigits(reading), known, isSpared }
  for (const { name, find } of finders) claims.record(name, find(material, claims))
  const left = joinFindings(claims.found()).filter((one) => !isSpared(one))
  return language === 'en' ? left.map((one) => withoutGenitive(text, one)) : left
}
