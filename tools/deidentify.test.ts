import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'epikrise-deidentify-'))
const TOOL = join(import.meta.dirname, 'deidentify.ts')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(input: string) {
  const source = join(folder, 'in.jsonl')
  const target = join(folder, 'out.jsonl')
  writeFileSync(source, input)
  const { status, stderr } = spawnSync(process.execPath, [TOOL, '--in', source, '--out', target], { encoding: 'utf8' })
  return { status, stderr, lines: readFileSync(target, 'utf8').split('\n').filter((line) => line !== '').map((line): unknown => JSON.parse(line)) }
}

const GOOD = JSON.stringify({ id: 'a', lang: 'nb', edition: 'med', text: '😀 Kari Nordmann, fnr 020249 38122.' })

test('answers each line in order, with UTF-16 offsets into what came in', () => {
  const { status, lines } = run(`\uFEFF${GOOD}\n\n${GOOD.replace('"a"', '"b"')}\n`)
  expect(status).toBe(0)
  expect(lines).toEqual(['a', 'b'].map((id) => ({
    id,
    text: '😀 [navn 1], fnr [fødselsnummer 1].',
    spans: [{ start: 3, end: 16, type: 'NAME' }, { start: 22, end: 34, type: 'NATIONAL_ID' }],
  })))
})

test('a bad line is named without its text, does not stop the rest and makes the exit status 1', () => {
  const { status, stderr, lines } = run(`{"id": "x", "text": Kari Nordmann}\n${GOOD}\n{"id":"y","lang":"Nordmann","text":"hei"}\n{"id":"z"}\n`)
  expect(status).toBe(1)
  expect(stderr).toContain('line 1: not JSON')
  expect(stderr).toContain('line 3: unknown language')
  expect(stderr).toContain('line 4: text:')
  expect(stderr).not.toContain('Nordmann')
  expect(lines).toMatchObject([{ id: 'a' }])
})
