import { createHash } from 'node:crypto'
import type { Language } from '#contract/vertical.ts'
import { codeTerms } from '#domain/search/codes.ts'
import { partsOfCompound } from '#domain/search/compounds.ts'
import type { IsWord } from '#domain/search/compounds.ts'
import { conceptsIn, isAudience } from '#domain/search/concepts.ts'
import { placedWords, plainText, wordsOf } from '#domain/search/fold.ts'
import { SALIENT, termQuery } from '#domain/search/probes.ts'
import type { Database } from '#server/database/connect.ts'
import type { Passage } from './passage.ts'
import { stemsOf } from './stems.ts'
import type { PassageSearch } from './store.ts'
import { learnWords } from './vocabulary.ts'

/** Weights of a vector, from title to text. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** What a part of a compound weighs, where the whole weighs so much. */
const OF_PART: Readonly<Record<Weight, Weight>> = { A: 'B', B: 'C', C: 'D', D: 'D' }
const OF_WORD: Readonly<Record<string, Weight>> = { title: 'A', headings: 'B', text: 'D' }

/** ts_rank adds hardly anything for more. */
const MOST_PLACES = 4
/** A passage is about a term that stands so often in its text. */
const OFTEN = 3

type Part = { weight: Weight; plain: string; words: readonly string[] }
type Read = { passage: Passage; parts: readonly Part[] }

function readPassage(passage: Passage): Read {
  const texts = { title: passage.title, headings: passage.headings.join(' / '), text: passage.text }
  const parts = Object.entries(texts).map(([name, text]) => {
    const plain = plainText(text)
    return { weight: OF_WORD[name] ?? ('D' as const), plain, words: placedWords(plain).map(({ word }) => word) }
  })
  return { passage, parts }
}

type Splits = ReadonlyMap<string, readonly string[]>

function splitsOf(words: ReadonlySet<string>, language: Language, isWord: IsWord): Splits {
  return new Map([...words].map((word) => [word, partsOfCompound(word, language, isWord)]))
}

type Places = Map<string, Weight[]>

function put(places: Places, term: string, weight: Weight): void {
  if (term === '') return
  const known = places.get(term) ?? []
  if (known.length < MOST_PLACES) places.set(term, [...known, weight])
}

function vectorOf(places: Places): string {
  const salient = [...places]
    .filter(([, weights]) => weights.some((weight) => weight !== 'D') || weights.length >= OFTEN)
    .map(([term]) => termQuery(SALIENT + term))
  return [...[...places].map(([term, weights]) => `${termQuery(term)}:${weights.map((weight, at) => `${at + 1}${weight}`).join(',')}`), ...salient].join(' ')
}

function searchOf({ passage, parts }: Read, stems: ReadonlyMap<string, string>, splits: Splits): PassageSearch {
  const places: Places = new Map()
  const [named, told] = [new Set<string>(), new Set<string>()]
  for (const { weight, plain, words } of parts) {
    for (const word of words) {
      put(places, stems.get(word) ?? '', weight)
      for (const part of splits.get(word) ?? []) put(places, stems.get(part) ?? '', OF_PART[weight])
    }
    for (const { term } of conceptsIn(plain, passage.language, passage.vertical)) {
      put(places, term, weight)
      if (isAudience(term)) (weight === 'D' ? told : named).add(term)
    }
  }
  for (const { system, code } of passage.codes) for (const term of codeTerms(system, code)) put(places, term, 'A')
  const twin = createHash('sha256').update(JSON.stringify([passage.owner, passage.language, wordsOf(plainText(passage.title))])).digest('hex').slice(0, 32)
  return { vector: vectorOf(places), twin, about: [...(named.size > 0 ? named : told)] }
}

/** Makes what the passages are found by, in their order. */
export async function indexPassages(sql: Database, passages: readonly Passage[]): Promise<PassageSearch[]> {
  const read = passages.map(readPassage)
  const found = new Map<Read, PassageSearch>()
  for (const [language, group] of Map.groupBy(read, ({ passage }) => passage.language)) {
    const words = new Set(group.flatMap(({ parts }) => parts.flatMap((part) => part.words)))
    const splits = splitsOf(words, language, await learnWords(sql, language, words))
    const stems = await stemsOf(sql, language, [...words, ...[...splits.values()].flat()])
    for (const one of group) found.set(one, searchOf(one, stems, splits))
  }
  return read.flatMap((one) => found.get(one) ?? [])
}
