import { cpus } from 'node:os'
import { type Figure, isWithinBar } from './bench-case.ts'

export interface CaseResult {
  readonly protocol: string
  readonly title: string
  readonly figures: readonly Figure[]
}

export interface RunResult {
  readonly at: string
  readonly commit: string
  readonly node: string
  readonly machine: string
  readonly cases: readonly CaseResult[]
}

export const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`

/** The results as the table that stands in bench/results.md. */
export function asMarkdown({ at, commit, node, machine: where, cases }: RunResult): string {
  const rows = cases.flatMap(({ protocol, title, figures }) =>
    figures.map((figure) => `| ${protocol} | ${title}: ${figure.name} | ${asCells(figure).measured} | ${asCells(figure).bar} | ${isWithinBar(figure) ? 'yes' : '**no**'} |`),
  )
  return [
    '# Speed',
    '',
    `Measured ${at.slice(0, 10)} on commit ${commit}, Node ${node}, ${where}. Again with \`npm run bench\`.`,
    '',
    '| protocol | figure | measured | bar | met |',
    '|---|---|---:|---:|---|',
    ...rows,
    '',
  ].join('\n')
}

/** A figure as people read it. */
export const asCells = (figure: Figure): { measured: string; bar: string } => ({ measured: `${number(figure.value)} ${figure.unit}`, bar: bar(figure) })

const number = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : Number.isInteger(value) ? String(value) : value.toFixed(2))

function bar({ atMost, atLeast, unit }: Figure): string {
  const parts = [...(atMost === undefined ? [] : [`≤ ${atMost} ${unit}`]), ...(atLeast === undefined ? [] : [`≥ ${atLeast} ${unit}`])]
  return parts.length === 0 ? '–' : parts.join(', ')
}
