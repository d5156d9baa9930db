import { expect, test } from 'vitest'
import { drawTalks, orderOf, readable, wordsIn } from './bundle.ts'
import type { Key } from './bundle.ts'
import { agreement, figuresOf, unmarked } from './figures.ts'

const talk = (id: string, form = 'speakers') => ({ id, transcript: 'a b', gold: { form } })

test('half of the talks drawn are flat speech, and the same seed draws the same', () => {
  const all = [...Array.from({ length: 20 }, (_, at) => talk(`d${String(at)}`)), ...Array.from({ length: 20 }, (_, at) => talk(`f${String(at)}`, 'lower'))]
  const drawn = drawTalks(all, { count: 8, seed: 'x' })
  expect(drawn.filter(({ gold }) => gold.form === 'lower')).toHaveLength(4)
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(8)
  expect(drawTalks(all.toReversed(), { count: 8, seed: 'x' })).toEqual(drawn)
  expect(drawTalks(all, { count: 8, seed: 'y' })).not.toEqual(drawn)
})

test('neither version stands first more often than by chance', () => {
  const first = Array.from({ length: 400 }, (_, at) => orderOf(String(at), 'seed')[0]).filter((version) => version === 'now').length
  expect(first).toBeGreaterThan(160)
  expect(first).toBeLessThan(240)
})

test('a reader sees headings, numbered statements and questions, and nothing of the version', () => {
  const sections = [{ heading: 'Plager', sentences: [{ text: 'Hoste.' }, { text: 'Ingen feber.' }] }]
  const report = { id: 'x', text: 'Hoste. Ingen feber.', sections, questions: [{ text: 'Bruker hun Ibux?' }] }
  expect(readable(report)).toBe('## Plager\n1. Hoste.\n2. Ingen feber.\n\n## (asked beside the report)\n- Bruker hun Ibux?')
  expect(wordsIn(report.text)).toBe(3)
})

const KEY: Key = {
  '01-a': { talk: 'x', version: 'now', reportWords: 30, talkWords: 100, isFlat: false },
  '01-b': { talk: 'x', version: 'before', reportWords: 50, talkWords: 100, isFlat: false },
  '02-a': { talk: 'y', version: 'before', reportWords: 60, talkWords: 100, isFlat: true },
  '02-b': { talk: 'y', version: 'now', reportWords: 20, talkWords: 100, isFlat: true },
}
const mark = (report: string, points: number, harmful: number) => ({ report, mark: points, statements: 10, harmful, orphans: 1 })
const READER = [mark('01-a', 6, 0), mark('01-b', 3, 2), mark('02-a', 2, 4), mark('02-b', 8, 0)]

test('figures are those of the version that wrote the report, by the key', () => {
  expect(figuresOf(READER, { key: KEY, version: 'now' })).toMatchObject({ reports: 2, mark: 7, harmful: 0, length: 0.25 })
  expect(figuresOf(READER, { key: KEY, version: 'before' })).toMatchObject({ reports: 2, mark: 2.5, harmful: 3, length: 0.55 })
  expect(figuresOf(READER, { key: KEY, version: 'now' }).markMargin).toBeCloseTo(1.96, 2)
})

test('planted: a report without a mark, one marked twice and one nobody laid out are named', () => {
  expect(unmarked(READER, KEY)).toEqual([])
  const faults = unmarked([...READER.slice(1), mark('02-b', 8, 0), mark('09-a', 5, 0)], KEY)
  expect(faults).toEqual(['01-a has no mark', '02-b is marked 2 times', '09-a was not laid out'])
})

test('two readers are compared report by report', () => {
  const other = [mark('02-b', 6, 1), mark('01-a', 6, 0)]
  expect(agreement(READER, other)).toEqual({ apart: 1, sameHarm: 0.5 })
})
