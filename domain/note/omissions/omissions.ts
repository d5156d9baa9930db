import type { Report } from '#contract/report.ts'
import type { Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { candidatesIn, coverage } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { isCritical } from '#domain/note/annotate/critical.ts'
import { harmsUnnamed } from './harms-unnamed.ts'
import { areAmountsTold, areMedicinesEnded, areMedicinesTold, isTold, readTold, shareTold } from './told-already.ts'
import { chanceMissed, listFeatures } from './list-features.ts'
import { isCourtesy } from './worth-showing.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Something said that the report does not hold: worded as a report would have it, with its place in its source, and whether a reader is likely to miss it. */
export type Omission = { readonly text: string; readonly start: number; readonly end: number; readonly source: number; readonly isLikely: boolean }

type Missed = Candidate & { readonly isLikely: boolean }

/**
 * What was said but rests under no sentence of the report, is told by none, and is not asked about: what a reader is likely to miss, and what one may
 * miss, in the order of the talk.
 */
export function findOmissions(report: Report, sources: readonly ReportSource[], vertical: Vertical): Omission[] {
  const tongue = tongueOf(report.language)
  const told = readTold(report, tongue)
  return sources.flatMap((source, index) => {
    const missed = candidatesIn(source, report, { tongue, vertical }).flatMap((one): Missed[] => {
      const chance = chanceOfMiss(one, told)
      return chance === 'none' ? [] : [{ ...withWords(one, source), isLikely: chance === 'likely' }]
    })
    const { likely = [], possible = [] } = Object.groupBy(onceEach(missed), ({ isLikely }) => (isLikely ? 'likely' : 'possible'))
    // An answer that is likely missed brings its question along: that is not named once more.
    const isNamed = coverage(source.text.length, likely)
    const all = [...outermost(likely), ...outermost(possible.filter(({ start, end }) => isNamed(start, end) === 0))]
    return all.toSorted((a, b) => a.start - b.start).map(({ text, start, end, isLikely }): Omission => ({ text, start, end, source: index, isLikely }))
  })
}

/**
 * From this chance on that a reader misses it, a statement is likely missed: of open talks left out of the learning, 82 of 100 such entries are
 * wanted, with the lower bar of what harms; four in five are asked for (eval/omissions).
 */
const LIKELY = 0.82
/** What harms when it is nowhere is likely missed sooner. */
const HARMFUL_LIKELY = 0.65
/** What hardly anybody misses is no omission: greetings, announcements. */
const LEAST_CHANCE = 0.2
/** So much of what was said stands in one line of the list, and the rest is how it was said. */
const MOSTLY_ON_LIST = 0.4

/** What is left without a word when it is worded as a report would have it stands as it was said: `blir han slapp, ring oss`. */
const withWords = (one: Candidate, { text }: ReportSource): Candidate => (one.text === '' ? { ...one, text: text.slice(one.start, one.end).trim() } : one)

/** What was said again in the same words is listed where it was said first. */
function onceEach(all: readonly Missed[]): Missed[] {
  const said = new Set<string>()
  return all.filter(({ text }) => {
    const isNew = !said.has(text)
    said.add(text)
    return isNew
  })
}

/** Those that lie in no other: the question together with its answer stands for the answer alone. */
function outermost(all: readonly Missed[]): Missed[] {
  let reached = -1
  return all.toSorted((a, b) => a.start - b.start || b.end - a.end).filter(({ end }) => {
    const isOuter = end > reached
    reached = Math.max(reached, end)
    return isOuter
  })
}

/** How a reader misses a statement: surely enough to be shown at once, perhaps, or not, as the report tells it or it tells nothing. */
function chanceOfMiss(candidate: Candidate, told: ReturnType<typeof readTold>): 'likely' | 'possible' | 'none' {
  const isHarmful = harms(candidate)
  const isWholeTold = !candidate.isCutOff && isTold(candidate.statement, told)
  if (candidate.onList === 'fits' && shareTold(candidate.statement, told) >= MOSTLY_ON_LIST) return 'none'
  const isDone = isHarmful ? isHarmTold(candidate, told) : isWholeTold
  if (isDone && isWholeTold) return 'none'
  const chance = chanceMissed(listFeatures(candidate, told), candidate.statement.language)
  if (!isDone && candidate.onList !== 'fits' && chance >= (isHarmful ? HARMFUL_LIKELY : LIKELY)) return 'likely'
  if (isHarmful && !isDone) return 'possible'
  return chance >= LEAST_CHANCE && !isCourtesy(candidate.statement) ? 'possible' : 'none'
}

/** What is never left out of the list, however little a reader is likely to miss it. */
function harms({ statement, isCutOff, onList }: Candidate): boolean {
  if (onList === 'fits') return false
  return isCutOff || onList === 'outgrows' || statement.section === 'medications' || isCritical(statement) || harmsUnnamed(statement)
}

/** Its medicines and amounts at least stand in the report. */
function isHarmTold({ statement, isCutOff, onList }: Candidate, told: ReturnType<typeof readTold>): boolean {
  if (isCutOff) return false
  if (onList === 'outgrows') return isCriticalTold(statement, told)
  // Of a withdrawal period the list of medicines, however whole, tells nothing.
  if (statement.section === 'medications') return isTold(statement, told)
  return isCritical(statement) ? isCriticalTold(statement, told) : isTold(statement, told)
}

/** What is told of a medicine besides that it is taken: the list of medicines does not hold it. */
const TOLD_OF_MEDICINE = ['allergy', 'reaction', 'symptom', 'course', 'condition', 'test', 'vital', 'imaging', 'followUp'] as const

/** What is critical counts as told when its medicines stand with their numbers, or a sentence says all of it. */
function isCriticalTold(statement: Statement, told: ReturnType<typeof readTold>): boolean {
  if (has(statement, 'negation', 'stop') && !has(statement, ...TOLD_OF_MEDICINE) && areMedicinesEnded(statement, told)) return true
  if (statement.drugs.length > 0) return areMedicinesTold(statement, told) && (!has(statement, 'negation', ...TOLD_OF_MEDICINE) || isTold(statement, told))
  return isTold(statement, told) || (has(statement, 'unit') && areAmountsTold(statement, told))
}
