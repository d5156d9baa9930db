import { candidatesIn } from '#domain/note/omissions/candidates.ts'
import { listFeatures } from '#domain/note/omissions/list-features.ts'
import { readTold } from '#domain/note/omissions/told-already.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { GoldCase } from '../data.ts'
import { type Labelled, nearestLabel, reportOn } from './measure.ts'

/** A statement that a report does not hold, and what its reader said of it. */
export type ListExample = {
  readonly talk: string
  readonly features: readonly (readonly [name: string, amount: number])[]
  readonly isMissed: boolean
  readonly isCritical: boolean
}

/** What the report of a talk leaves out and a reader has read. */
export function examplesOf(one: GoldCase, labels: readonly Labelled[]): ListExample[] {
  const { report, source } = reportOn(one)
  const tongue = tongueOf(report.language)
  const told = readTold(report, tongue)
  return candidatesIn(source, report, { tongue, vertical: one.vertical }).flatMap((candidate): ListExample[] => {
    const label = nearestLabel(candidate, labels)
    return label === undefined
      ? []
      : [{ talk: one.id, features: listFeatures(candidate, told), isMissed: label.label === 'needed', isCritical: label.critical }]
  })
}
