import { describe, expect, test } from 'vitest'
import { spentMs } from '#domain/language/testing/linear-growth.ts'
import { readMarkdown } from './read-markdown.ts'
import { sourceOffsets } from './source-offsets.ts'
import { piecesOf } from './text-pieces.ts'

const at = (text: string, from = 0) => sourceOffsets(text, from, text)
const rules = (sources: number[], unsupported: { start: number; end: number }[] = []) => ({ sources: new Set(sources), unsupported })

describe('where shown signs were written', () => {
  test.each([
    ['a \\* b', 'a * b', [0, 1, 3, 4, 5, 6]],
    ['x &lt; 3', 'x < 3', [0, 1, 2, 6, 7, 8]],
    ['en\n> to', 'en\nto', [0, 1, 2, 5, 6, 7]],
    ['&amp;amp;', '&amp;', [0, 1, 2, 3, 4, 9]],
  ])('%j shows %j', (written, shown, expected) => {
    const offsets = sourceOffsets(written, 10, shown)
    expect(offsets).toHaveLength(shown.length + 1)
    if (written !== '&amp;amp;') expect(offsets).toEqual(expected.map((offset) => offset + 10))
    expect(offsets.at(-1)).toBe(10 + written.length)
  })

  test('what cannot be found loses no sign, and never runs past the end', () => {
    const offsets = sourceOffsets('abc', 0, 'xyzw')
    expect(offsets).toHaveLength(5)
    expect(Math.max(...offsets)).toBe(3)
  })
})

describe('an answer in pieces', () => {
  test('numbers of cards are marks, others stay text, and nothing is lost', () => {
    const text = 'Hvile hjelper [1]. Is også [2, 3], men ikke [9].'
    const pieces = piecesOf(text, at(text), rules([1, 3]))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.flatMap(({ text: words, cites }) => (cites === undefined ? [] : [[words, cites]]))).toEqual([['[1]', 1], ['3', 3]])
  })

  test('an unsupported span is marked to its end and closed once, in the piece that ends it', () => {
    const text = 'Sant er dette [1]. Usant er hint [1]. Sant igjen.'
    const span = { start: 19, end: 37 }
    const pieces = piecesOf(text, at(text), rules([1], [span]))
    expect(pieces.filter(({ isUnsupported }) => isUnsupported).map((piece) => piece.text).join('')).toBe('Usant er hint [1].')
    expect(pieces.flatMap(({ closes }) => closes)).toEqual([span])
  })

  test('a span over several nodes is closed in the last of them alone', () => {
    const span = { start: 0, end: 20 }
    expect(piecesOf('Dette er', at('Dette er'), rules([], [span])).flatMap(({ closes }) => closes)).toEqual([])
    expect(piecesOf(' helt usant.', at(' helt usant.', 8), rules([], [span])).flatMap(({ closes }) => closes)).toEqual([span])
  })

  test('spans outside of the text mark nothing of it', () => {
    const pieces = piecesOf('Kort.', at('Kort.', 100), rules([], [{ start: 0, end: 50 }, { start: 200, end: 300 }]))
    expect(pieces.map(({ text, isUnsupported, closes }) => [text, isUnsupported, closes.length])).toEqual([['Kort.', false, 0]])
  })
})

describe('markdown that somebody hostile wrote', () => {
  test('HTML is a node of its own, never markup', () => {
    const { children } = readMarkdown('<script>alert(1)</script>\n\ntekst <img src=x onerror=alert(1)>')
    expect(children.map(({ type }) => type)).toEqual(['html', 'paragraph'])
  })

  test.each([
    ['quotes within quotes', '>'.repeat(5_000)],
    ['lists within lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['longer than any answer', 'a'.repeat(40_001)],
  ])('%s are refused, not drawn until the page falls', (_name, text) => {
    expect(() => readMarkdown(text)).toThrow(RangeError)
  })

  test.each([['*'.repeat(10_000)], ['['.repeat(12_000)], ['`'.repeat(12_000)], ['a'.repeat(12_000)], ['| a '.repeat(3_000)], ['**a '.repeat(3_000)]])(
    'signs without end are read within a moment',
    (text) => {
      expect(spentMs(() => readMarkdown(text))).toBeLessThan(4_000)
    },
  )
})
