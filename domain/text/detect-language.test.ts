import { expect, test } from 'vitest'
import { TALKS } from '#domain/report/testing/talk-texts.ts'
import { detectLanguage } from './detect-language.ts'

test.each(TALKS.map((talk) => [talk.name, talk.language, talk.text] as const))('%s is %s', (_, language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('nothing to go by is Norwegian', () => {
  expect(detectLanguage('')).toBe('nb')
})
