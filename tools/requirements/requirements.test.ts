import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { explainedIn, namedIn } from './named-requirements.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const PAGE = 'docs/requirements.md'
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const SOURCES = globSync(
  ['{contract,domain,server,web,e2e,bench,reliability,eval,tools}/**/*.{ts,tsx,mjs,sql,css}', '*.md', '{docs,domain,eval,reliability}/**/*.md'],
  { cwd: ROOT, exclude: ['**/node_modules/**'] },
).filter((path) => path !== PAGE && !path.startsWith('tools/requirements/'))

test('no comment, no title of a test and no page names a requirement that is not explained', () => {
  const explained = new Set(explainedIn(read(PAGE)))
  expect(SOURCES.length).toBeGreaterThan(1_000)
  expect(SOURCES.flatMap((path) => namedIn(read(path)).filter((number) => !explained.has(number)).map((number) => `${path}: ${number}`))).toEqual([])
})

test('each is explained once, and named somewhere', () => {
  const explained = explainedIn(read(PAGE))
  const named = new Set(SOURCES.flatMap((path) => namedIn(read(path))))
  expect(explained.filter((number, at) => explained.indexOf(number) !== at)).toEqual([])
  expect(explained.filter((number) => !named.has(number))).toEqual([])
})

test('an unknown number is found in whatever form it is written, a standard of others is none', () => {
  expect(namedIn('/** REL-99, and (spec 12, 4 hours). SHA-256 of UTF-8. */ test("SEC-12 REL-33B …")')).toEqual(['REL-99', 'SEC-12', 'REL-33B', 'spec 12'])
  expect(explainedIn('| REL-1 | asks |\n| REL-2 | |\n| spec 3 | asks |')).toEqual(['REL-1', 'spec 3'])
})
