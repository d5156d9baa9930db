import { z } from 'zod'
import type { Key, Version } from './bundle.ts'

/** What one reader says of one report (README.md, "The rubric"). */
export const Mark = z.object({
  report: z.string(),
  mark: z.number().min(1).max(10),
  statements: z.number().min(0),
  harmful: z.number().min(0),
  orphans: z.number().min(0),
})
export type Mark = z.infer<typeof Mark>

export type VersionFigures = {
  readonly reports: number
  /** Mean of the marks, 1 to 10, and half the width of its 95 % interval. */
  readonly mark: number
  readonly markMargin: number
  /** Means over reports. */
  readonly harmful: number
  readonly orphans: number
  /** Words of all reports by words of all talks. */
  readonly length: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function margin(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN
  const middle = mean(values)
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
  return 1.96 * Math.sqrt(variance / values.length)
}

/** The figures of one reader for one version; a report without a mark, and a mark of a report that was not laid out, are told by `unmarked`. */
export function figuresOf(marks: readonly Mark[], { key, version }: { key: Key; version: Version }): VersionFigures {
  const read = marks.flatMap((mark) => {
    const laid = key[mark.report]
    return laid?.version === version ? [{ ...mark, ...laid }] : []
  })
  return {
    reports: read.length,
    mark: mean(read.map(({ mark }) => mark)),
    markMargin: margin(read.map(({ mark }) => mark)),
    harmful: mean(read.map(({ harmful }) => harmful)),
    orphans: mean(read.map(({ orphans }) => orphans)),
    length: mean(read.map(({ reportWords }) => reportWords)) / mean(read.map(({ talkWords }) => talkWords)),
  }
}

/** What does not fit together: reports that nobody marked, marks of reports that are not there, reports marked twice. */
export function unmarked(marks: readonly Mark[], key: Key): string[] {
  const counts = new Map<string, number>()
  for (const { report } of marks) counts.set(report, (counts.get(report) ?? 0) + 1)
  const missing = Object.keys(key).filter((report) => !counts.has(report)).map((report) => `${report} has no mark`)
  const wrong = [...counts].flatMap(([report, count]) => {
    if (key[report] === undefined) return [`${report} was not laid out`]
    return count > 1 ? [`${report} is marked ${String(count)} times`] : []
  })
  return [...missing, ...wrong]
}

/** How far two readers lie apart: the mean difference of their marks for the same report, and how often both found a harmful statement or both none. */
export function agreement(first: readonly Mark[], second: readonly Mark[]): { apart: number; sameHarm: number } {
  const others = new Map(second.map((mark) => [mark.report, mark]))
  const pairs = first.flatMap((mark) => {
    const other = others.get(mark.report)
    return other === undefined ? [] : [{ mark, other }]
  })
  return {
    apart: mean(pairs.map(({ mark, other }) => Math.abs(mark.mark - other.mark))),
    sameHarm: mean(pairs.map(({ mark, other }) => ((mark.harmful > 0) === (other.harmful > 0) ? 1 : 0))),
  }
}
