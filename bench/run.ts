// The speed figures: `npm run bench [-- PERF-13 …] [--rounds 5]`. Writes bench/results.md and bench/results.json.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type BenchCase, isWithinBar } from './harness/bench-case.ts'
import { asMarkdown, type CaseResult, machine, type RunResult } from './harness/results.ts'

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

const measured: CaseResult[] = []
for (const { protocol, title, run } of chosen) {
  console.log(`\n${protocol} ${title}`)
  const figures = await run({ rounds: Number(values.rounds), say: (text) => console.log(`  … ${text}`) })
  for (const figure of figures) console.log(`  ${isWithinBar(figure) ? '✓' : '✗'} ${figure.name}: ${Number(figure.value.toFixed(2))} ${figure.unit}`)
  measured.push({ protocol, title, figures })
}

const run: RunResult = {
  at: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim(),
  node: process.version,
  machine: machine(),
  cases: [...earlier().filter(({ protocol }) => !measured.some((fresh) => fresh.protocol === protocol)), ...measured].toSorted((a, b) =>
    a.protocol.localeCompare(b.protocol, 'en', { numeric: true }),
  ),
}
writeFileSync(results, `${JSON.stringify(run, undefined, 2)}\n`)
writeFileSync(join(folder, 'results.md'), asMarkdown(run))
if (measured.some(({ figures }) => !figures.every(isWithinBar))) process.exitCode = 1

/** Measuring one case leaves the others' figures standing only within the same commit: they would claim what nobody measured. */
function earlier(): readonly CaseResult[] {
  try {
    const previous: RunResult = JSON.parse(readFileSync(results, 'utf8'))
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
    return previous.commit === commit ? previous.cases : []
  } catch {
    return []
  }
}
