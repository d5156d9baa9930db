import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { parseStrictJson } from './strict-json.ts'

const read = (body: string | Uint8Array): unknown => {
  try {
    return parseStrictJson(body)
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}
const nested = (depth: number, [begin, end]: readonly [string, string]) => `${begin.repeat(depth)}1${end.repeat(depth)}`

describe('SEC-8 JSON that two readers could read in two ways', () => {
  test.each([
    ['a key that stands twice', '{"id":1,"id":2}'],
    ['a key that stands twice, once spelt out', '{"id":1,"\\u0069d":2}'],
    ['a key that stands twice deep within', '{"a":[{"b":{"c":"}{\\"","d":1,"c":2}}]}'],
    ['a key that stands twice after an empty object', '{"a":{},"b":[],"a":1}'],
    ['a key that stands twice behind a text that ends in a backslash', '{"a":"\\\\","a":1}'],
    ['a key that stands twice behind a text that ends in a quotation mark', '{"a":"\\"","a":1}'],
    ['a key that leads out of the object', '{"a":{"__proto__":{"b":1}}}'],
    ['the same, spelt out', '{"__pr\\u006fto__":1}'],
    ['lists without end', nested(10_000, ['[', ']'])],
    ['objects without end', nested(10_000, ['{"a":', '}'])],
    ['one level too many', nested(33, ['[', ']'])],
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['NaN', '{"a":NaN}'],
    ['Infinity', '[-Infinity]'],
    ['a comma at the end', '{"a":1,}'],
    ['a comment', '{"a":1}// b'],
    ['nothing', ''],
    ['half of it', '{"a":"b'],
  ])('%s', (_name, body) => {
    expect(read(body)).toBe('request.malformed')
    expect(read(Buffer.from(body))).toBe('request.malformed')
  })

  test.each(['utf16le', 'latin1'] as const)('%s in the place of UTF-8', (encoding) => {
    expect(read(Buffer.from('{"a":"blodtrykk på 140"}', encoding))).toBe('request.malformed')
  })
})

test.each([
  ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}'],
  ['{"a":"\\"a\\":1,{[","b":"\\\\","c":"a:b"}'],
  ['{"a":"\\",\\"a\\":1"}'],
  ['{"a":"a","b":["a","a"],"c":["c"]}'],
  ['[]'],
  ['"a"'],
  ['null'],
  ['{"constructor":1,"toString":2,"":3}'],
  [nested(32, ['[', ']'])],
  [' {"a" : 1 , "b" : [ 1 , { "a" : 2 } ] } '],
  [JSON.stringify({ a: 'x'.repeat(100_000), b: Array.from({ length: 10_000 }, (_, id) => ({ id })) })],
])('what is plain is read as it stands: %.60s', (body) => {
  expect(read(body)).toEqual(JSON.parse(body))
  expect(read(Buffer.from(body))).toEqual(JSON.parse(body))
})
