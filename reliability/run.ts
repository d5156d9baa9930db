// What the product promises to survive: `npm run reliability -- REL-1 [--full] [--seed 7] [--kills 100]`. Without a number, all of them.
// A full run is written to reliability/results.md. Ends with 1 when a protocol does not hold.
import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isWithinBar } from '../bench/harness/bench-case.ts'
import { asCells, machine } from '../bench/harness/results.ts'
import { loadProtocols } from './harness/load-protocols.ts'
import { type Form, holds, type Outcome, type ProtocolContext } from './harness/protocol.ts'
import { asMarkdown, type ProtocolResult } from './harness/results.ts'

const RESULTS = join(import.meta.dirname, 'results.json')

const all = await loadProtocols()
const given = process.argv.slice(2)
const amounts = [...new Set(given.filter((word) => word.startsWith('--')).map((word) => word.slice(2)))].filter((name) => name !== 'full' && name !== 'seed')
const { values, positionals } = parseArgs({
  args: given,
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    seed: { type: 'string' },
    ...Object.fromEntries(amounts.map((name) => [name, { type: 'string' as const }])),
  },
})
const unknown = positionals.filter((name) => !all.some(({ number }) => number === name))
if (unknown.length > 0) throw new Error(`No protocol ${unknown.join(', ')}; known are: ${all.map(({ number }) => number).join(', ')}.`)

const form: Form = values.full ? 'full' : 'short'
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const asked = new Set<string>()
const context: ProtocolContext = {
  seed,
  say: (text) => console.log(`  … ${text}`),
  amount(name, by) {
    asked.add(name)
    const told = (values as Readonly<Record<string, unknown>>)[name]
    return told === undefined ? by[form] : Number(told)
  },
}

for (const protocol of all.filter(({ number }) => positionals.length === 0 || positionals.includes(number))) {
  console.log(`\n${protocol.number} ${protocol.title} (seed ${seed})`)
  const outcome = await protocol.run(context)
  print(outcome)
  if (!holds(outcome, isWithinBar)) process.exitCode = 1
  if (form === 'full') keep({ number: protocol.number, title: protocol.title, ...origin(protocol.number), figures: outcome.figures })
}
const ignored = amounts.filter((name) => !asked.has(name))
if (ignored.length > 0) throw new Error(`Nothing asks for --${ignored.join(', --')}.`)

function print(outcome: Outcome): void {
  for (const figure of outcome.figures) {
    const { measured, bar } = asCells(figure)
    console.log(`  ${isWithinBar(figure) ? '✓' : '✗'} ${figure.name}: ${measured} (${bar})`)
  }
  for (const fault of outcome.faults) console.log(`  ! ${fault}`)
  console.log(`  ${holds(outcome, isWithinBar) ? 'holds' : 'DOES NOT HOLD'}`)
}

function origin(number: string): Pick<ProtocolResult, 'at' | 'commit' | 'command'> {
  const sizes = given.filter((word, index) => !positionals.includes(word) && word !== '--seed' && given[index - 1] !== '--seed')
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim(),
    command: ['npm run reliability --', number, ...sizes, '--seed', seed].join(' '),
  }
}

function keep(result: ProtocolResult): void {
  const earlier: readonly ProtocolResult[] = readEarlier()
  const results = [...earlier.filter(({ number }) => number !== result.number), result].toSorted((a, b) =>
    a.number.localeCompare(b.number, 'en', { numeric: true }),
  )
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`)
  writeFileSync(join(import.meta.dirname, 'results.md'), asMarkdown(results, machine()))
}

function readEarlier(): readonly ProtocolResult[] {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'))
  } catch {
    return []
  }
}
