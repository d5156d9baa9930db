import { CHECKS, type Faults } from './inspect.ts'

/** One screen as it was looked at in one width and scheme, or why it could not be. */
export interface Look {
  readonly screen: string
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly faults: Faults
}

/** A line for each screen with the number of faults by check, then each fault once with the widths where it was seen. */
export function lookTable(looks: readonly Look[], unopened: ReadonlyMap<string, string>): string {
  const screens = [...new Set(looks.map(({ screen }) => screen))]
  const longest = Math.max(...screens.map((screen) => screen.length), ...[...unopened.keys()].map((screen) => screen.length), 6)
  const head = ['screen'.padEnd(longest), ...CHECKS.map((check) => check.padStart(9))].join('')
  const rows = screens.map((screen) => {
    const counts = CHECKS.map((check) => looks.filter((look) => look.screen === screen).reduce((sum, { faults }) => sum + faults[check].length, 0))
    return [screen.padEnd(longest), ...counts.map((count) => (count === 0 ? '·' : String(count)).padStart(9))].join('')
  })
  const closed = [...unopened].map(([screen, why]) => `${screen.padEnd(longest)}  could not be opened: ${why}`)
  return [head, ...rows, ...closed, '', ...screens.flatMap((screen) => faultLines(looks.filter((look) => look.screen === screen)))].join('\n')
}

function faultLines(looks: readonly Look[]): string[] {
  const seen = new Map<string, string[]>()
  for (const { screen, width, scheme, faults } of looks) {
    for (const check of CHECKS) {
      for (const fault of faults[check]) {
        const line = `${screen}  ${check}: ${fault}`
        seen.set(line, [...(seen.get(line) ?? []), `${width}${scheme === 'dark' ? ' dark' : ''}`])
      }
    }
  }
  return [...seen].map(([line, where]) => `${line}  [${where.join(', ')}]`)
}
