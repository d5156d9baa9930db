import type { Language } from '#contract/vertical.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import type { Placed } from '#domain/note/annotate/statement.ts'
import { voiceOf } from '#domain/note/discourse/phases.ts'
import type { Feature, Setting } from '../salience-features.ts'
import { worthFeatures } from '../salience-features.ts'

/** A statement that could be told, in its wording, with the talk it comes from. */
export type Candidate = { readonly statement: Placed; readonly text: string; readonly setting: Setting; readonly talk: Talk }
/** `isBare`: as a recogniser without stops writes it. */
export type Talk = { readonly text: string; readonly language: Language; readonly isBare: boolean }

/** Of a word so many letters count, so that its endings do not. */
const STEM = 5
/** So many words at either edge, and beyond it in the talk, tell whether a sentence is whole. */
const EDGE = 2
/** A stretch of the talk in which that many words lie. */
const REACH = 40
/** Lengths in words are told in steps, one weight each. */
const STEPS: readonly number[] = [2, 3, 4, 6, 9, 13, 18]
/** Nordic languages share words, and what they tell. */
const TONGUES: Readonly<Record<Language, string>> = { nb: 'n', sv: 'n', da: 'n', en: 'e', ru: 'r' }

const stemsIn = (text: string): string[] => tokenise(text).map((token) => (isNumber(token) ? '#' : token.lower.slice(0, STEM)))
const stepOf = (words: number): string => String(STEPS.findIndex((step) => words <= step))

/** The words of the talk just before a statement and just behind it. */
function beyond({ start, end }: Placed, { text }: Talk): { readonly before: string[]; readonly behind: string[] } {
  return { before: stemsIn(text.slice(Math.max(0, start - REACH), start)).slice(-EDGE), behind: stemsIn(text.slice(end, end + REACH)).slice(0, EDGE) }
}

function ofWords(stems: readonly string[], candidate: Candidate): string[] {
  const { before, behind } = beyond(candidate.statement, candidate.talk)
  const [head, tail] = [stems.slice(0, EDGE), stems.slice(-EDGE).toReversed()]
  const at = (mark: string, words: readonly string[]) => words.map((word, place) => `${mark}${String(place)} ${word}`)
  return [
    ...stems.map((stem) => `w ${stem}`), ...stems.slice(1).map((stem, place) => `p ${stems[place] ?? ''} ${stem}`),
    ...at('head', head), ...at('tail', tail), ...at('before', before.toReversed()), ...at('behind', behind),
  ]
}

/** What tells whether a statement may stand in a note: what its worth is read from, its words, and those at its edges on either side of the cut. */
export function valueFeatures(candidate: Candidate): Feature[] {
  const { statement, text, setting, talk } = candidate
  const { section, folded, phase, isQuestion, isDoubtful, unanswered } = statement
  const stems = stemsIn(text)
  const [form, length, tongue] = [talk.isBare ? 'bare' : 'cut', stepOf(stems.length), TONGUES[talk.language]]
  const names = [
    ...ofWords(stems, candidate).map((name) => `${tongue} ${name}`),
    `${form} ${section}`, `${form} ${folded}`, `${form} length ${length}`, `${section} length ${length}`,
    `${voiceOf(statement)} ${section}`, `${phase} ${section}`, `speaks ${talk.language}`,
    ...(isQuestion ? ['question'] : []), ...(isDoubtful ? ['doubtful'] : []), ...(unanswered === undefined ? [] : ['unanswered']),
  ]
  return [...worthFeatures(statement, setting), ...[...new Set(names)].map((name): Feature => [name, 1])]
}
