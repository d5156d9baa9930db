import type { Language, Vertical } from '#contract/vertical.ts'
import { partsOfCompound, possibleParts } from '#domain/search/compounds.ts'
import type { IsWord } from '#domain/search/compounds.ts'
import { listedWords } from '#domain/search/concepts.ts'
import { foldWord } from '#domain/search/fold.ts'
import { asksAmount } from '#domain/search/rerank/asks-amount.ts'
import { contentWords, plainQuestion, readQuestion } from '#domain/search/question.ts'
import type { Asked, Question } from '#domain/search/question.ts'
import type { Frequencies, Wanted, Way } from '#domain/search/rank.ts'
import { termsOf } from '#domain/search/rank.ts'
import { SALIENT } from '#domain/search/probes.ts'
import { meantBy, SHORTEST_SLIP } from '#domain/search/slips.ts'
import type { Sql } from '#server/database/connect.ts'
import { nearWords } from './near-words.ts'
import { stemsOf } from './stems.ts'
import { ALL, searchStore } from './store.ts'
import { knowParts } from './vocabulary.ts'

/** Languages near enough that a word of one is found by the stem of another. */
const NORDIC: readonly Language[] = ['nb', 'sv', 'da']

/** All parts of all words of one question that are looked up, so that one of long words costs no more than another. */
const MOST_PARTS = 4_000
/** Words of one question that are looked at for slips. */
const MOST_SLIPS = 6

/** Shorter words are like too many. */
const SHORTEST_COMPARED = 3

const comparedWords = (words: readonly string[]): string[] => [...new Set(words.map(foldWord).filter((word) => word.length >= SHORTEST_COMPARED))]

const PART_WORTH = 0.85
const KIN_WORTH = 0.95
const MEANT_WORTH = 0.9
/** Words that mean the same stand for each other more loosely than names of one thing. */
const MEANING_WORTH = 0.6
const isMeaning = (term: string): boolean => term.startsWith('x:')

/** A question as the library is asked it. */
export type AskedLibrary = { wanted: readonly Wanted[]; audience: readonly string[]; frequencies: Frequencies; asksAmount: boolean }

type Words = { readonly stemsOf: (word: string) => readonly string[]; readonly partsOf: (word: string) => readonly string[] }

async function lookUp(sql: Sql, words: readonly string[], language: Language): Promise<Words> {
  const languages = NORDIC.includes(language) ? [language, ...NORDIC.filter((one) => one !== language)] : [language]
  const parts = words.flatMap((word) => possibleParts(word, language)).slice(0, MOST_PARTS)
  const isWord: IsWord = await knowParts(sql, { languages, language, parts })
  const splits = new Map(words.map((word) => [word, partsOfCompound(word, language, isWord)]))
  const all = [...words, ...[...splits.values()].flat()]
  const stems = await Promise.all(languages.map((one) => stemsOf(sql, one, all)))
  return {
    // What its own language leaves out (og, til) is no word for the others either.
    stemsOf: (word) => (stems[0]?.get(word) ? [...new Set(stems.map((ofLanguage) => ofLanguage.get(word) ?? '').filter((stem) => stem !== ''))] : []),
    partsOf: (word) => splits.get(word) ?? [],
  }
}

function wayOf(word: string, { stemsOf: stems, partsOf }: Words): Way {
  const byStem = (one: string, worth: number): Way => ({ any: stems(one).map((term, at) => ({ term, worth: at === 0 ? 1 : KIN_WORTH })), worth })
  const parts = partsOf(word)
  return { any: [byStem(word, 1), ...(parts.length > 0 ? [{ all: parts.map((part) => byStem(part, 1)), worth: PART_WORTH }] : [])], worth: 1 }
}

function wantedOf({ words, concepts }: Asked, known: Words): Wanted | undefined {
  const said = words.filter((word) => known.stemsOf(word).length > 0)
  if (said.length === 0 && concepts.length === 0) return undefined
  const named = concepts.map((term): Way => ({ term, worth: isMeaning(term) ? MEANING_WORTH : 1 }))
  const ways: Way[] = [...named, ...(said.length > 0 ? [{ all: said.map((word) => wayOf(word, known)), worth: 1 }] : [])]
  return { concepts: concepts.filter((term) => !isMeaning(term)), way: { any: ways, worth: 1 }, words: comparedWords(words) }
}

async function countTerms(sql: Sql, terms: readonly string[]): Promise<Frequencies> {
  const rows = await searchStore.frequencies(sql, [ALL, ...terms, ...terms.map((term) => SALIENT + term)])
  const counts = new Map(rows.map(({ term, passages }) => [term, passages]))
  return { passages: counts.get(ALL) ?? 0, of: (term) => counts.get(term) ?? 0 }
}

/** Words of the question that neither the library nor a list knows, put right where something near is known. */
async function withoutSlips(
  sql: Sql,
  { plain, question, language }: { plain: string; question: Question; language: Language },
  isKnown: (word: string) => boolean,
): Promise<string> {
  const listed = listedWords(language)
  const strange = question.asked.filter(({ concepts }) => concepts.length === 0).flatMap(({ words }) => words)
  const slips = strange.filter((word) => word.length >= SHORTEST_SLIP && /^\p{L}+$/u.test(word) && !isKnown(word) && !listed.has(word)).slice(0, MOST_SLIPS)
  const meant = await Promise.all(slips.map(async (word) => meantBy(word, await nearWords(sql, word, language))[0]))
  return slips.reduce((text, word, at) => (meant[at] === undefined ? text : text.replaceAll(word, meant[at])), plain)
}

/** Takes a question as it was typed; gives what it asks the library for, with how common each of its terms is there. */
export async function askLibrary(sql: Sql, given: string, { language, vertical }: { language: Language; vertical: Vertical }): Promise<AskedLibrary> {
  const understand = async (plain: string) => {
    const question = readQuestion(plain, { language, vertical })
    const known = await lookUp(sql, contentWords(plain, language), language)
    const wanted = question.asked.flatMap((asked) => wantedOf(asked, known) ?? [])
    return { question, known, wanted, frequencies: await countTerms(sql, termsOf(wanted)) }
  }
  const plain = plainQuestion(given)
  const first = await understand(plain)
  const isKnown = (word: string): boolean =>
    [word, ...first.known.partsOf(word)].some((one) => first.known.stemsOf(one).some((stem) => first.frequencies.of(stem) > 0))
  const corrected = await withoutSlips(sql, { plain, question: first.question, language }, isKnown)
  const { question, wanted, frequencies } = corrected === plain ? first : await understand(corrected)
  return {
    wanted: corrected === plain ? wanted : wanted.map((one) => ({ ...one, way: { any: [one.way], worth: MEANT_WORTH } })),
    audience: question.audience,
    frequencies,
    asksAmount: asksAmount(plain),
  }
}
