import type { Became, Measured } from './measure.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const HEAD = ['error', 'planted', 'unmarked as prose', 'unmarked as a fact', 'marked', 'asked', 'stand nowhere']

const count = (became: readonly Became[], is: (one: Became) => boolean): number => became.filter(is).length

function line(name: string, became: readonly Became[]): string {
  const facts = (['stands', 'marked', 'asked', 'absent'] as const).map((what) => count(became, ({ asFact }) => asFact === what))
  return row([name, became.length, count(became, ({ inProse }) => inProse === 'stands'), ...facts])
}

/** How many errors of each kind reached the reader unmarked, as prose with marks and as facts, and what became of what is true. */
export function plantedTable({ became, talks, failed, ms, tokens }: Measured): string {
  const perTalk = (sum: number): string => String(Math.round(sum / talks))
  const planted = became.filter(({ kind }) => kind !== undefined)
  const kinds = Object.entries(Object.groupBy(planted, ({ kind }) => kind ?? '')).map(([kind, group]) => line(kind, group ?? []))
  return [
    row(HEAD), row(HEAD.map(() => '---')), ...kinds, line('**all errors**', planted), line('what is true', became.filter(({ kind }) => kind === undefined)), '',
    `${String(talks)} talks, ${String(failed)} without a report; ${perTalk(ms)} ms a talk,`
      + ` ${perTalk(tokens.input)} tokens in and ${perTalk(tokens.output)} out, counted by length.`,
  ].join('\n')
}
