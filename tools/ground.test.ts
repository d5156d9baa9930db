import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const transcript =
  'Lege: Hva gjelder det? Pasient: Jeg har vondt i venstre kne, det kom for tre uker siden. Pasient: Jeg har ikke feber. Lege: Du får ' +
  'Ibux 400 mg tre ganger daglig.'
const TEXTS: readonly (readonly [string, string])[] = [
  ['true', 'Vondt i venstre kne siden tre uker.'],
  ['side', 'Vondt i høyre kne siden tre uker.'],
  ['number', 'Vondt i venstre kne siden fem uker.'],
  ['medicine', 'Får Naproxen 500 mg.'],
  ['polarity', 'Pasienten har feber.'],
  ['words', 'Bestemoren arvet et hus ved sjøen.'],
]

test('tells of each text whether its marks would let it stand and why not, and a bad line stops neither the rest nor shows its text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-ground-'))
  const lines = [...TEXTS.map(([id, text]) => JSON.stringify({ id, lang: 'nb', edition: 'med', transcript, section: 'complaints', text })), '{"id":"hemmelig']
  writeFileSync(join(folder, 'in.jsonl'), lines.join('\n'))
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'ground.ts'), '--in', join(folder, 'in.jsonl'), '--out', join(folder, 'out.jsonl')], {
    encoding: 'utf8',
  })
  const answers = readFileSync(join(folder, 'out.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { id: string; supported: boolean; kinds: string[] } => JSON.parse(line))
  rmSync(folder, { recursive: true })
  expect(run.status).toBe(1)
  expect(run.stderr).toBe(`line ${TEXTS.length + 1}: not JSON\n`)
  expect(answers.map(({ id, supported }) => [id, supported])).toEqual(TEXTS.map(([id]) => [id, id === 'true']))
  for (const { id, kinds } of answers) expect(kinds).toEqual(id === 'true' ? [] : expect.arrayContaining([id]))
})
