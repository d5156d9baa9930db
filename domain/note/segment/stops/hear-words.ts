import type { Language } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { spokenNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import { signOf } from './signs.ts'
import type { Sign } from './signs.ts'
import { classOf } from './word-classes.ts'

/** Tells whether a token is exactly the name of a medicine. */
export type IsMedicine = (tokens: readonly Token[], at: number) => boolean

/** A word as the model hears it: itself, its ending, what it does in a sentence, and what marks begin at it and end before it. */
export type HeardWord = { readonly word: Sign; readonly ending: Sign; readonly kind: Sign; readonly begins: readonly Sign[]; readonly ends: readonly Sign[] }

/** Speech as a row of words. */
export type Speech = {
  readonly language: Language
  readonly tokens: readonly Token[]
  readonly words: readonly HeardWord[]
  /** Words within a phrase of the lexicon, `ikke` in `det stemmer ikke`: of a hundred such, not one begins a sentence. */
  readonly within: ReadonlySet<number>
}

const NUMBER = '#'
const REST_OF_NUMBER = '#+'
const ENDING_LETTERS = 3
const LEAST_WITH_ENDING = 5

/** What a rarer word may be, the first that fits. */
const KINDS: readonly Mark[] = [
  'symptom', 'finding', 'diagnosis', 'body', 'vital', 'test', 'imaging', 'procedure', 'sign', 'animal', 'kin', 'social', 'unit', 'frequency', 'doseForm',
  'timeWord', 'normal',
]

/** The words themselves; numbers are all alike, whatever they count. */
function spellings(text: string, tokens: readonly Token[], tongue: Tongue): string[] {
  const words = tokens.map((token) => (isNumber(token) ? NUMBER : token.lower))
  let at = 0
  for (const { start, end } of spokenNumbers(text, tongue.pack)) {
    while ((tokens[at]?.start ?? Infinity) < start) at++
    for (const first = at; (tokens[at]?.end ?? Infinity) <= end; at++) words[at] = at === first ? NUMBER : REST_OF_NUMBER
  }
  return words
}

function kindOf(word: string, language: Language): string | undefined {
  if (word === NUMBER) return 'number'
  return word === REST_OF_NUMBER ? 'numberOn' : classOf(word, language)
}

/** Reads a stretch of speech for the model that hears where sentences end. */
export function hearWords(text: string, tongue: Tongue, isMedicine: IsMedicine): Speech {
  const tokens = tokenise(text)
  const { language } = tongue.pack
  const begins: Set<Mark>[] = tokens.map(() => new Set())
  const ends: Set<Mark>[] = [...tokens.map(() => new Set<Mark>()), new Set<Mark>()]
  const within = new Set<number>()
  for (const { mark, start, end } of tongue.lexicon.scan(tokens)) {
    for (let at = start + 1; at < end; at++) within.add(at)
    begins[start]?.add(mark)
    ends[end]?.add(mark)
  }
  const signsOf = (marks: ReadonlySet<Mark> | undefined): Sign[] => [...(marks ?? [])].map(signOf)
  const words = spellings(text, tokens, tongue).map((word, at): HeardWord => {
    const kind = kindOf(word, language) ?? (isMedicine(tokens, at) ? 'medicine' : (KINDS.find((mark) => begins[at]?.has(mark) === true) ?? 'word'))
    const ending = signOf(word.length >= LEAST_WITH_ENDING ? word.slice(-ENDING_LETTERS) : word)
    return { word: signOf(word), ending, kind: signOf(kind), begins: signsOf(begins[at]), ends: signsOf(ends[at]) }
  })
  return { language, tokens, words, within }
}
