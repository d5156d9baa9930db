import { expect, test } from 'vitest'
import { TALKS } from '#domain/note/testing/talk-texts.ts'
import { detectLanguage } from './detect-language.ts'

test.each(TALKS.map((talk) => [talk.name, talk.language, talk.text] as const))('%s is %s', (_, language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('nothing to go by is Norwegian', () => {
  expect(detectLanguage('')).toBe('nb')
})

test.each([
  ['nb', 'Pasienten har hodepine og kvalme siden i går. Ingen feber.'],
  ['da', 'Patienten har hovedpine siden i går.'],
  ['sv', 'Patienten har huvudvärk i dag.'],
  ['en', 'The patient has had a headache since yesterday.'],
  ['ru', 'Болит голова со вчерашнего дня.'],
] as const)('a dictation of a few words is %s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
