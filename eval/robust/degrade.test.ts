import { expect, test } from 'vitest'
import { degrade, DEGRADATIONS } from './degrade.ts'

const TALK = 'Lege: Har du feber?\nPasient: Nei, ikke siden mandag. Temperaturen var 37,2 da.'

test('without stops the speakers and lines stay, and numbers keep their mark', () => {
  expect(degrade(TALK, 'nb', 'lower case')).toBe('lege: har du feber\npasient: nei ikke siden mandag temperaturen var 37,2 da')
})

test('in one line nobody is marked', () => {
  expect(degrade(TALK, 'nb', 'one line')).toBe('har du feber nei ikke siden mandag temperaturen var 37,2 da')
})

test('dictated stops stand as words, and none is left as a sign', () => {
  expect(degrade(TALK, 'nb', 'dictated')).toBe(
    'Lege: har du feber spørsmålstegn\nPasient: nei komma ikke siden mandag punktum temperaturen var 37,2 da punktum',
  )
})

test('a hesitant talk has sounds and repeated words between the same words', () => {
  const said = Array.from({ length: 40 }, (_, at) => `word${'abcdefghij'.charAt(at % 10)}`).join(' ')
  const made = degrade(said, 'en', 'hesitant')
  expect(made).toMatch(/ um word/)
  expect(made).toMatch(/ (\w+) \1 /)
  expect(new Set(made.split(' ').filter((word) => word.startsWith('word')))).toEqual(new Set(said.split(' ')))
})

test('each way of writing gives the same each time, and none gives the talk as written but that one', () => {
  for (const how of DEGRADATIONS) {
    expect(degrade(TALK, 'nb', how)).toBe(degrade(TALK, 'nb', how))
    if (how !== 'hesitant') expect(degrade(TALK, 'nb', how) === TALK).toBe(how === 'as written')
  }
})
