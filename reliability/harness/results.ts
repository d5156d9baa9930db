import { type Figure, isWithinBar } from '../../bench/harness/bench-case.ts'
import { asCells } from '../../bench/harness/results.ts'

/** One full run of a protocol, with what is needed to make it again. */
export interface ProtocolResult {
  readonly number: string
  readonly title: string
  readonly at: string
  readonly commit: string
  readonly command: string
  readonly figures: readonly Figure[]
}

/** The results as they stand in reliability/results.md. */
export function asMarkdown(results: readonly ProtocolResult[], machine: string): string {
  const parts = results.flatMap(({ number, title, at, commit, command, figures }) => [
    `## ${number} ${title}`,
    '',
    `${at.slice(0, 10)}, commit ${commit}: \`${command}\``,
    '',
    '| figure | measured | bar | met |',
    '|---|---:|---:|---|',
    ...figures.map((figure) => {
      const { measured, bar } = asCells(figure)
      return `| ${figure.name} | ${measured} | ${bar} | ${isWithinBar(figure) ? 'yes' : '**no**'} |`
    }),
    '',
  ])
  return ['# What holds', '', `Measured on ${machine}; each again with its command.`, '', ...parts].join('\n')
}
