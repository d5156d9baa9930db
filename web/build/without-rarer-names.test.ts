import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRarerNames } from './without-rarer-names.ts'

const list = resolve(import.meta.dirname, '../../domain/terminology/names/rarer-drug-terms.ts')

test('the list of names seldom said is left empty, and nothing else of its file', () => {
  const source = readFileSync(list, 'utf8')
  const left = withoutRarerNames(source)
  expect(left).toContain('export const RARER_DRUG_NAMES = ``')
  expect(left.length).toBeLessThan(2_000)
  expect(source.startsWith(left.slice(0, left.indexOf('``')))).toBe(true)
})

test('a list that is written otherwise stops the build', () => {
  expect(() => withoutRarerNames('export const OTHER_NAMES = ``')).toThrow('not where it was')
})
