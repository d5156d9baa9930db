// Every gate that is a tool of others catches what it is there for; our own checks have their tests beside them.
import { spawnSync } from 'node:child_process'
import { copyFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkLiterals } from './design/check-literals.ts'
import { plant } from './testing/plant.ts'

const root = resolve(import.meta.dirname, '..')

/** The project's own settings around planted files, so that a loosened setting fails here. */
function plantWithSettings(files: Readonly<Record<string, string>>): string {
  const folder = plant(files)
  for (const name of ['tsconfig.json', '.oxlintrc.json', 'knip.json']) copyFileSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function run(folder: string, args: readonly string[]): { code: number | null; output: string } {
  const [tool = '', ...rest] = args
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...rest], { cwd: folder, encoding: 'utf8' })
  return { code: status, output: stdout + stderr }
}

/** How many sizes, colours and times were still written out when the gate was set. */

const lint = (files: Readonly<Record<string, string>>) =>
  run(plantWithSettings(files), ['oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', '-f', 'unix'])

describe('types', () => {
  test('sound files pass', () => {
    const { code, output } = lint({ 'domain/x.ts': `export const x: number = 1\n` })
    expect(code, output).toBe(0)
  })

  test.each([
    ['a wrong type', `export const x: number = 'one'`, 'TS2322'],
    ['an untyped argument', `export const x = (a) => a`, 'TS7006'],
    ['an index that may miss', `export const x = (a: number[]): number => a[0]`, 'TS2322'],
    ['syntax that Node cannot strip', `export enum X { a }`, 'TS1294'],
    ['a type imported as a value', `import { Y } from './y.ts'\nexport const x = (a: Y) => a`, 'TS1484'],
    ['something never used', `const x = 1\nexport {}`, 'TS6133'],
  ])('planted: %s', (_, text, expected) => {
    const { code, output } = lint({ 'domain/x.ts': text, 'domain/y.ts': 'export type Y = 1' })
    expect(output).toContain(expected)
    expect(code).not.toBe(0)
  })
})

describe('lint', () => {
  test('sound files pass', () => {
    const { code, output } = lint({ 'domain/x.ts': `export const x: number = 1\n` })
    expect(code, output).toBe(0)
  })

  test('planted: each rule in one file', () => {
    const planted: [rule: string, text: string][] = [
      ['no-explicit-any', `export const x = (a: any): number => Number(a)`],
      ['no-non-null-assertion', `export const x = (a: string | undefined): string => a!`],
      ['no-floating-promises', `export function x(): void { fetch('/') }`],
      ['no-misused-promises', `export const x = (a: Promise<boolean>): number => { if (a) { return 1 } return 2 }`],
      ['no-default-export', `export default 1`],
      ['no-console', `console.log(1)`],
      ['no-barrel-file', `export * from './sound.ts'\nexport { x as y } from './sound.ts'`],
      ['max-params', `export const x = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d`],
      ['no-warning-comments', `// TODO later\nexport const x = 1`],
      ['switch-exhaustiveness-check', `export function x(a: 'one' | 'two'): number { switch (a) { case 'one': return 1 }\n return 0 }`],
      ['no-unsafe-type-assertion', `export const x = (a: unknown): string => a as string`],
      ['only-throw-error', `export function x(): void { throw 'no' }`],
    ]
    const files = planted.map(([rule, text]): [string, string] => [`domain/${rule}.ts`, `${text}\n`])
    const { code, output } = lint({ ...Object.fromEntries(files), 'domain/sound.ts': 'export const x = 1\n' })
    expect(code).not.toBe(0)
    const caught = planted.filter(([rule]) => output.split('\n').some((line) => line.startsWith(`domain/${rule}.ts:`) && line.includes(`(${rule})`)))
    expect(caught.map(([rule]) => rule)).toEqual(planted.map(([rule]) => rule))
  })

  test('tests may assert what they know, tools may print', () => {
    const { code, output } = lint({
      'domain/x.test.ts': `export const x = (a: string | undefined): string => a!\n`,
      'tools/x.ts': `console.log(1)\n`,
    })
    expect(code, output).toBe(0)
  })
})

describe('literals', () => {
  const tokens = ':root { --space-4: 1rem; --text-sm: 0.875rem; }'
  const literals = (files: Readonly<Record<string, string>>) =>
    checkLiterals(plant({ 'web/theme/tokens.css': tokens, ...files })).map(({ path, line, message }) => `${path}:${line}  ${message}`)

  test('tokens, nought, shares and conditions pass', () => {
    const sheet =
      '@media (min-width: 48em) { .a { margin: 0 calc(-1 * var(--space-4)); width: 50%; height: 10dvh; color: var(--ink); flex: 1 1 0px } } /* 3px #fff */'
    expect(literals({ 'web/a.css': sheet, 'web/A.tsx': `export const A = () => <p style={{ zIndex: 3, margin: 'var(--space-4)' }} />` })).toEqual([])
  })

  test.each([
    ['a size of type', '.a {\n  font-size: 15px;\n}', 2, 'font-size: 15px'],
    ['a line height without a unit', '.a { line-height: 1.4 }', 1, 'line-height: 1.4'],
    ['a space in a calculation', '.a { margin: calc(100% - 2rem) }', 1, 'margin: 2rem'],
    ['a fallback', '.a { padding: var(--own, 12px) }', 1, 'padding: 12px'],
    ['a size under a name of its own', '.a { --own: .5rem }', 1, '--own: .5rem'],
    ['a radius', '.a { border-radius: 8px }', 1, 'border-radius: 8px'],
    ['a time', '.a { transition: opacity .2s }', 1, 'transition: .2s'],
    ['a colour', '.a { color: #FFF }', 1, 'color: #FFF'],
    ['a colour by function', '.a { background: rgb(0 0 0 / 50%) }', 1, 'background: rgb('],
    ['a colour by name', '.a { background: white }', 1, 'background: white'],
  ])('planted in a style sheet: %s', (_, sheet, line, words) => {
    expect(literals({ 'web/a.css': sheet })).toEqual([`web/a.css:${line}  ${words} is written out; ask a token of web/theme/tokens.css`])
  })

  test.each([
    ['an inline length', `<p style={{ width: 12 }} />`, 'width: 12'],
    ['an inline colour', `<p style={{ color: a ? '#123456' : 'var(--ink)' }} />`, 'color: #123456'],
    ['a length in a template', '<p style={{ left: `min(${a}px, 25rem)` }} />', 'left: 25rem'],
    ['a style prop', `<Stack gap={6} />`, 'gap: 6'],
    ['a style prop in words', `<Stack maw="44rem" />`, 'maw: 44rem'],
  ])('planted in a component: %s', (_, element, words) => {
    expect(literals({ 'web/A.tsx': `export const A = (a: number) => ${element}` })).toEqual([
      `web/A.tsx:1  ${words} is written out; ask a token of web/theme/tokens.css`,
    ])
  })

  test('planted: a token that does not exist', () => {
    expect(literals({ 'web/a.css': '.a { margin: var(--space-9) }' })).toEqual(['web/a.css:1  --space-9 is no token of web/theme/tokens.css'])
  })

  test('nothing is excepted any more: a list of exceptions is not read', () => {
    expect(literals({ 'tools/design/literals.json': '{"web/a.css":1}', 'web/a.css': '.a { margin: 1px }' })).toHaveLength(1)
  })
})

const deadCode = (files: Readonly<Record<string, string>>) => run(plantWithSettings(files), ['knip/bin/knip.js', '--no-progress'])

describe('dead code', () => {
  const sound = {
    'package.json': JSON.stringify({ name: 'x', type: 'module', dependencies: { zod: '4.6.7' } }),
    'server/main.ts': `import { z } from 'zod'\nimport { used } from './used.ts'\nz.parse(used)`,
    'server/used.ts': `export const used = 1`,
  }

  test('a sound project passes', () => {
    const { code, output } = deadCode(sound)
    expect(code, output).toBe(0)
  })

  test.each([
    ['an export that nobody imports', { 'server/used.ts': `export const used = 1\nexport const unused = 2` }, 'unused'],
    ['a file that nobody imports', { 'server/lonely.ts': `export const lonely = 1` }, 'server/lonely.ts'],
    ['a package that nobody imports', { 'package.json': sound['package.json'].replace('"zod"', '"jose":"6.2.17","zod"') }, 'jose'],
    ['a package that is not listed', { 'server/used.ts': `export { default as used } from 'react'` }, 'react'],
  ])('planted: %s', (_, files, expected) => {
    const { code, output } = deadCode({ ...sound, ...files })
    expect(output).toContain(expected)
    expect(code).not.toBe(0)
  })
})
