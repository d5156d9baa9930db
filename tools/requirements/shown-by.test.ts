import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasTitle, rowsIn } from './shown-by.ts'
import type { Shown } from './shown-by.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const rows = rowsIn(readFileSync(join(ROOT, 'docs/accounts.md'), 'utf8'))
const isThere = ({ path, words }: Shown): boolean => existsSync(join(ROOT, path)) && hasTitle(readFileSync(join(ROOT, path), 'utf8'), words)

test('every row on accounts names a test, and every test that is named is there', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ shownBy }) => shownBy.length === 0).map(({ what }) => what)).toEqual([])
  expect(rows.flatMap(({ shownBy }) => shownBy).filter((shown) => !isThere(shown))).toEqual([])
})

test('a row without a test, and a test that is not there, are found', () => {
  expect(rowsIn('| what holds | shown by |\n| --- | --- |\n| A thing. | nothing |\n| Another. | `a.test.ts` "x y", `b.test.ts` "z" |')).toEqual([
    { what: 'A thing.', shownBy: [] }, { what: 'Another.', shownBy: [{ path: 'a.test.ts', words: 'x y' }, { path: 'b.test.ts', words: 'z' }] },
  ])
  expect(isThere({ path: 'nowhere.test.ts', words: 'x' })).toBe(false)
  expect(hasTitle("test.each([1])('spec 4: %s is (so)', () => {})", '%s is (so)')).toBe(true)
  expect(hasTitle("// is (so)\ntest('other', () => {})", 'is (so)')).toBe(false)
})
