// The speed figures: `npm run bench [-- PERF-13 …] [--rounds 5]`. Writes bench/results.md and bench/results.json.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type BenchCase, isWithinBar } from './harness/bench-case.ts'
import { asMarkdown, type CaseResult, machine, mergeCases, type RunResult } from './harness/results.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '3' } } })
const folder = import.meta.dirname
const results = join(folder, 'results.json')

const all = await Promise.all(
  readdirSync(join(folder, 'cases'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map(async (name): Promise<BenchCase> => {
      const loaded: { bench: BenchCase } = await import(pathToFileURL(join(folder, 'cases', name)).href)
      return loaded.bench
    }),
)
const chosen = positionals.length === 0 ? all : all.filter(({ protocol }) => positionals.includes(protocol))
const unknown = positionals.filter((name) => !all.some(({ protocol }) => protocol === name))
if (unknown.length > 0) throw new Error(`No case ${unknown.join(', ')}; known are: ${all.map(({ protocol }) => protocol).join(', ')}.`)

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
const taken = (): Pick<CaseResult, 'at' | 'commit' | 'machine'> => ({ at: new Date().toISOString(), commit, machine: machine() })

const measured: CaseResult[] = []
for (const { protocol, title, run } of chosen) {
  console.log(`\n${protocol} ${title}`)
  const figures = await run({ rounds: Number(values.rounds), say: (text) => console.log(`  … ${text}`) })
  for (const figure of figures) console.log(`  ${isWithinBar(figure) ? '✓' : '✗'} ${figure.name}: ${Number(figure.value.toFixed(2))} ${figure.unit}`)
  measured.push({ protocol, title, ...taken(), figures })
}

const run: RunResult = { node: process.version, cases: mergeCases(earlier(), measured) }
writeFileSync(results, `${JSON.stringify(run, undefined, 2)}\n`)
writeFileSync(join(folder, 'results.md'), asMarkdown(run))
if (measured.some(({ figures }) => !figures.every(isWithinBar))) process.exitCode = 1

/** What was measured before: each case says on which commit, so one that is measured alone takes nothing from the others. */
function earlier(): readonly CaseResult[] {
  try {
    const previous: RunResult = JSON.parse(readFileSync(results, 'utf8'))
    return previous.cases
  } catch {
    return []
  }
}
