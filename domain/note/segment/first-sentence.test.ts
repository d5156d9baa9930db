import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Jeg har hostet i tre uker. Og feber.', 'Jeg har hostet i tre uker.'],
  ['Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker, og jeg har hatt feber.', 'Jeg har hostet i tre uker, og jeg har hatt feber.'],
  ['Hoste', 'Hoste'],
  ['Hva er det?', 'Hva er det?'],
  ['BT 148/90 i dag', 'BT 148/90 i dag'],
  ['', ''],
  [' \n\t ', ''],
])('%j is about %j', (text, sentence) => expect(firstSentence(text)).toBe(sentence))

test.each(['?'.repeat(100_000), 'a'.repeat(100_000), ' : '.repeat(50_000), '\u200B'.repeat(100_000), 'a:'.repeat(50_000)])(
  'a hostile text gives at most a line, at once: %#',
  (text) => {
    expect(firstSentence(text).length).toBeLessThanOrEqual(400)
  },
)
