import type { Language, Vertical } from '#contract/vertical.ts'
import { writtenCodes } from './codes.ts'
import { conceptsIn, isAudience } from './concepts.ts'
import { placedWords, plainText } from './fold.ts'
import { QUESTION_WORDS } from './words/question-words.ts'

/** What is longer is no question; its beginning is. */
const LONGEST_QUESTION = 2_000
const MOST_WORDS = 40

/** What a question asks about in one place: words that belong together, and the concepts they name. */
export type Asked = { readonly words: readonly string[]; readonly concepts: readonly string[] }

/** A question as it was understood; `audience` are the ages and species it names. */
export type Question = { readonly asked: readonly Asked[]; readonly audience: readonly string[] }

const stopped = new Map<Language, ReadonlySet<string>>()

function stopWords(language: Language): ReadonlySet<string> {
  const known = stopped.get(language)
  if (known !== undefined) return known
  const words = new Set(QUESTION_WORDS[language].split(/\s+/))
  stopped.set(language, words)
  return words
}

/** The question as it is compared, cut at its bound. */
export const plainQuestion = (question: string): string => plainText(question.slice(0, LONGEST_QUESTION))

/** The words of a plain question that say what it is about. */
export function contentWords(plain: string, language: Language): string[] {
  const stops = stopWords(language)
  return placedWords(plain).map(({ word }) => word).filter((word) => !stops.has(word) && !/^\p{L}$/u.test(word)).slice(0, MOST_WORDS)
}

/** Takes a plain question; gives what it asks about. Words under one concept are asked about together: vondt i brystet. */
export function readQuestion(plain: string, { language, vertical }: { language: Language; vertical: Vertical }): Question {
  const stops = stopWords(language)
  const words = placedWords(plain).slice(0, 4 * MOST_WORDS)
  const codes = writtenCodes(plain).flatMap(({ terms, start, end }) => terms.map((term) => ({ term, start, end })))
  const concepts = conceptsIn(plain, language, vertical)
  const audience = [...new Set(concepts.map(({ term }) => term).filter(isAudience))]
  const about = [...codes, ...concepts].toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const taken = new Set<number>()
  const asked: Asked[] = []
  const within = ({ start, end }: { start: number; end: number }) => words.flatMap((word, at) => (word.start < end && word.end > start ? [at] : []))
  const put = (places: readonly number[]): void => {
    const free = places.filter((at) => !taken.has(at))
    if (free.length === 0) return
    for (const at of free) taken.add(at)
    const [first, last] = [words[free[0] ?? 0], words[free.at(-1) ?? 0]]
    const here = about.filter(({ start, end }) => start < (last?.end ?? 0) && end > (first?.start ?? 0)).map(({ term }) => term)
    const said = free.flatMap((at) => words[at]?.word ?? []).filter((word) => !stops.has(word) && !/^\p{L}$/u.test(word))
    asked.push({ words: [...new Set(said)], concepts: [...new Set(here)] })
  }
  for (const concept of about) put(within(concept))
  for (const [at, { word }] of words.entries()) if (!stops.has(word) && !/^\p{L}$/u.test(word)) put([at])
  const whole = asked.filter(({ words: said, concepts: named }) => said.length > 0 || named.length > 0)
  return { asked: [...new Map(whole.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_WORDS), audience }
}
