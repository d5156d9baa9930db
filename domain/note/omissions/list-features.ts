import type { Language } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { eachLine, WEIGHT_TONGUES, weightsByTongue } from '#domain/language/weights-by-tongue.ts'
import { isCritical } from '#domain/note/annotate/critical.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'
import type { Feature, Setting } from '#domain/note/select/salience-features.ts'
import { worthFeatures } from '#domain/note/select/salience-features.ts'
import type { Candidate, Neighbour } from './candidates.ts'
import { harmsUnnamed } from './harms-unnamed.ts'
import { LIST_WEIGHTS } from './list-weights.generated.ts'
import type { readTold } from './told-already.ts'
import { isTold, shareTold } from './told-already.ts'
import { isListable } from './worth-showing.ts'

/** Weights are written in steps. */
export const LIST_STEP = 0.01

/** What no draft had a place for comes after all complaints. */
const LATE_PLACE = 9
const NOTHING_LISTED: ReadonlySet<string> = new Set()
const settingOf = ({ setting, statement }: Candidate): Setting => setting ?? { words: statement.tokens.length, place: LATE_PLACE, listed: NOTHING_LISTED }

const [EARLY, LATE] = [0.08, 0.9]
const [FEW_WORDS, MANY_WORDS] = [5, 15]
const MOST_WORDS = 40
/** A word is told by its beginning; a number by how many signs it has. */
const BEGINNING = 6
const LONGEST_NUMBER = 4

const flag = (is: boolean): number => (is ? 1 : 0)

/** The words themselves, which tell where no mark of the trade does: `the tendon is whole`. */
function ofWords({ tokens, language }: Statement): Feature[] {
  const tongue = WEIGHT_TONGUES[language]
  const words = tokens.slice(0, MOST_WORDS).map((token) => (isNumber(token) ? '0'.repeat(Math.min(LONGEST_NUMBER, token.lower.length)) : token.lower))
  const [first] = words
  const told = new Set(words.map((word) => word.slice(0, BEGINNING)))
  return [...Array.from(told, (word): Feature => [`${tongue} ${word}`, 1]), ...(first === undefined ? [] : [[`${tongue} first ${first}`, 1] as const])]
}

/** Where it stands in the talk, who said it, and whether the draft had a place for it. */
function ofPlace({ statement, setting, reached }: Candidate): Feature[] {
  const { speaker, phase, tokens } = statement
  const isWeightless = clinicalWeight(statement) === 0
  return [
    [`by ${speaker ?? 'nobody'}`, 1], [`in ${phase}`, 1], [`${speaker ?? 'nobody'} in ${phase}`, 1],
    ['reached', reached], ['early', flag(reached < EARLY)], ['late', flag(reached > LATE)],
    ['unplaced', flag(setting === undefined)], ['asks', flag(statement.isQuestion)],
    ['weightless', flag(isWeightless)], [`weightless in ${phase}`, flag(isWeightless)], [`weightless by ${speaker ?? 'nobody'}`, flag(isWeightless)],
    ['few words', flag(tokens.length < FEW_WORDS)], ['many words', flag(tokens.length > MANY_WORDS)],
  ]
}

/** What speaks of a neighbour: a bare figure behind a value asked for, what becomes of a medicine named just before. */
const OF_NEIGHBOUR: readonly Mark[] = [
  'symptom', 'body', 'finding', 'diagnosis', 'test', 'imaging', 'vital', 'negation', 'question', 'advice', 'planCue', 'start', 'stop', 'raise', 'lower',
  'takes', 'allergy', 'reaction', 'unit', 'frequency', 'timeWord', 'smallTalk', 'greeting', 'closing', 'followUp', 'contact', 'condition',
]

function ofNeighbour(name: string, neighbour: Neighbour | undefined): Feature[] {
  if (neighbour === undefined) return [[`nothing ${name}`, 1]]
  const { statement, isHeld } = neighbour
  const marks = OF_NEIGHBOUR.filter((mark) => has(statement, mark)).map((mark): Feature => [`${name} ${mark}`, 1])
  return [
    [`${name} held`, flag(isHeld)], [`${name} asks`, flag(statement.isQuestion)], [`${name} medicine`, flag(statement.drugs.length > 0)],
    [`${name} ${statement.speaker ?? 'nobody'}`, 1], ...marks,
  ]
}

/**
 * What tells whether a reader misses a statement in the report: all that its worth is read from, its words, who said it and in which part of the talk,
 * and how much of it the report says already in other words.
 */
export function listFeatures(candidate: Candidate, told: ReturnType<typeof readTold>): Feature[] {
  const { statement, isCutOff, onList } = candidate
  const harms = flag(isCritical(statement))
  const found: Feature[] = [
    ...worthFeatures(statement, settingOf(candidate)), ...ofPlace(candidate), ...ofWords(statement),
    ...ofNeighbour('before', candidate.before), ...ofNeighbour('after', candidate.after),
    ['harms', harms], [`${statement.section} harms`, harms], ['harms unnamed', flag(harmsUnnamed(statement))],
    ['cut off', flag(isCutOff)], ['on the list alone', flag(onList === 'outgrows')], ['listable', flag(isListable(statement))],
    ['told', flag(isTold(statement, told))], ['share told', shareTold(statement, told)],
  ]
  return found.filter(([, amount]) => amount !== 0)
}

const weightsIn = weightsByTongue(LIST_WEIGHTS, eachLine((line): [string, number] => {
  const [name = '', steps] = line.split('\t')
  return [name, Number(steps) * LIST_STEP]
}))

/** How likely a reader misses a statement that has these features, from nought to one. Learnt by eval/omissions/learn-list.ts. */
export function chanceMissed(features: readonly Feature[], language: Language): number {
  const known = weightsIn(language)
  const sum = features.reduce((total, [name, amount]) => total + amount * (known.get(name) ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
