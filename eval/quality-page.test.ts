import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Evaluation } from './evaluate.ts'
import { qualityFigures, withFigures, withReadmeRows } from './quality-page.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const evaluations = JSON.parse(read('results.json')) as Evaluation[]

test('docs/quality.md and README.md show the figures of results.json; `npm run eval` writes all three', () => {
  expect(read('../docs/quality.md')).toContain(qualityFigures(evaluations))
  expect(withReadmeRows(read('../README.md'), evaluations)).toBe(read('../README.md'))
})

test('ROUGE stands in no table without facts, grounding and polarity flips', () => {
  const heads = `${read('results.md')}\n${read('../docs/quality.md')}`.split('\n').filter((line) => line.includes('ROUGE-1 |'))
  expect(heads.length).toBeGreaterThan(1)
  for (const head of heads) expect(head).toMatch(/facts.*grounding.*flips/)
})

test('a page without the marks, or without a row, is refused', () => {
  expect(() => withFigures('# Epikrise', evaluations)).toThrow('has no')
  expect(() => withReadmeRows('# Epikrise', evaluations)).toThrow('has no row')
})

test('a figure that is no longer so is put right in its row', () => {
  const readme = read('../README.md')
  expect(withReadmeRows(readme.replace('kept apart | 74 %', 'kept apart | 99 %'), evaluations)).toBe(readme)
})
