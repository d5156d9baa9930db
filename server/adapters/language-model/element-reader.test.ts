import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { makeElementReader } from './element-reader.ts'

function readIn(pieces: readonly string[]): unknown[] {
  const told: unknown[] = []
  const read = makeElementReader((element) => void told.push(element))
  pieces.forEach(read)
  return told
}

function cut(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
}

describe('elements of an answer that still arrives', () => {
  test.each([1, 2, 7, 1000])('are told as soon as each is whole, in pieces of %i', (size) => {
    const elements = [{ type: 'summary', paragraphs: ['a "quoted" [bracket] {brace}, comma', 'x\\'] }, { type: 'plan', paragraphs: [] }]
    expect(readIn(cut(JSON.stringify({ sections: elements, more: [1] }), size))).toEqual(elements)
  })

  test('an element that is not whole is not told', () => {
    expect(readIn(['{"sections":[{"a":1},{"b":2'])).toEqual([{ a: 1 }])
    expect(readIn(['{"sections":["one","two'])).toEqual(['one'])
  })

  test('what is no JSON tells nothing and breaks nothing', () => {
    expect(readIn(['Here is [your] report: {oops}, [{]}'])).toEqual([])
    expect(readIn(['{"a":[nonsense, {"b":1}]}'])).toEqual([{ b: 1 }])
  })

  test('any list of any values, cut anywhere', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (elements, size) => {
        expect(readIn(cut(JSON.stringify({ list: elements }), size))).toEqual(JSON.parse(JSON.stringify(elements)))
      }),
      { numRuns: 300 },
    )
  })
})
