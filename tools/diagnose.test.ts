import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('answers each line in order, and a bad line stops neither the rest nor shows its text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-diagnose-'))
  const lines = [
    JSON.stringify({ id: 'a', lang: 'nb', transcript: 'Det svir når jeg tisser. Urinstix viser nitritt.' }),
    '{"id":"hemmelig',
    JSON.stringify({ id: 'b', lang: 'en', transcript: 'My big toe is red, swollen and very painful.' }),
  ]
  writeFileSync(join(folder, 'in.jsonl'), lines.join('\n'))
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'diagnose.ts'), '--in', join(folder, 'in.jsonl'), '--out', join(folder, 'out.jsonl')], {
    encoding: 'utf8',
  })
  const answers = readFileSync(join(folder, 'out.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { id: string; diagnoses: { code: string; system: string; title: string; accuracy: number }[] } => JSON.parse(line))
  rmSync(folder, { recursive: true })
  expect(run.status).toBe(1)
  expect(run.stderr).toBe('line 2: not JSON\n')
  expect(answers.map(({ id, diagnoses }) => [id, diagnoses[0]?.code, diagnoses[0]?.system])).toEqual([['a', 'U71', 'ICPC-2'], ['b', 'T92', 'ICPC-2']])
  expect(answers[0]?.diagnoses[0]?.title).toBe('Cystitt/urinveisinfeksjon IKA')
  expect(answers[1]?.diagnoses[0]?.title).toBe('Gout')
})
