import type { Feature } from '#domain/note/select/salience-features.ts'
import { worthFeatures } from '#domain/note/select/salience-features.ts'
import { worthOf } from '#domain/note/select/salience.ts'
import type { Candidate } from './candidates.ts'
import { isCritical } from '#domain/note/annotate/critical.ts'
import { LIST_WEIGHTS } from './list-weights.generated.ts'
import type { readTold } from './told-already.ts'
import { isTold, shareTold } from './told-already.ts'

/**
 * What tells whether a reader misses a statement in the report: all that its worth is read from, who said it and in which part of the talk, and how
 * much of it the report says already in other words.
 */
export function listFeatures({ statement, setting }: Candidate, told: ReturnType<typeof readTold>): Feature[] {
  if (setting === undefined) return []
  const { section, speaker, phase } = statement
  const harms = isCritical(statement) ? 1 : 0
  const found: Feature[] = [
    ...worthFeatures(statement, setting),
    ['worth', worthOf(statement, setting)],
    ['harms', harms], [`${section} harms`, harms],
    [`by ${speaker ?? 'nobody'}`, 1], [`in ${phase}`, 1],
    ['told', isTold(statement, told) ? 1 : 0], ['share told', shareTold(statement, told)],
  ]
  return found.filter(([, amount]) => amount !== 0)
}

/** How likely a reader misses a statement that has these features, from nought to one. Learnt by eval/omissions/learn-list.ts. */
export function chanceMissed(features: readonly Feature[]): number {
  const sum = features.reduce((total, [name, amount]) => total + amount * (LIST_WEIGHTS[name] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
