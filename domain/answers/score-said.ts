import { has } from '#domain/report/statement.ts'
import { isOfKind } from './asked.ts'
import type { Question } from './question.ts'
import type { Said } from './said-sentences.ts'
import { isOfOthers } from './said-sentences.ts'
import type { Term } from './terms.ts'

/** How much a word counts that frames the question beside one that names what is asked after. */
const FRAME_WEIGHT = 0.35
/** How much of a word is met where the sentence before, or the one before that, has it. */
const NEAR = [1, 0.6, 0.35] as const
/** In the question that the sentence answers. */
const ASKED = 0.95
const WRONG_KIND = 0.62
const OF_ANOTHER = 0.6
const IS_QUESTION = 0.75

type Weighed = Term & { readonly weight: number; readonly at: ReadonlySet<number> }

/** Each term with where it is met and how much it tells: the rarer in the talk, the more; one that is nowhere met counts whole. */
function weigh(terms: readonly Term[], said: readonly Said[]): Weighed[] {
  const most = Math.log(2 + said.length)
  return terms.map((term) => {
    const at = new Set(said.flatMap(({ keys }, index) => ([...term.keys].some((key) => keys.has(key)) ? [index] : [])))
    const rarity = at.size === 0 ? 1 : Math.log((2 + said.length) / at.size) / most
    return { ...term, at, weight: (term.isFrame ? FRAME_WEIGHT : 1) * (0.4 + 0.6 * rarity) }
  })
}

/** How well a sentence meets a term: in its own words, in the question it answers, or in what was said just before. */
function metBy({ at: met }: Weighed, at: number, said: readonly Said[]): number {
  if (met.has(at)) return NEAR[0]
  const own = said[at]
  if (own !== undefined && own.answers >= 0 && met.has(own.answers)) return ASKED
  if (own?.isQuestion === true && met.has(at + 1) && said[at + 1]?.answers === at) return ASKED
  if (met.has(at - 1)) return NEAR[1]
  return met.has(at - 2) ? NEAR[2] : 0
}

function kindFactor(question: Question, said: readonly Said[], at: number): number {
  const own = said[at]
  if (own === undefined) return 0
  if (isOfKind(own.reading, question.kinds)) return 1
  const next = said[at + 1]
  return next !== undefined && next.turn === own.turn && isOfKind(next.reading, question.kinds) ? (1 + WRONG_KIND) / 2 : WRONG_KIND
}

/** Each sentence with how well it answers, from 0 to 1, those that answer nothing left out. */
export function scoreSaid(question: Question, said: readonly Said[]): { at: number; score: number }[] {
  const terms = weigh(question.terms, said)
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  return said.flatMap((own, at) => {
    const met = terms.reduce((sum, term) => sum + term.weight * metBy(term, at, said), 0) / whole
    if (met === 0) return []
    const isAlone = !own.isQuestion || said[at + 1]?.answers === at
    const score = met * kindFactor(question, said, at) * (own.isQuestion ? IS_QUESTION : 1) * (isAlone ? 1 : OF_ANOTHER) * (isOfOthers(own) && !question.isOfOthers && !has(own.reading, 'firstPerson') ? OF_ANOTHER : 1)
    return [{ at, score }]
  })
}
