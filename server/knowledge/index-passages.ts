import { createHash } from 'node:crypto'
import type { Language } from '#contract/vertical.ts'
import { plainText, wordsOf } from '#domain/search/fold.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Passage } from './passage.ts'
import { stemsOf } from './stems.ts'
import type { PassageSearch } from './store.ts'

/** Weights of a vector, from title to text. */
type Weight = 'A' | 'B' | 'C' | 'D'
const MOST_PLACES = 8

function vectorOf(places: ReadonlyMap<string, string>): string {
  return [...places].map(([term, weights]) => `'${term.replaceAll("'", "''").replaceAll('\\', '\\\\')}':${Array.from(weights, (weight, at) => `${at + 1}${weight}`).join(',')}`).join(' ')
}

const partsOf = ({ title, headings, text }: Passage): readonly (readonly [text: string, weight: Weight])[] => [[title, 'A'], [headings.join('\n'), 'B'], [text, 'D']]

/** Makes what the passages are found by. */
export async function indexPassages(sql: Sql, passages: readonly Passage[]): Promise<PassageSearch[]> {
  const read = passages.map((passage) => ({ passage, parts: partsOf(passage).map(([text, weight]) => ({ weight, words: wordsOf(plainText(text)) })) }))
  const byLanguage = Map.groupBy(read, ({ passage }) => passage.language)
  const stems = new Map<Language, ReadonlyMap<string, string>>()
  for (const [language, group] of byLanguage) stems.set(language, await stemsOf(sql, language, group.flatMap(({ parts }) => parts.flatMap(({ words }) => words))))
  return read.map(({ passage, parts }) => {
    const places = new Map<string, string>()
    const put = (term: string, weight: Weight): void => {
      const known = places.get(term) ?? ''
      if (term !== '' && known.length < MOST_PLACES) places.set(term, known + weight)
    }
    for (const { words, weight } of parts) for (const word of words) put(stems.get(passage.language)?.get(word) ?? '', weight)
    for (const { system, code } of passage.codes) put(`${system.toLowerCase()}:${code.toLowerCase()}`, 'A')
    const twin = createHash('sha256').update(JSON.stringify([passage.owner, passage.language, wordsOf(plainText(passage.title))])).digest('hex').slice(0, 32)
    return { vector: vectorOf(places), words: parts.reduce((sum, { words }) => sum + words.length, 0), twin }
  })
}
