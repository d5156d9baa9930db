import { toldBy } from '#domain/certificate/learnt/both.ts'
import type { Way, Ways } from '#domain/certificate/learnt/both.ts'
import { LEARNT_KEYS } from '#domain/certificate/learnt/chains.ts'
import type { LearntKey } from '#domain/certificate/learnt/chains.ts'
import type { LearntPieces } from '#domain/certificate/learnt/learnt-pieces.ts'
import type { Ruled } from '#domain/certificate/talk/by-rules.ts'
import { isRight, piecesOf } from './certificates.ts'
import type { CertificateTalk } from './certificates.ts'

/** A talk with its gold, what the rules made of it, and what weights that have not seen it did. */
export type Unseen = { readonly gold: CertificateTalk; readonly ruled: Ruled; readonly pieces: LearntPieces }

/** What became of some fields; `wrong` is what was told otherwise than it was given. */
export type Sum = { fields: number; right: number; told: number; toldRight: number; invented: number; wrong: number }
export const noSum = (): Sum => ({ fields: 0, right: 0, told: 0, toldRight: 0, invented: 0, wrong: 0 })

/** Adds what became of one field. */
export function count(sum: Sum, wanted: readonly string[], got: string): void {
  const [isTold, isGiven] = [wanted.length > 0, got !== '']
  const isFit = isTold ? isGiven && isRight(wanted, got) : !isGiven
  sum.fields += 1
  sum.right += isFit ? 1 : 0
  sum.told += isTold ? 1 : 0
  sum.toldRight += isTold && isFit ? 1 : 0
  sum.invented += !isTold && isGiven ? 1 : 0
  sum.wrong += isTold && isGiven && !isFit ? 1 : 0
}

/** An insurer holds what was never said against whoever signed: one invented field outweighs two right ones; a wrong one is found when it is read over. */
const [INVENTED_COSTS, WRONG_COSTS] = [2, 0.25]
const worthOf = ({ right, invented, wrong }: Sum): number => right - INVENTED_COSTS * invented - WRONG_COSTS * wrong

const LEASTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const
const ORDERS = ['rule first', 'learnt first', 'learnt'] as const
const BY_RULE: Way = { order: 'rule', least: 1 }
/** A likelihood is judged with those beside it, so that no single talk decides. */
const BESIDE = 2

function worthBy(talks: readonly Unseen[], key: LearntKey, way: Way): number {
  const sum = noSum()
  for (const { gold, ruled, pieces } of talks) {
    const wanted = gold.fields[key]
    if (wanted !== undefined) count(sum, piecesOf(wanted), toldBy(way, key, { ruled: ruled.fields, pieces })?.value ?? '')
  }
  return worthOf(sum)
}

/** The mean of the worths around one, the nearest counting most. */
function smoothed(worths: readonly number[], at: number): number {
  let [sum, weights] = [0, 0]
  for (const [other, worth] of worths.entries()) {
    const away = Math.abs(other - at)
    if (away > BESIDE) continue
    sum += worth / (1 + away)
    weights += 1 / (1 + away)
  }
  return sum / weights
}

function chooseWay(talks: readonly Unseen[], key: LearntKey): Way {
  let best = { way: BY_RULE, worth: worthBy(talks, key, BY_RULE) }
  for (const order of ORDERS) {
    const worths = LEASTS.map((least) => worthBy(talks, key, { order, least }))
    for (const [at, least] of LEASTS.entries()) {
      const worth = smoothed(worths, at)
      if (worth > best.worth) best = { way: { order, least }, worth }
    }
  }
  return best.way
}

/** The way of each field that does best on talks neither weights nor rules were made with. */
export const chooseWays = (talks: readonly Unseen[]): Ways => new Map(LEARNT_KEYS.map((key) => [key, chooseWay(talks, key)]))
