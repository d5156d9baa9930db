import { describe, expect, test } from 'vitest'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { mask, restore } from './mask.ts'

/** Marks every occurrence of the words given, each with its type. */
function spansOf(text: string, words: readonly (readonly [string, Identifier['type']])[]): Identifier[] {
  return words.flatMap(([word, type]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'gu'))].map((match) => ({
      start: match.index,
      end: match.index + word.length,
      type,
      confidence: 1,
    })),
  )
}

describe('mask', () => {
  test('the same words wear the same placeholder, other people another', () => {
    const text = 'Kari kom med Ola. Kari hostet.'
    expect(mask(text, spansOf(text, [['Kari', 'NAME'], ['Ola', 'NAME']]), 'nb').text).toBe('[navn 1] kom med [navn 2]. [navn 1] hostet.')
  })
  test('another form of a name keeps the number of the person', () => {
    const text = 'Gunhild Sørvik kom. Sørviks fot verker.'
    expect(mask(text, spansOf(text, [['Gunhild Sørvik', 'NAME'], ['Sørviks', 'NAME']]), 'nb').text).toBe('[navn 1] kom. [navn 1.2] fot verker.')
  })
  test('Russian cases are one person', () => {
    const text = 'Ирина пришла. У Ирины кашель.'
    expect(mask(text, spansOf(text, [['Ирина', 'NAME'], ['Ирины', 'NAME']]), 'ru').text).toBe('[имя 1] пришла. У [имя 1.2] кашель.')
  })
  test('a placeholder the text already has is not handed out', () => {
    const text = '[navn 1] er ikke Kari'
    const { text: masked, map } = mask(text, spansOf(text, [['Kari', 'NAME']]), 'nb')
    expect(masked).toBe('[navn 1] er ikke [navn 2]')
    expect(restore(masked, map)).toBe(text)
  })
  test('words of a dollar pattern come back as they were', () => {
    const text = 'ref $& og $1'
    const masked = mask(text, [{ start: 4, end: 6, type: 'CASE_NO', confidence: 1 }], 'nb')
    expect(restore(masked.text, masked.map)).toBe(text)
  })
})

describe('restore', () => {
  const map = new Map([['[navn 1]', 'Kari'], ['[dato 1]', '4. april'], ['[navn 1.2]', 'Karis']])
  test.each([
    ['as handed out', 'Se [navn 1] den [dato 1]', 'Se Kari den 4. april'],
    ['with a capital', '[Navn 1] kommer', 'Kari kommer'],
    ['translated by the model', '[имя 1] и [name 1] og [namn 1.2]', 'Kari и Kari og Karis'],
    ['with an underscore', '[NAVN_1]', 'Kari'],
    ['an unknown number stays', '[navn 7]', '[navn 7]'],
  ])('%s', (_, text, expected) => expect(restore(text, map)).toBe(expected))
})
