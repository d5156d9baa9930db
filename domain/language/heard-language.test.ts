import { expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { TALKS } from '#domain/note/testing/talk-texts.ts'
import { heardLanguage } from './heard-language.ts'

test.each(TALKS.map((talk) => [talk.name, talk.language, talk.text] as const))('%s is heard as %s whatever is set', (_, language, text) => {
  for (const usual of Language.options) expect(heardLanguage(text, usual), usual).toBe(language)
})

test.each(['', ' ', 'Ibux 400 mg x 3', 'CRP 12', 'Patienten', '\u{200b}\u{a0}', 'x'.repeat(100_000)])(
  'what tells no language keeps the one set: %#',
  (text) => {
    for (const usual of Language.options) expect(heardLanguage(text, usual)).toBe(usual)
  },
)
