import { expect, test } from 'vitest'
import { sliceTables } from './sliced-tables.ts'

const SOURCE = `import type { Language } from '#contract/vertical.ts'
const STUTTER = 'eh'
/** Words of a language. */
export const WORDS: Readonly<Record<Language, readonly string[]>> = {
  nb: ['hoste', STUTTER],
  sv: ['hosta'],
  da: ['hoste'],
  en: ['cough'],
  ru: ['кашель'],
}
export const wordsOf = (language: Language): readonly string[] => WORDS[language]
export const SOME = { nb: 1, sv: 2 }
`

const { rest, slices } = sliceTables(SOURCE, (language, name) => `ask('${language} ${name}')`)
const run = async (code: string): Promise<Record<string, unknown>> => {
  const ran: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(`const ask = (what) => what\n${code}`)}`)
  return ran
}

test('what is left of a file asks for an entry when it is read, and holds no word of it', async () => {
  const { wordsOf, SOME } = await run(rest)
  expect(Reflect.apply(Object(wordsOf), undefined, ['ru'])).toBe('ru WORDS')
  expect(SOME).toEqual({ nb: 1, sv: 2 })
  expect(rest).not.toMatch(/host|cough|кашель/)
})

test('the slice of a language makes its own entry, with what that leans on in its file', async () => {
  const { slice } = await run(slices.nb)
  expect(Reflect.apply(Object(slice).WORDS, undefined, [])).toEqual(['hoste', 'eh'])
  expect(slices.nb).not.toMatch(/cough|кашель/)
})

test('a file without a table by language is refused', () => {
  expect(() => sliceTables('export const A = { nb: 1 }', () => '')).toThrow('no table')
})
