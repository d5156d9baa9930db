import { expect, test } from 'vitest'
import { placesIn, stretchesOf } from './open-places.ts'

const value = 'Hei,\n\n1. Trene?\n[svar mangler]\n2. Jobbe?\n[svar mangler]\nTa 800 mg.'
const gaps = [{ start: value.indexOf('['), end: value.indexOf(']') + 1 }, { start: value.lastIndexOf('['), end: value.lastIndexOf(']') + 1 }]
const unsupported = [{ start: value.indexOf('Ta'), end: value.length }]
const answer = { value, gaps, unsupported }

test('open places are found again in what was written since, and one that was filled in is open no more', () => {
  const filled = value.replace('[svar mangler]', 'Ja, gjerne!')
  const { gaps: open, unsupported: marked } = placesIn(filled, answer)
  expect(open.map(({ start, end }) => filled.slice(start, end))).toEqual(['[svar mangler]'])
  expect(marked.map(({ start, end }) => filled.slice(start, end))).toEqual(['Ta 800 mg.'])
})

test('the stretches are the whole text, each once', () => {
  const stretches = stretchesOf(value, answer)
  expect(stretches.map(({ start, end }) => value.slice(start, end)).join('')).toBe(value)
  expect(stretches.map(({ kind }) => kind)).toEqual(['plain', 'gap', 'plain', 'gap', 'plain', 'unsupported'])
})

test('nothing is marked where nothing was written', () => {
  expect(placesIn('x', undefined)).toEqual({ gaps: [], unsupported: [] })
  expect(stretchesOf('', { gaps: [], unsupported: [] })).toEqual([])
})
