import { expect, test } from 'vitest'
import { askedTalks, hasTwin, readAsked } from './asked-talks.ts'

test('a file of questions is read by talk, with every stretch that answers', () => {
  expect(readAsked('## nb-spoken 2\nQ: vekt? => -\nQ: når? => i går || søndag\n\n## en-spoken 1\n')).toEqual([
    { file: 'nb-spoken', number: 2, asked: [{ question: 'vekt?', stretches: [] }, { question: 'når?', stretches: ['i går', 'søndag'] }] },
      { file: 'en-spoken', number: 1, asked: [] },
  ])
})

test.each(['Q: without an arrow', 'anything', '## nb-spoken'])('what is no question and no talk is refused: %s', (line) => {
  expect(() => readAsked(line)).toThrow('neither a talk nor a question')
})

test('every talk asked of says every stretch, no talk is asked of twice, and two thirds have an answer', () => {
  const talks = askedTalks()
  const asked = talks.flatMap((talk) => talk.asked)
  expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length)
  expect(asked.length).toBeGreaterThan(6_000)
  expect(asked.filter(({ stretches }) => stretches.length > 0).length / asked.length).toBeCloseTo(0.65, 1)
  expect(talks.find(({ id }) => id === 'nb-spoken 1')?.text).toMatch(/^lege: .*\npasient: /)
})

test('talks told in two languages are known', () => {
  expect(['ru-spoken 47', 'ru-spoken 48', 'en-spoken 46', 'nb-spoken 61', 'sv-spoken 50'].map(hasTwin)).toEqual([false, true, true, false, false])
})
