import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Evaluation } from './evaluate.ts'
import { readmeFigures, withFigures } from './readme-figures.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const evaluations = JSON.parse(read('results.json')) as Evaluation[]

test('README.md shows the figures of results.json; `npm run eval` writes both', () => {
  expect(read('../README.md')).toContain(readmeFigures(evaluations))
})

test('ROUGE stands in no table without facts, grounding and polarity flips', () => {
  const heads = `${read('results.md')}\n${read('../README.md')}`.split('\n').filter((line) => line.includes('ROUGE-1 |'))
  expect(heads.length).toBeGreaterThan(1)
  for (const head of heads) expect(head).toMatch(/facts.*grounding.*flips/)
})

test('a README without the marks is refused', () => {
  expect(() => withFigures('# Epikrise', evaluations)).toThrow('has no')
})
