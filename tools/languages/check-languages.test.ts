import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plant } from '../testing/plant.ts'
import { checkLanguages, lowerLanguages } from './check-languages.ts'

const RATCHET = 'tools/languages/ratchet.json'
const said = (root: string) => checkLanguages(root).map(({ path, message }) => `${path}  ${message}`)
const COUNTED = 'strings or patterns with words of a language outside of tables'
const risen = (count: number, was = 0) => `domain/x  ${String(count)} ${COUNTED}, and ${String(was)} when last counted`
const inCode = (literal: string) => ({ 'domain/x/a.ts': `const CUES = ${literal}\nexport const f = (word: string): boolean => CUES.includes(word)\n` })

test.each([
  ['a letter English does not have', inCode(`['før']`), [risen(1)]],
  ['a pattern in Cyrillic', { 'domain/x/a.ts': 'export const f = (word: string): boolean => /^(?:нет|не)$/.test(word)\n' }, [risen(1)]],
  ['a small word in plain letters', inCode(`['ikke']`), [risen(1)]],
  ['a template', inCode('`hva ${String(1)}`'), [risen(1)]],
  ['one string over two lines', inCode(`['før ' +\n  'etter på']`), [risen(1)]],
  ['one template over two lines', inCode('[`før ${String(1)} når ` +\n  String.raw`etter på`]'), [risen(2)]],
  ['words of code', inCode(`['given', 'surname']`), []],
  ['a table', { 'domain/x/a.ts': `export const CUES = ['før', 'ikke']\n` }, []],
  ['an example of a rule', inCode(`[{ id: 'x', examples: { nb: 'før', ru: 'нет' } }]`), []],
  ['a test', { 'domain/x/a.test.ts': `export const f = (): string => 'før'\n` }, []],
  ['generated matter', { 'domain/x/a.generated.ts': `export const f = (): string => 'før'\n` }, []],
  ['another top folder', { 'server/x/a.ts': `export const f = (): string => 'før'\n` }, []],
  ['more than when last counted', { ...inCode(`['før', 'etter', 'på']`), [RATCHET]: '{ "worded": { "domain/x": 1 } }' }, [risen(2, 1)]],
])('planted: %s', (_, planted, expected) => {
  expect(said(plant(planted))).toEqual(expected)
})

test('the ratchet is lowered and never raised', () => {
  const root = plant({ ...inCode(`['før']`), [RATCHET]: '{ "worded": { "domain/x": 2 } }' })
  expect(said(root)).toEqual([`domain/x  only 1 ${COUNTED} now: \`node tools/languages/check-languages.ts --lower\` keeps it so`])
  lowerLanguages(root)
  expect(JSON.parse(readFileSync(join(root, RATCHET), 'utf8'))).toEqual({ worded: { 'domain/x': 1 } })
  const more = plant({ ...inCode(`['før', 'på']`), [RATCHET]: '{ "worded": { "domain/x": 1 } }' })
  expect(() => lowerLanguages(more)).toThrow('domain/x 2')
})
