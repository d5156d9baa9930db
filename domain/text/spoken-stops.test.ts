import { expect, test } from 'vitest'
import { writeSpokenStops } from './spoken-stops.ts'

test('a dictated stop becomes a stop, and every letter keeps its place', () => {
  const said = 'Hoste i tre uker punktum Ingen feber punktum Lungene er rene ny linje Kontroll om en uke'
  const written = writeSpokenStops(said, 'nb')
  expect(written).not.toMatch(/punktum|linje/)
  expect(written).toHaveLength(said.length)
  expect(written.indexOf('Kontroll')).toBe(said.indexOf('Kontroll'))
})

test('once said, it is a word of the talk; between numbers it is a decimal mark', () => {
  expect(writeSpokenStops('Der setter vi punktum for i dag', 'nb')).toContain('punktum')
  expect(writeSpokenStops('temp 38 punkt 2, sänka 12 punkt 5, hb 13 punkt 1', 'sv')).toContain('38 punkt 2')
})
