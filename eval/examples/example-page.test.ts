import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writerOf } from '../../tools/engines.ts'
import { readConsultations } from '../data.ts'
import { examplePage, Remarks } from './example-page.ts'

const remarks = Remarks.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'remarks.json'), 'utf8')))
const writer = writerOf('builtin')

test('docs/examples.md is what the engine writes today; `npm run examples` writes it anew', async () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/examples.md'), 'utf8')).toBe(await examplePage(writer, remarks))
}, 60_000)

test('the page has one example for each language and edition', () => {
  const shown = readConsultations(join(import.meta.dirname, '../consultations/practice.jsonl')).filter(({ id }) => id in remarks)
  expect(new Set(shown.map(({ language, vertical }) => `${language} ${vertical}`)).size).toBe(10)
})

test('a remark made of another text of the report says so', async () => {
  const first = Object.entries(remarks).slice(0, 1).map(([id, remark]) => [id, { ...remark, read: 'another text' }])
  expect(await examplePage(writer, Object.fromEntries(first) as Remarks)).toContain('has not been read yet')
})

test('a remark about a consultation that is not there is refused', async () => {
  await expect(examplePage(writer, { nowhere: { title: 'x', read: '', remarks: ['x'] } })).rejects.toThrow('nowhere is not in the practice set')
})
