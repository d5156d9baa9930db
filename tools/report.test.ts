import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'epikrise-report-'))
const TOOL = join(import.meta.dirname, 'report.ts')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(input: string, ...more: string[]) {
  const source = join(folder, 'in.jsonl')
  const target = join(folder, 'out.jsonl')
  writeFileSync(source, input)
  const { status, stderr } = spawnSync(process.execPath, [TOOL, '--in', source, '--out', target, ...more], { encoding: 'utf8' })
  return { status, stderr, lines: readFileSync(target, 'utf8').split('\n').filter((line) => line !== '').map((line): unknown => JSON.parse(line)) }
}

const GOOD = JSON.stringify({ id: 'a', lang: 'nb', edition: 'med', transcript: 'Lege: Har du feber?\nPasient: Nei.' })

test('a line that names no language is read in the one it is in', () => {
  const { lines } = run(`${JSON.stringify({ id: 'a', transcript: 'Doctor: Do you have a fever?\nPatient: No, but I have had a cough for three weeks.' })}\n`)
  expect(JSON.stringify(lines)).toContain('"heading":"Presenting complaint and history"')
})

test('answers each line in order; a byte order mark and blank lines do no harm', () => {
  const { status, lines } = run(`\uFEFF${GOOD}\n\n${GOOD.replace('"a"', '"b"')}\n`)
  expect(status).toBe(0)
  expect(lines).toMatchObject([
    { id: 'a', engine: 'builtin', omitted: [], sections: [{ type: 'complaints', sentences: [{ text: 'Ingen feber.', supported: true }] }] },
    { id: 'b' },
  ])
})

test('a bad line is named, does not stop the rest and makes the exit status 1', () => {
  const { status, stderr, lines } = run(`{"id": "x", "transcript": Kari Nordmann}\n${GOOD}\n{"id":"y","lang":"xx","transcript":"hei"}\n`)
  expect(status).toBe(1)
  expect(stderr).toContain('line 1: not JSON')
  expect(stderr).toContain('line 3: unknown language')
  expect(stderr).not.toContain('Nordmann')
  expect(lines).toMatchObject([{ id: 'a' }])
})

test('an engine that is not there is refused with how to ask', () => {
  const target = join(folder, 'none.jsonl')
  expect(() => execFileSync(process.execPath, [TOOL, '--in', TOOL, '--out', target, '--engine', 'nobody'], { stdio: 'pipe' })).toThrow(/--engine is builtin/)
})

test('--why tells of each statement what it was read as, and by which rule it stands where it does', () => {
  const { lines } = run(GOOD, '--why')
  expect(lines).toMatchObject([{
    why: {
      isNearEmpty: false,
      statements: [
        { text: 'Ingen feber', assertion: { polarity: 'denied', experiencer: 'patient' }, section: 'complaints', rule: 'patient/told', outcome: 'stands' },
      ],
    },
  }])
  expect(run(GOOD).lines).not.toMatchObject([{ why: { isNearEmpty: false } }])
})
