import { expect, test } from 'vitest'
import { reachedAt, stepsOf } from './pace.ts'

test('the first turn stands at once, then the words come one by one to the end', () => {
  const talk = 'Lege: Hei du.\nPasient: Jeg hoster.'
  const steps = stepsOf(talk)
  expect(talk.slice(0, reachedAt(steps, 0))).toBe('Lege: Hei du.')
  expect(steps.map(({ end }) => talk.slice(0, end).trim()).slice(1)).toEqual(['Lege: Hei du.\nPasient:', 'Lege: Hei du.\nPasient: Jeg', talk])
  expect(reachedAt(steps, 1e9)).toBe(talk.length)
})
