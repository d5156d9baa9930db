import { hasNumber } from '#domain/note/annotate/statement.ts'
import type { Question } from './question.ts'
import type { Said } from './said-sentences.ts'
import { answerOf } from './shown.ts'

/** So many keys of a question and of a sentence are laid beside each other: what is read stays bounded. */
const MOST_OF_QUESTION = 40
const MOST_OF_SENTENCE = 60
/** Asking words stand first. */
const OPENING_WORDS = 2
const SHORT_STEM = 'stem:'.length + 4

/** A long word goes by its folded beginning alone, which the languages of the north share. */
const coarse = (keys: Iterable<string>): string[] => [...keys].filter((key) => !key.startsWith('stem:') || key.length <= SHORT_STEM)

const markKeys = (marks: Iterable<string>): string[] => [...marks].map((mark) => `m:${mark}`)
const kindKeys = (kinds: Iterable<string>): string[] => [...kinds].map((kind) => `k:${kind}`)

/** What a question bears that may go with what answers it: its words, what they name, what kind is wanted; every question bears `*`. */
export function questionKeys({ kinds, terms, reading }: Question): string[] {
  const opening = reading.tokens.slice(0, OPENING_WORDS).map(({ lower }, at) => `${String(at)}:${lower}`)
  const shape = [...(kinds.size === 0 ? ['k:none'] : []), ...(terms.length === 1 ? ['one'] : [])]
  const words = terms.flatMap(({ keys }) => coarse(keys))
  return [...new Set(['*', ...shape, ...kindKeys(kinds), ...opening, ...words, ...markKeys(reading.counts.keys())])].slice(0, MOST_OF_QUESTION)
}

function ownKeys({ keys, reading, speaker, isQuestion, kinds }: Said): string[] {
  const all = coarse(keys).filter((key) => !key.startsWith('number:'))
  const isWord = (key: string): boolean => key.startsWith('stem:') || key.startsWith('fold:')
  const shown = [`s:${speaker}`, ...(isQuestion ? ['m:asks'] : []), ...(hasNumber(reading) ? ['m:number'] : []),
    ...(reading.drugs.length > 0 ? ['m:drug'] : [])]
  return [...shown, ...kindKeys(kinds), ...markKeys(reading.counts.keys()), ...all.filter((key) => !isWord(key)), ...all.filter(isWord)].slice(0,
    MOST_OF_SENTENCE)
}

/** What each sentence bears: its own keys, and with `<` before them those of the one it answers, of the one that answers it, or of the one before. */
export function sentenceKeys(said: readonly Said[]): string[][] {
  const own = said.map(ownKeys)
  return said.map(({ answers }, at) => {
    const answer = answerOf(said, at)
    const beside = answers >= 0 ? answers : answer === at ? at - 1 : answer
    return [...(own[at] ?? []), ...(own[beside] ?? []).map((key) => `<${key}`)]
  })
}
