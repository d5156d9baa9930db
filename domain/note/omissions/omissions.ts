import type { Report } from '#contract/report.ts'
import type { Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { candidatesIn } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { isCritical } from '#domain/note/annotate/critical.ts'
import { harmsUnnamed } from './harms-unnamed.ts'
import { areAmountsTold, areMedicinesEnded, areMedicinesTold, isTold, readTold } from './told-already.ts'
import { chanceMissed, listFeatures } from './list-features.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Something said that the report does not hold: worded as a report would have it, with its place in its source. */
export type Omission = { readonly text: string; readonly start: number; readonly end: number; readonly source: number }

/** What was said with weight but rests under no sentence of the report, is told by none, and is not asked about. */
export function findOmissions(report: Report, sources: readonly ReportSource[], vertical: Vertical): Omission[] {
  const tongue = tongueOf(report.language)
  const told = readTold(report, tongue)
  return sources.flatMap((source, index) => {
    const missed = onceEach(candidatesIn(source, report, { tongue, vertical }).filter((one) => isMissed(one, told)).map((one) => withWords(one, source)))
    return missed.filter((one) => !isWithinAnother(one, missed)).map(({ text, start, end }): Omission => ({ text, start, end, source: index }))
  })
}

/** From this chance on that a reader misses it, a statement is listed: where four in five entries are wanted (eval/omissions). */
const LEAST_CHANCE = 0.7

/** What is left without a word when it is worded as a report would have it stands as it was said: `blir han slapp, ring oss`. */
const withWords = (one: Candidate, { text }: ReportSource): Candidate => (one.text === '' ? { ...one, text: text.slice(one.start, one.end).trim() } : one)

/** What was said again in the same words is listed where it was said first. */
function onceEach(all: readonly Candidate[]): Candidate[] {
  const said = new Set<string>()
  return all.filter(({ text }) => {
    const isNew = !said.has(text)
    said.add(text)
    return isNew
  })
}

/** The question together with its answer stands for the answer alone. */
function isWithinAnother(one: Candidate, all: readonly Candidate[]): boolean {
  return all.some(({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start)
}

function isMissed(candidate: Candidate, told: ReturnType<typeof readTold>): boolean {
  const { statement, isCutOff, isOnListAlone } = candidate
  if (isCutOff) return true
  if (isOnListAlone) return !isCriticalTold(statement, told)
  // Of a withdrawal period the list of medicines, however whole, tells nothing.
  if (statement.section === 'medications') return !isTold(statement, told)
  if (isCritical(statement)) return !isCriticalTold(statement, told)
  if (harmsUnnamed(statement)) return !isTold(statement, told)
  return !isTold(statement, told) && chanceMissed(listFeatures(candidate, told), statement.language) >= LEAST_CHANCE
}

/** What is told of a medicine besides that it is taken: the list of medicines does not hold it. */
const TOLD_OF_MEDICINE = ['allergy', 'reaction', 'symptom', 'course', 'condition', 'test', 'vital', 'imaging', 'followUp'] as const

/** What is critical counts as told when its medicines stand with their numbers, or a sentence says all of it. */
function isCriticalTold(statement: Statement, told: ReturnType<typeof readTold>): boolean {
  if (has(statement, 'negation', 'stop') && !has(statement, ...TOLD_OF_MEDICINE) && areMedicinesEnded(statement, told)) return true
  if (statement.drugs.length > 0) return areMedicinesTold(statement, told) && (!has(statement, 'negation', ...TOLD_OF_MEDICINE) || isTold(statement, told))
  return isTold(statement, told) || (has(statement, 'unit') && areAmountsTold(statement, told))
}
