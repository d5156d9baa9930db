import type { Language, Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { WEIGHT_TONGUES } from '#domain/language/weights-by-tongue.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import type { Placed, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { voiceOf } from '#domain/note/discourse/phases.ts'
import { isUnpunctuated } from '#domain/note/segment/sentences.ts'
import type { Feature, Setting } from '../salience-features.ts'
import { worthFeatures } from '../salience-features.ts'

/** A statement that could be told, in its wording, with the talk it comes from. */
export type Candidate = { readonly statement: Placed; readonly text: string; readonly setting: Setting; readonly talk: Talk }
/**
 * A talk as far as its statements are valued by it. `isBare`: as a recogniser without stops writes it; `places`: of each statement by its start;
 * `self`: how much is told by somebody who speaks of himself.
 */
export type Talk = {
  readonly text: string
  readonly language: Language
  readonly vertical: Vertical
  readonly isBare: boolean
  readonly statements: readonly Statement[]
  readonly places: ReadonlyMap<number, number>
  readonly self: string
}

const SELVES: readonly number[] = [0.05, 0.15, 0.3]

/** Who speaks of himself tells of others as he and she; who brings a child or an animal tells of the patient so. */
function selfOf(statements: readonly Statement[]): string {
  const told = statements.filter((one) => has(one, 'firstPerson', 'thirdPerson'))
  const share = told.filter((one) => has(one, 'firstPerson')).length / Math.max(1, told.length)
  return String(SELVES.findIndex((least) => share < least))
}

/** Takes a talk with all its statements in their order; gives what is asked of it for each. */
export function talkOf(talk: Pick<Talk, 'text' | 'language' | 'vertical' | 'statements'>): Talk {
  const places = new Map(talk.statements.map(({ start }, at) => [start, at]))
  return { ...talk, isBare: isUnpunctuated(talk.text), places, self: selfOf(talk.statements) }
}

/** Of a word so many letters count, so that its endings do not. */
const STEM = 5
/** So many words at either edge, and beyond it in the talk, tell whether a sentence is whole. */
const EDGE = 2
/** A stretch of the talk in which that many words lie. */
const REACH = 40
/** Lengths in words are told in steps, one weight each. */
const STEPS: readonly number[] = [2, 3, 4, 6, 9, 13, 18]

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

/** Whom it may be of, what may be put right, and what it may answer: told by the statements on either side. */
const TELLING: readonly Mark[] = [
  'kin', 'otherPerson', 'otherAnimal', 'correction', 'no', 'yes', 'negation', 'smallTalk', 'condition', 'planCue',
  'past', 'hypothetical', 'uncertain', 'thirdPerson', 'firstPerson',
]

function ofNeighbour(place: string, own: Statement, other: Statement | undefined): string[] {
  if (other === undefined) return [`${place} none`]
  const marks = TELLING.filter((mark) => has(other, mark)).map((mark) => `${place} ${mark}`)
  const voice = other.speaker === own.speaker ? 'same voice' : 'other voice'
  const treats = other.drugs.length > 0 ? 'medicine' : 'no medicine'
  return [...marks, ...[voice, other.isQuestion ? 'question' : 'told', treats, other.folded].map((name) => `${place} ${name}`)]
}

function ofTalk(candidate: Candidate): string[] {
  const { statement, talk } = candidate
  const at = talk.places.get(statement.start) ?? 0
  const isFirst = statement.hits.some((hit) => hit.mark === 'thirdPerson' && hit.start === 0)
  const opens = isFirst ? 'opens with another' : has(statement, 'thirdPerson') ? 'names another' : 'names no other'
  return [
    ...ofNeighbour('after', statement, talk.statements[at - 1]), ...ofNeighbour('before', statement, talk.statements[at + 1]),
    ...ofNeighbour('after second', statement, talk.statements[at - 2]).filter((name) => / (?:kin|other\w+)$/.test(name)),
    `${talk.vertical} ${opens} self ${talk.self}`, `${talk.vertical} ${opens} ${statement.section}`,
  ]
}

/** What tells whether a statement may stand in a note: what its worth is read from, its words, and those at its edges on either side of the cut. */
export function valueFeatures(candidate: Candidate): Feature[] {
  const { statement, text, setting, talk } = candidate
  const { section, folded, phase, isQuestion, isDoubtful, unanswered } = statement
  const stems = stemsIn(text)
  const [form, length, tongue] = [talk.isBare ? 'bare' : 'cut', stepOf(stems.length), WEIGHT_TONGUES[talk.language]]
  const names = [
    ...ofWords(stems, candidate).map((name) => `${tongue} ${name}`), ...ofTalk(candidate),
    `${form} ${section}`, `${form} ${folded}`, `${form} length ${length}`, `${section} length ${length}`,
    `${voiceOf(statement)} ${section}`, `${phase} ${section}`, `speaks ${talk.language}`,
    ...(isQuestion ? ['question'] : []), ...(isDoubtful ? ['doubtful'] : []), ...(unanswered === undefined ? [] : ['unanswered']),
  ]
  return [...worthFeatures(statement, setting), ...[...new Set(names)].map((name): Feature => [name, 1])]
}
