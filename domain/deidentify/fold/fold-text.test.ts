import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { mask } from '#domain/deidentify/mask/mask.ts'
import { sparedKey } from '#domain/deidentify/mask/spared-words.ts'
import { foldText } from './fold-text.ts'

const found = (text: string, known: readonly string[] = []) => findIdentifiers({ text, language: 'nb', known }).map(({ start, end }) => text.slice(start, end))

describe('text written plainly', () => {
  test.each([
    ['912\u00a034\u202f567', '912 34 567'],
    ['Han\u00adsen', 'Hansen'],
    ['A\u030ase', 'Åse'],
    ['Bjo\u0338rn', 'Bjørn'],
    ['Ива\u0301нов', 'Иванов'],
    ['１２٣۴', '1234'],
    ['Ｋａｒｉ', 'Kari'],
    ['Steﬀen', 'Steffen'],
    ['12\u201334', '12-34'],
    ['Oslo \u2013 Bergen', 'Oslo \u2013 Bergen'],
    ['O’Brien', "O'Brien"],
    ['1\ufe0f\u20e32\ufe0f\u20e3', '12'],
    ['10⁹/l', '10⁹/l'],
    ['kari (at) a.no', 'kari@a.no'],
    ['kari [at] a [dot] no', 'kari@a.no'],
    ['😀', '😀'],
  ])('%j is %j', (written, plain) => {
    expect(foldText(written).text).toBe(plain)
  })
  test('plain text stays the same', () => {
    const text = 'Kari Nordmann, 44 år – «hoste». Målt 38,5 °C; BT 120/80.'
    expect(foldText(text).text).toBe(text)
  })
  const piece = fc.oneof(
    fc.constantFrom(
      'Kari', 'A\u030a', '\u200b', '\u00ad\u00ad', '１', 'ﬁ', '\u00a0', '\u0301', '1\u20131', 'a (at) b', '\ud835\udc0a', '\udb40\udc01', '\ud835',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  test('a place in it leads back to where it stands, in order and within the text', () => {
    fc.assert(fc.property(fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')), (text) => {
      const folded = foldText(text)
      let last = 0
      for (let at = 0; at < folded.text.length; at++) {
        const { start, end } = folded.unfold({ start: at, end: at + 1 })
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeGreaterThanOrEqual(last)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }), { numRuns: 500 })
  })
})

describe('GDPR, LLM-2: whatever is known of a spelling is known of the others', () => {
  test('a known person disguised', () => {
    expect(found('Snakket med Ty\u200bra Bekk\u00adlund igår', ['Tyra Bekklund']).join(' ')).toBe('Ty\u200bra Bekk\u00adlund')
    expect(found('snakket med tyra\u00a0bekklund igår', ['Ty\u00adra Bekklund']).join(' ')).toBe('tyra bekklund')
    expect(found('Gjelder nr 44-7１\u00a09', ['44719'])).toContain('44-7１\u00a09')
  })
  test('two spellings of one name are one person', () => {
    const text = 'Kari Hansen kom. Kari\u00a0Han\u00adsen gikk.'
    expect(mask(text, findIdentifiers({ text, language: 'nb' })).text).toBe('[navn 1] kom. [navn 1.2] gikk.')
  })
  test('what was judged to identify nobody is known in other spellings', () => {
    expect(sparedKey('Sol\u00adveien\u00a03')).toBe(sparedKey('Solveien 3'))
  })
  test('no half of a name and no title with half a name is left', () => {
    for (const title of ['overlege', 'dr.', 'fru', 'Mor', 'sykepleier']) {
      for (const name of ['Han\u200bsen', 'Han\u00adsen', 'Ha\u0308nsen', 'Ｈansen', 'Hansen', 'Moe\u2011Han\u200dsen']) {
        const text = `Innlagt av ${title} ${name} i natt.`
        expect(mask(text, findIdentifiers({ text, language: 'nb' })).text).toMatch(/^Innlagt av (?:(?:overlege|dr\.|fru|Mor|sykepleier) )?\[navn 1\] i natt\.$/)
      }
    }
  })
})
