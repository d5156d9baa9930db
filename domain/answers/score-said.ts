import { has } from '#domain/report/statement.ts'
import { isOfKind } from './asked.ts'
import type { Question } from './question.ts'
import type { Said } from './said-sentences.ts'
import { isOfOthers } from './said-sentences.ts'
import type { Term, TermKind } from './terms.ts'
import type { AskedKind } from './words/asked-kinds.ts'

/** What a term counts where the talk has it, and where the talk has it nowhere: an everyday word may be said in others, a medicine may not. */
const COUNTS: Readonly<Record<TermKind, readonly [met: number, missing: number]>> = { medicine: [1.2, 1.4], named: [1, 1], frame: [0.4, 0.15], kind: [0.15, 0.05], name: [0.9, 0.9], word: [0.7, 0.35], number: [0.5, 0.3] }
/** How much of a word is met where the sentence before, or the one before that, has it. */
const NEAR = [1, 0.55, 0.3] as const
/** In the question that the sentence answers. */
const ASKED = 0.95
/** As a part of a longer word, or the other way round. */
const AS_PART = 0.75
const WRONG_KIND = 0.55
const OF_ANOTHER = 0.6
const IS_QUESTION = 0.75
const UNANSWERED = 0.5

type Weighed = { readonly weight: number; /** How well each sentence has it, where it does. */ readonly at: ReadonlyMap<number, number> }

/** What a word counts that stands everywhere, beside one that stands nowhere else. */
const COMMON_WEIGHT = 0.25

const SHORTEST_PART = 4

/** The sentences of each stem of a talk. */
function stemsOf(said: readonly Said[]): Map<string, number[]> {
  const stems = new Map<string, number[]>()
  for (const [at, { keys }] of said.entries()) {
    for (const key of keys) {
      if (!key.startsWith('stem:')) continue
      const stem = key.slice('stem:'.length)
      const places = stems.get(stem)
      if (places === undefined) stems.set(stem, [at])
      else places.push(at)
    }
  }
  return stems
}

const isPartOf = (part: string, whole: string): boolean => part.length >= SHORTEST_PART && whole.length > part.length && (whole.endsWith(part) || whole.startsWith(part))

/** Each term with where it is met and how much it tells: the rarer in the talk, the more. */
function weigh(terms: readonly Term[], said: readonly Said[]): Weighed[] {
  const most = Math.log(2 + said.length)
  const words = stemsOf(said)
  return terms.map(({ keys, kind, stems }) => {
    const at = new Map<number, number>()
    for (const [index, one] of said.entries()) if ([...keys].some((key) => one.keys.has(key))) at.set(index, 1)
    if (kind !== 'medicine') for (const stem of stems) for (const [word, places] of words) if (isPartOf(stem, word) || isPartOf(word, stem)) for (const place of places) if (!at.has(place)) at.set(place, AS_PART)
    const rarity = at.size === 0 ? 1 : Math.log((2 + said.length) / at.size) / most
    return { at, weight: COUNTS[kind][at.size === 0 ? 1 : 0] * (COMMON_WEIGHT + (1 - COMMON_WEIGHT) * rarity) }
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
  return at.size === 0 ? [] : [{ at, weight: KIND_WEIGHT }]
}

/** How well a sentence meets a term: in its own words, in the question it answers, or in what was said just before. */
function metBy({ at: met }: Weighed, at: number, said: readonly Said[]): number {
  const own = said[at]
  const asked = own !== undefined && own.answers >= 0 ? (met.get(own.answers) ?? 0) * ASKED : 0
  const answer = own?.isQuestion === true && said[at + 1]?.answers === at ? (met.get(at + 1) ?? 0) * ASKED : 0
  return Math.max((met.get(at) ?? 0) * NEAR[0], asked, answer, (met.get(at - 1) ?? 0) * NEAR[1], (met.get(at - 2) ?? 0) * NEAR[2])
}

function kindFactor(question: Question, said: readonly Said[], at: number): number {
  const own = said[at]
  if (own === undefined) return 0
  if (isOfKind(own.reading, question.kinds)) return 1
  const next = said[at + 1]
  return next !== undefined && next.turn === own.turn && isOfKind(next.reading, question.kinds) ? (1 + WRONG_KIND) / 2 : WRONG_KIND
}

/** Told of another than the question asks of. */
function subjectFactor(question: Question, own: Said): number {
  return isOfOthers(own) && !question.isOfOthers && !has(own.reading, 'firstPerson') ? OF_ANOTHER : 1
}

/** Each sentence with how well it answers, from 0 to 1, those that answer nothing left out. */
export function scoreSaid(question: Question, said: readonly Said[]): { at: number; score: number }[] {
  const terms = [...weigh(question.terms, said), ...kindTerm(question, said)]
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  return said.flatMap((own, at) => {
    const met = terms.reduce((sum, term) => sum + term.weight * metBy(term, at, said), 0) / whole
    if (met === 0) return []
    const asks = own.isQuestion ? (said[at + 1]?.answers === at ? IS_QUESTION : UNANSWERED) : 1
    return [{ at, score: met * kindFactor(question, said, at) * asks * subjectFactor(question, own) }]
  })
}
