import { candidatesIn } from '#domain/note/omissions/candidates.ts'
import { listFeatures } from '#domain/note/omissions/list-features.ts'
import { readTold } from '#domain/note/omissions/told-already.ts'
import { isListable } from '#domain/note/omissions/worth-showing.ts'
import { isCritical } from '#domain/note/annotate/critical.ts'
import { harmsUnnamed } from '#domain/note/omissions/harms-unnamed.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { GoldCase } from '../data.ts'
import { states } from '../scoring/consultation-score.ts'
import { normalized } from '../scoring/text.ts'
import { type Labelled, nearestLabel, reportOn } from './measure.ts'

/** A statement that a report does not hold, and whether its reader missed it. */
export type ListExample = {
  readonly talk: string
  readonly features: readonly (readonly [name: string, amount: number])[]
  readonly isMissed: boolean
  /** A reader said so; else it follows from the gold facts of the talk. */
  readonly isLabelled: boolean
  /** What is learnt decides whether it is listed: it is not critical, nor plainly chatter. */
  readonly isEligible: boolean
  readonly share: number
}

/** A reader's word counts as much as so many statements judged by the gold facts, which name far less than a reader misses. */
const READ = 10
/** What the gold facts do not name may be missed all the same: how much rarer they make it seem is learnt apart and left out of the weights that count. */
export const BY_GOLD = 'by gold'

/** What the report of a talk leaves out, judged by a reader's labels where there are any, by its gold facts elsewhere. */
export function examplesOf(one: GoldCase, labels: readonly Labelled[]): ListExample[] {
  const { report, source } = reportOn(one)
  const tongue = tongueOf(report.language)
  const told = readTold(report, tongue)
  const whole = normalized(report.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n'))
  const left = one.gold.facts.filter((fact) => !states(whole, fact, one.language))
  return candidatesIn(source, report, { tongue, vertical: one.vertical }).flatMap((candidate): ListExample[] => {
    const features = listFeatures(candidate, told)
    if (features.length === 0) return []
    const isDecided = candidate.isCutOff || candidate.isOnListAlone || isCritical(candidate.statement) || harmsUnnamed(candidate.statement)
    const isEligible = !isDecided && isListable(candidate.statement)
    if (labels.length > 0) {
      const label = nearestLabel(candidate, labels)?.label
      return label === undefined ? [] : [{ talk: one.id, features, isMissed: label === 'needed', isLabelled: true, isEligible, share: READ }]
    }
    const text = normalized(candidate.text)
    return [{ talk: one.id, features: [...features, [BY_GOLD, 1]], isMissed: left.some((fact) => states(text, fact, one.language)), isLabelled: false, isEligible, share: 1 }]
  })
}
