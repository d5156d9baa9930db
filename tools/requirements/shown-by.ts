export type Row = { what: string; shownBy: readonly Shown[] }
/** A test by its file and words of its title. */
export type Shown = { path: string; words: string }

const ROW = /^\| (?!---|what holds)(.+?) \| (.+) \|$/gm
const SHOWN = /`([^`]+\.test\.ts)` "([^"]+)"/g

/** Takes a page of tables; gives each row with the tests it names. */
export const rowsIn = (page: string): Row[] =>
  Array.from(page.matchAll(ROW), ([, what = '', named = '']) => ({ what, shownBy: shownIn(named) }))

const shownIn = (named: string): Shown[] => Array.from(named.matchAll(SHOWN), ([, path = '', words = '']) => ({ path, words }))

/** Takes the text of a test file; true where the title of a test or of a group of tests has these words. A comment that has them is no title. */
export function hasTitle(file: string, words: string): boolean {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(String.raw`\(\s*(['"\x60])(?:(?!\1).)*${literal}`).test(file)
}
