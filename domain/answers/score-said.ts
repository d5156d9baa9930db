import { has } from '#domain/note/annotate/statement.ts'
import { isOfKind } from './asked.ts'
import type { Question } from './question.ts'
import type { Said } from './said-sentences.ts'
import { isOfOthers } from './said-sentences.ts'
import { LONGEST_COMPOUND } from '#domain/language/tokens.ts'
import { namedIn } from './words/terms.ts'
import type { Term, TermKind } from './words/terms.ts'
import { isFrame } from './words/topics.ts'
import type { AskedKind } from './words/asked-kinds.ts'

/** What a term counts where the talk has it, and where the talk has it nowhere: an everyday word may be said in others, a medicine may not. */
const COUNTS: Readonly<Record<TermKind, readonly [met: number, missing: number]>> = {
  medicine: [1.2, 1.4],
  named: [1, 1],
  frame: [0.4, 0.15],
  kind: [0.15, 0.05],
  name: [0.9, 0.9],
  word: [0.7, 0.35],
  number: [0.5, 0.3],
}
/** How much of a word is met where the sentence before, or the one before that, has it. */
const NEAR = [1, 0.55, 0.3] as const
const GOING_ON = [1, 0.8, 0.7, 0.6] as const
/** In the question that the sentence answers. */
const ASKED = 0.95
/** As a part of a longer word, or the other way round. */
const AS_PART = 0.75
/** In none of its words, but in others that mean the same. */
const IN_OTHER_WORDS = 0.7
const WRONG_KIND = 0.55
/** Told by the sentence behind it. */
const ONE_ON = 0.95
const OF_ANOTHER = 0.6
const IS_QUESTION = 0.75
const UNANSWERED = 0.5

/** A thing asked after: what it counts, and where it is met. */
export type Weighed = { readonly kind: TermKind | 'asked'; readonly weight: number;
  /** How well each sentence has it, where it does. */ readonly at: ReadonlyMap<number, number> }

/** What a word counts that stands everywhere, beside one that stands nowhere else. */
const COMMON_WEIGHT = 0.25

/** Part and rest of a compound are words of so many letters. */
const SHORTEST_PART = 4
const SHORTEST_REST = 3
const ENDING = /(?:ene|erne|arna|erna|orna|en|et|er|ar|or|an|a|e|n|t|s)$/u

const bare = (word: string): string => (word.length > SHORTEST_PART + 1 ? word.replace(ENDING, '') : word)

/** Where each word of a talk stands, without its ending. */
function wordsIn(said: readonly Said[]): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [at, { reading }] of said.entries()) {
    for (const { lower } of reading.tokens) {
      if (lower.length < SHORTEST_PART + SHORTEST_REST || lower.length > LONGEST_COMPOUND) continue
      const places = words.get(bare(lower))
      if (places === undefined) words.set(bare(lower), [at])
      else places.push(at)
    }
  }
  return words
}

/** The last part of a compound carries its meaning, so a part is met at the end: urinblåsan is a blåsa. */
const isPartOf = (part: string, whole: string): boolean => part.length >= SHORTEST_PART && whole.length >= part.length + SHORTEST_REST && whole.endsWith(part)

/** What shares one name of several counts so much: blood is not blood pressure. */
const LEAST_SHARED = 0.8

function strengthOf(keys: ReadonlySet<string>, told: ReadonlySet<string>): number {
  const met = [...keys].filter((key) => told.has(key))
  if (met.length === 0) return 0
  const named = namedIn(keys)
  if (named.length === 0 || met.some((key) => !named.includes(key))) return 1
  return LEAST_SHARED + ((1 - LEAST_SHARED) * met.length) / named.length
}

/** Each term with where it is met and how much it tells: the rarer in the talk, the more. */
function weigh(terms: readonly Term[], said: readonly Said[]): Weighed[] {
  const most = Math.log(2 + said.length)
  const inTalk = wordsIn(said)
  return terms.map(({ keys, meanings, kind, words }) => {
    const at = new Map<number, number>()
    for (const [index, one] of said.entries()) {
      const strength = strengthOf(keys, one.keys)
      if (strength > 0) at.set(index, strength)
    }
    for (const [word, places] of kind === 'medicine' ? [] : inTalk) {
      if (words.some((one) => isPartOf(bare(one), word) || isPartOf(word, bare(one)))) for (const place of places) if (!at.has(place)) at.set(place, AS_PART)
    }
    if (at.size === 0) for (const [index, one] of said.entries()) if (!meanings.isDisjointFrom(one.meanings)) at.set(index, IN_OTHER_WORDS)
    const rarity = at.size === 0 ? 1 : Math.log((2 + said.length) / at.size) / most
    return { kind, at, weight: COUNTS[kind][at.size === 0 ? 1 : 0] * (COMMON_WEIGHT + (1 - COMMON_WEIGHT) * rarity) }
  })
}

const OF_TIME: ReadonlySet<AskedKind> = new Set<AskedKind>(['moment', 'length'])
const WHEN: readonly string[] = ['topic:onset', 'topic:duration']
const KIND_WEIGHT = 0.35

/** What is asked for as a term of its own: told where the talk asks for the same, or where it tells how something began. */
function kindTerm({ kinds }: Question, said: readonly Said[]): Weighed[] {
  const isOfTime = [...kinds].some((kind) => OF_TIME.has(kind))
  const at = new Map<number, number>()
  for (const [index, one] of said.entries()) {
    const asked = said[one.answers]?.kinds ?? one.kinds
    if ([...kinds].some((kind) => asked.has(kind)) || (isOfTime && isOfKind(one.reading, kinds) && WHEN.some((key) => one.keys.has(key)))) at.set(index, 1)
  }
  return at.size === 0 ? [] : [{ kind: 'asked', at, weight: KIND_WEIGHT }]
}

const isNamed = (key: string): boolean => /^(?:word|condition|drug|c):/u.test(key) || (key.startsWith('topic:') && !isFrame([key]))

/** Neither the sentence nor the question it answers names anything: it goes on with what was spoken of. */
function goesOn(said: readonly Said[], at: number): boolean {
  const own = said[at]
  const asked = said[own?.answers ?? -1]
  return own !== undefined && ![...own.keys].some(isNamed) && (asked === undefined || ![...asked.keys].some(isNamed))
}

/** How well a sentence meets a term: in its own words, in the question it answers, or in what was said just before. */
function metBy({ at: met }: Weighed, at: number, said: readonly Said[]): number {
  const own = said[at]
  const asked = own !== undefined && own.answers >= 0 ? (met.get(own.answers) ?? 0) * ASKED : 0
  const answer = own?.isQuestion === true && said[at + 1]?.answers === at ? (met.get(at + 1) ?? 0) * ASKED : 0
  const from = own !== undefined && own.answers >= 0 ? own.answers : at
  const before = (goesOn(said, at) ? GOING_ON : NEAR).map((share, back) => (met.get((back === 0 ? at : from) - back) ?? 0) * share)
  return Math.max(asked, answer, ...before)
}

/** Asked for something of a kind, none is an answer too: any tablets? No. */
const NONE_ANSWERS: readonly AskedKind[] = ['medicine', 'amount', 'count', 'often', 'person', 'result']

/** How far a sentence is of the kind that was asked for, and how many sentences on it is told. */
function kindAt(question: Question, said: readonly Said[], at: number): { factor: number; to: number } {
  const own = said[at]
  if (own === undefined) return { factor: 0, to: at }
  if (isOfKind(own.reading, question.kinds)) return { factor: 1, to: at }
  if (own.answers >= 0 && has(own.reading, 'no', 'nothing') && NONE_ANSWERS.some((kind) => question.kinds.has(kind))) return { factor: 1, to: at }
  const next = said[at + 1]
  const isTold =
    next !== undefined &&
    (next.turn === own.turn || next.answers === at) &&
    isOfKind(next.reading, question.kinds) &&
    (next.answers === at || goesOn(said, at + 1))
  return isTold ? { factor: ONE_ON, to: at + 1 } : { factor: WRONG_KIND, to: at }
}

/** Told of another than the question asks of. */
function subjectFactor(question: Question, own: Said): number {
  return isOfOthers(own) && !question.isOfOthers && !has(own.reading, 'firstPerson') ? OF_ANOTHER : 1
}

/** A sentence with how well it answers, from 0 to 1, and the last of those that tell it. */
export type Scored = { readonly at: number; readonly to: number; readonly score: number }

/** What a question asks after, each with where the talk has it. */
export const weighTerms = (question: Question, said: readonly Said[]): Weighed[] => [...weigh(question.terms, said), ...kindTerm(question, said)]

/** Each sentence with how well it answers, from 0 to 1, those that answer nothing left out. */
export function scoreSaid(question: Question, said: readonly Said[], terms: readonly Weighed[] = weighTerms(question, said)): Scored[] {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  return said.flatMap((own, at) => {
    const met = terms.reduce((sum, term) => sum + term.weight * metBy(term, at, said), 0) / whole
    if (met === 0) return []
    const asks = own.isQuestion ? (said[at + 1]?.answers === at ? IS_QUESTION : UNANSWERED) : 1
    const { factor, to } = kindAt(question, said, at)
    return [{ at, to, score: met * factor * asks * subjectFactor(question, own) }]
  })
}
