import type { ConsultationScore } from './consultation-score.ts'
import { pooledLists, type MedicineListScore } from './medicine-list.ts'

/** The figures of a set of consultations: shares from 0 to 1, undefined where there was nothing to measure. */
export interface PooledScore {
  readonly n: number
  readonly score: number
  readonly keyRecall: number | undefined
  readonly factRecall: number | undefined
  readonly placement: number | undefined
  readonly polarityErrors: number
  readonly forbiddenPerReport: number
  readonly criticalPerReport: number
  readonly medicinesNamed: number | undefined
  readonly medicinesDosed: number | undefined
  readonly medicinesRight: number | undefined
  readonly medicineStatusErrors: number
  readonly list: MedicineListScore
  readonly unsupportedNumbers: number
  readonly compression: number | undefined
  readonly quietRight: number | undefined
  readonly codesRight: number | undefined
  readonly codesAsked: number
}

function ratio(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole
}

/** Sums up consultations; those without anything medical count only in the score and in the sums of what went wrong. */
export function pooled(rows: readonly ConsultationScore[]): PooledScore {
  const full = rows.filter(({ isQuiet }) => isQuiet === undefined)
  const quiet = rows.filter(({ isQuiet }) => isQuiet !== undefined)
  const asked = rows.filter(({ isCodeRight }) => isCodeRight !== undefined)
  const sum = (part: readonly ConsultationScore[], figure: (row: ConsultationScore) => number) => part.reduce((total, row) => total + figure(row), 0)
  const share = (part: (row: ConsultationScore) => number, whole: (row: ConsultationScore) => number) => ratio(sum(full, part), sum(full, whole))
  const perReport = (figure: (row: ConsultationScore) => number) => sum(rows, figure) / Math.max(1, rows.length)
  return {
    n: rows.length,
    score: perReport(({ score }) => score),
    keyRecall: share(({ facts }) => facts.keyFound, ({ facts }) => facts.key),
    factRecall: share(({ facts }) => facts.found, ({ facts }) => facts.total),
    placement: share(({ facts }) => facts.placed, ({ facts }) => facts.found),
    polarityErrors: sum(rows, ({ polarityErrors }) => polarityErrors.length),
    forbiddenPerReport: perReport(({ forbidden }) => forbidden.total),
    criticalPerReport: perReport(({ forbidden }) => forbidden.critical),
    medicinesNamed: share(({ medicines }) => medicines.named, ({ medicines }) => medicines.total),
    medicinesDosed: share(({ medicines }) => medicines.dosed, ({ medicines }) => medicines.total),
    medicinesRight: share(({ medicines }) => medicines.right, ({ medicines }) => medicines.total),
    medicineStatusErrors: sum(rows, ({ medicines }) => medicines.wrongStatus.length),
    list: pooledLists(rows.map(({ list }) => list)),
    unsupportedNumbers: sum(rows, ({ numbers }) => numbers.unsupported.length),
    compression: share(({ words }) => words.report, ({ words }) => words.transcript),
    quietRight: ratio(quiet.filter(({ isQuiet }) => isQuiet === true).length, quiet.length),
    codesRight: ratio(asked.filter(({ isCodeRight }) => isCodeRight === true).length, asked.length),
    codesAsked: asked.length,
  }
}
