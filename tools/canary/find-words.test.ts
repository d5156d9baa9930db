import { expect, test } from 'vitest'
import { makeFindWords } from './find-words.ts'

const RUN = '4f09a2c7be31'
const find = makeFindWords(RUN)
const word = `kanarisavecase${RUN}`

const cases: readonly (readonly [string, string | Uint8Array, readonly string[]])[] = [
  ['plain', `x ${word} y`, [word]],
  ['in capitals', word.toUpperCase(), [word]],
  ['in bytes', Buffer.from(`\u0000${word}\u0001`), [word]],
  ['in hexadecimal', Buffer.from(`xx${word}`).toString('hex'), [`${RUN} in hexadecimal`]],
  ['in UTF-16', Buffer.from(word, 'utf16le'), [`${RUN} in UTF-16`]],
  ...['', 'x', 'xy'].map(
    (before) => [`in base64 after ${before.length}`, Buffer.from(`${before}${word} and more`).toString('base64'), [`${RUN} in base64`]] as const,
  ),
  ['not there', 'kanarifugl 4f09a2', []],
]

test.each(cases)('SEC-65 a word is found %s', (_, content, words) => {
  expect(find(content)).toEqual(words)
})
