import { expect, test } from 'vitest'
import { checkSizes } from './check-sizes.ts'
import { plant } from './testing/plant.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `  use(${index})`).join('\n')
/** A function of exactly `count` lines. */
const body = (count: number) => `{\n${lines(count - 2)}\n}`

test.each([
  ['a file of 301 lines', 'domain/x.ts', lines(301), ['domain/x.ts:301  the file has 301 lines; at most 300']],
  ['a file of 300 lines', 'domain/x.ts', `${lines(300)}\n`, []],
  ['a word list of any length', 'domain/language/nb-lexicon.ts', lines(900), []],
  ['a table of conditions of any length', 'domain/conditions/chapters-a-d.ts', lines(900), []],
  ['the marks of a language, of any length', 'domain/language/nb/marks.ts', lines(900), []],
  ['a text table of any length', 'contract/refusal-text/nb.ts', lines(900), []],
  ['a function of 61 lines', 'domain/x.ts', `function grow() ${body(61)}`, ['domain/x.ts:1  grow has 61 lines; at most 60']],
  ['a function of 60 lines', 'domain/x.ts', `function grow() ${body(60)}`, []],
  ['an arrow function of 61 lines', 'domain/x.ts', `\nexport const grow = () => ${body(61)}`, ['domain/x.ts:2  grow has 61 lines; at most 60']],
  ['a method of 61 lines', 'domain/x.ts', `class A { grow() ${body(61)} }`, ['domain/x.ts:1  grow has 61 lines; at most 60']],
  ['a component of 120 lines', 'web/ui/Card.tsx', `export function Card() ${body(120)}`, []],
  ['a component of 121 lines', 'web/ui/Card.tsx', `export const Card = () => ${body(121)}`, ['web/ui/Card.tsx:1  Card has 121 lines; at most 120']],
  ['a hook of 61 lines', 'web/ui/Card.tsx', `export const useCard = () => ${body(61)}`, ['web/ui/Card.tsx:1  useCard has 61 lines; at most 60']],
  ['a capital letter outside of .tsx', 'domain/x.ts', `export const Card = () => ${body(61)}`, ['domain/x.ts:1  Card has 61 lines; at most 60']],
  ['a describe of 100 lines', 'domain/x.test.ts', `describe('x', () => ${body(100)})`, []],
  ['one test of 61 lines', 'domain/x.test.ts', `test('x', () => ${body(61)})`, ['domain/x.test.ts:1  test(…) has 61 lines; at most 60']],
])('%s', (_, path, text, expected) => {
  const found = checkSizes(plant({ [path]: text }))
  expect(found.map((violation) => `${violation.path}:${violation.line}  ${violation.message}`)).toEqual(expected)
})
