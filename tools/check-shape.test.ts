import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkShape, lowerRatchet } from './check-shape.ts'
import { plant } from './testing/plant.ts'

const RATCHET = 'tools/shape/ratchet.json'
/** A function of exactly so many ways through it. */
const branched = (ways: number) => `export const x = (a: number): number => {\n${'  if (a > 1) return a\n'.repeat(ways - 1)}  return 0\n}\n`
/** A line of exactly so many signs. */
const line = (signs: number) => `// ${'a'.repeat(signs - 3)}\n`
const files = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`domain/x/f${String(index)}.ts`, 'export const x = 1\n']))
const said = (root: string) => checkShape(root).map(({ path, message }) => `${path}  ${message}`)
const lower = '`node tools/check-shape.ts --lower` keeps it so'
const ratchet = (counts: object) => ({ [RATCHET]: JSON.stringify({ branched: {}, long: {}, crowded: {}, ...counts }) })

test.each([
  ['a function of 21 branches', { 'domain/x/a.ts': branched(21) }, ['domain/x  1 functions of more than 20 branches, and 0 when last counted']],
  ['a function of 20 branches', { 'domain/x/a.ts': branched(20) }, []],
  ['a line of 161 signs', { 'server/x/a.ts': line(161) }, ['server/x  1 lines of more than 160 signs, and 0 when last counted']],
  ['a line of 160 signs', { 'server/x/a.ts': line(160) }, []],
  ['a line of 161 signs in generated matter', { 'domain/x/a.generated.ts': line(161) }, []],
  ['a folder of 16 files', files(16), ['domain/x  16 code files; at most 15, and 0 when last counted']],
  ['a folder of 15 files and a test', { ...files(15), 'domain/x/f.test.ts': 'export const x = 1\n' }, []],
  ['as much as when last counted', { 'server/x/a.ts': line(161), ...ratchet({ long: { 'server/x': 1 } }) }, []],
  ['more than when last counted', { 'server/x/a.ts': line(161) + line(200), ...ratchet({ long: { 'server/x': 1 } }) }, [
    'server/x  2 lines of more than 160 signs, and 1 when last counted',
  ]],
  ['less, and the ratchet not lowered', { 'server/x/a.ts': line(10), ...ratchet({ long: { 'server/x': 1 } }) }, [
    `server/x  only 0 lines of more than 160 signs now: ${lower}`,
  ]],
])('planted: %s', (_, planted, expected) => {
  expect(said(plant(planted))).toEqual(expected)
})

test('branches of an inner function are its own', () => {
  const inner = branched(15).replace('export const x', 'const inner')
  const outer = `export const x = (a: number): number => {\n${inner}${'  if (a > 1) return inner(a)\n'.repeat(14)}  return 0\n}\n`
  expect(said(plant({ 'domain/x/a.ts': outer }))).toEqual([])
})

test('the ratchet is lowered and never raised', () => {
  const root = plant({ 'server/x/a.ts': line(161), ...ratchet({ long: { 'server/x': 2 } }) })
  lowerRatchet(root)
  expect(JSON.parse(readFileSync(join(root, RATCHET), 'utf8'))).toEqual({ branched: {}, long: { 'server/x': 1 }, crowded: {} })
  const risen = plant({ 'server/x/a.ts': line(161) + line(161), ...ratchet({ long: { 'server/x': 1 } }) })
  expect(() => lowerRatchet(risen)).toThrow('server/x 2')
})
