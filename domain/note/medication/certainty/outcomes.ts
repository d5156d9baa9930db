import type { Language } from '#contract/vertical.ts'
import { weightsByTongue } from '#domain/language/weights-by-tongue.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import type { Candidate } from './candidates.ts'
import { OUTCOME_WEIGHTS } from './outcome-weights.generated.ts'

/** What may become of a medicine that was named: `none` where it is not the patient's, or nobody takes it. A changed dose is a start of its own. */
export const OUTCOMES = ['none', 'continued', 'started', 'stopped', 'allergy'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How likely each outcome is. */
export type Chances = Readonly<Record<Outcome, number>>

const OUTCOME_OF: Readonly<Record<MedicationStatus, Outcome>> = {
  continued: 'continued',
  started: 'started',
  raised: 'started',
  lowered: 'started',
  stopped: 'stopped',
  allergy: 'allergy',
}

/** What the rules say becomes of a candidate. */
export function outcomeByRules({ course, isRead }: Candidate): Outcome {
  return !isRead || course.isDropped ? 'none' : OUTCOME_OF[course.status]
}

/** Turns sums of weights into probabilities. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const total = raised.reduce((a, b) => a + b, 0)
  return raised.map((one) => one / total)
}

/** How likely each outcome is by weights such as those learnt by eval/medicines/learn-outcomes.ts. */
export function chancesBy(weightsOf: (feature: string) => readonly number[] | undefined, features: readonly string[]): Chances {
  const sums = OUTCOMES.map(() => 0)
  for (const feature of features) weightsOf(feature)?.forEach((weight, at) => (sums[at] = (sums[at] ?? 0) + weight))
  const [none = 0, continued = 0, started = 0, stopped = 0, allergy = 0] = softmax(sums)
  return { none, continued, started, stopped, allergy }
}

/** Weights are written in steps. */
export const WEIGHT_STEP = 0.02

/** A sign that can be read for each number of steps: nought is in the midst of ASCII, what is far above it stands behind its end. */
const [NOUGHT, LAST, BEHIND] = [79, 126, 35]
const signOf = (steps: number): string => String.fromCharCode(NOUGHT + steps > LAST ? NOUGHT + steps + BEHIND : NOUGHT + steps)

function stepsOf(column: string, at: number): number {
  const code = column.charCodeAt(at)
  return (code > LAST ? code - BEHIND : code) - NOUGHT
}

/** Some signs are escaped, so that a line may be a little longer where it is written. */
const LONGEST_LINE = 150
const wrapped = (column: string): string => (column.match(new RegExp(`.{1,${String(LONGEST_LINE)}}`, 'g')) ?? []).join('\n')

/** Tells lines of features with their steps in columns, which are a quarter smaller when sent: the features, then a sign for each step of an outcome. */
export function tellColumns(lines: readonly string[]): string {
  const rows = lines.map((line) => line.split('\t'))
  const steps = rows.map(([, row = '']) => row.split(' ').map(Number))
  const columns = OUTCOMES.map((_, at) => wrapped(steps.map((row) => signOf(row[at] ?? 0)).join('')))
  return [rows.map(([name]) => name).join('\n'), ...columns].join('\n\n')
}

/** The features of such columns, each with what it adds to every outcome. */
export function readColumns(table: string): [name: string, weights: readonly number[]][] {
  const [names = '', ...wrappedColumns] = table.split('\n\n')
  const columns = wrappedColumns.map((column) => column.replaceAll('\n', ''))
  return names.split('\n').map((name, at) => [name, columns.map((column) => stepsOf(column, at) * WEIGHT_STEP)])
}

const weightsIn = weightsByTongue(OUTCOME_WEIGHTS, readColumns)

export function chancesOf(features: readonly string[], language: Language): Chances {
  const known = weightsIn(language)
  return chancesBy((feature) => known.get(feature), features)
}
