import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInFonts, BUILT_IN_STYLE, BUILT_IN_TOKENS } from './built-in-style.ts'

const sheet = readFileSync(new URL('../../web/theme/tokens.css', import.meta.url), 'utf8')

/** The declarations under one selector of tokens.css. */
function tokensUnder(selector: string): Map<string, string> {
  const [, rules = ''] = sheet.split(`\n${selector} {`)
  const block = rules.slice(0, rules.indexOf('\n}')).replace(/\/\*[\s\S]*?\*\//g, '')
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]))
}

test.each([
  ['light', ':root'],
  ['scales', ':root'],
  ['vet', ":root[data-edition='vet']"],
  ['dark', ":root[data-mantine-color-scheme='dark']"],
  ['vetDark', ":root[data-edition='vet'][data-mantine-color-scheme='dark']"],
] as const)('sign-in and checkout are drawn with the tokens of the app: %s', (kind, selector) => {
  const tokens = tokensUnder(selector)
  for (const declared of BUILT_IN_TOKENS[kind].split(';')) {
    const [name = '', value] = declared.split(':')
    expect([name, tokens.get(name)]).toEqual([name, value])
  }
})

test('every token that is asked for is there', () => {
  const declared = new Set([...BUILT_IN_STYLE.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const asked = [...BUILT_IN_STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(asked.filter((name) => !declared.has(name))).toEqual([])
})

test('Russian is written in our type too', () => {
  expect(builtInFonts('nb').match(/@font-face/g)).toHaveLength(2)
  expect(builtInFonts('ru')).toContain('U+0400-045F')
  // A word between two rules would cost the second of them.
  for (const language of ['nb', 'ru'] as const) expect(builtInFonts(language)).toMatch(/^(@font-face\{[^{}]*\})+$/)
})
