import { cpus } from 'node:os'
import { type Figure, isWithinBar } from './bench-case.ts'

export interface CaseResult {
  readonly protocol: string
  readonly title: string
  /** When, on what and of which commit: cases are measured apart as well as together. */
  readonly at: string
  readonly commit: string
  readonly machine: string
  readonly figures: readonly Figure[]
}

export interface RunResult {
  readonly node: string
  readonly cases: readonly CaseResult[]
}

export const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`

/** What was measured now in the place of what was measured of the same case before. */
export function mergeCases(before: readonly CaseResult[], now: readonly CaseResult[]): CaseResult[] {
  const isAnew = ({ protocol, title }: CaseResult): boolean => now.some((one) => one.protocol === protocol && one.title === title)
  return [...before.filter((one) => !isAnew(one)), ...now].toSorted((a, b) => a.protocol.localeCompare(b.protocol, 'en', { numeric: true }))
}

/** The results as the table that stands in bench/results.md. */
export function asMarkdown({ node, cases }: RunResult): string {
  const rows = cases.flatMap(({ protocol, title, at, commit, figures }) =>
    figures.map((figure) => {
      const { measured, bar: most } = asCells(figure)
      return `| ${[protocol, `${title}: ${figure.name}`, measured, most, isWithinBar(figure) ? 'yes' : '**no**', at.slice(0, 10), commit].join(' | ')} |`
    }),
  )
  return [
    '# Speed',
    '',
    `Node ${node}, on ${[...new Set(cases.map(({ machine: where }) => where))].join('; ')}. Again with \`npm run bench\`; a case measured alone ` +
      'leaves the others as they were.',
    '',
    '| protocol | figure | measured | bar | met | on | commit |',
    '|---|---|---:|---:|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** A figure as people read it. */
export const asCells = (figure: Figure): { measured: string; bar: string } => ({ measured: `${number(figure.value)} ${figure.unit}`, bar: bar(figure) })

const number = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : Number.isInteger(value) ? String(value) : value.toFixed(2)

function bar({ atMost, atLeast, unit }: Figure): string {
  const parts = [...(atMost === undefined ? [] : [`≤ ${atMost} ${unit}`]), ...(atLeast === undefined ? [] : [`≥ ${atLeast} ${unit}`])]
  return parts.length === 0 ? '–' : parts.join(', ')
}
