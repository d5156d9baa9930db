import { cpSync, mkdtempSync, readFileSync, rmSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writtenSaidWords } from './said-words-list.ts'

const ROOT = join(import.meta.dirname, '..')
const TALKS = join(ROOT, 'eval/consultations')
const LIST = readFileSync(join(ROOT, 'domain/vocabulary/lists/said-words.generated.ts'), 'utf8')

function copiedTalks(): string {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-said-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['practice', 'practice-2', 'short']) cpSync(join(TALKS, `${name}.jsonl`), join(folder, `${name}.jsonl`))
  return folder
}

test('MASK the list of said words is what its tool makes of the open talks', () => {
  expect(writtenSaidWords(TALKS) === LIST, 'out of date: node tools/launch.mjs run tools/said-words.ts').toBe(true)
})

test('MASK one more talk, or one word gone from the list, is noticed', () => {
  const folder = copiedTalks()
  expect(writtenSaidWords(folder)).toBe(LIST)
  appendFileSync(join(folder, 'short.jsonl'), `${JSON.stringify({ lang: 'nb', form: 'plain', transcript: 'Det har plystrefløytet siden i går.' })}\n`)
  expect(writtenSaidWords(folder)).not.toBe(LIST)
  expect(writtenSaidWords(TALKS)).not.toBe(LIST.replace(/ \p{Ll}+(?= )/u, ''))
})
