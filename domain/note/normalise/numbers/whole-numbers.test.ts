import { describe, expect, test } from 'vitest'
import { readLanguage } from '#contract/vertical.ts'
import { packOf } from '#domain/language/language.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { readerOf } from './number-scan.ts'
import { JOIN_RULES, wholeNumber } from './whole-numbers.ts'

describe('numbers of several words', () => {
  const rows = JOIN_RULES.flatMap(({ id, examples }) =>
    Object.entries(examples).map(([language, [text, digits]]) => ({ id, text, digits, language: readLanguage(language) ?? 'nb' })))

  test.each(rows)('$id in $language: $text', ({ text, digits, language }) => {
    const { numbers } = packOf(language)
    const tokens = tokenise(text)
    const part = wholeNumber({ tokens, words: numbers, read: readerOf(numbers) }, 0)
    expect([part?.digits, part?.next]).toEqual([digits, tokens.length])
  })
})
