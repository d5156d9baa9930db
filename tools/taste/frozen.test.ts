import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frozenPath, frozenSource, writeTalk } from './frozen-file.ts'
import { TALKS } from './talk-names.ts'

const MOST_BYTES = 60_000

test.each(Object.entries(TALKS))('the frozen report of %s is what the engine writes of it today (npm run taste)', (name, talk) => {
  const { sections } = writeTalk(talk)
  expect(talk.written).toEqual(writeTalk(talk))
  expect(readFileSync(frozenPath(name), 'utf8')).toBe(frozenSource(name, talk.written))
  expect(sections.length).toBeGreaterThanOrEqual(5)
})

test.each(Object.entries(TALKS))('every sentence of %s rests on words of its talk', (_name, { text, written }) => {
  for (const [sentence, ...restsOn] of [...written.sections.flatMap(({ sentences }) => sentences), ...written.questions]) {
    expect(restsOn.length, sentence).toBeGreaterThan(0)
    for (const [start, end] of restsOn) expect(text.slice(start, end).trim().length, sentence).toBeGreaterThan(0)
    expect(restsOn.every(([start, end]) => start >= 0 && end <= text.length)).toBe(true)
  }
})

test('the talks and their reports are light: 60 kB in all', () => {
  const bytes = Object.keys(TALKS)
    .flatMap((name) => [frozenPath(name), frozenPath(name).replace('.generated', '')])
    .reduce((sum, path) => sum + statSync(path).size, 0)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
