// Words of a language stand in tables and nowhere else in domain/ (CONTRIBUTING.md, "The gates"):
// `node tools/languages/check-languages.ts [root] [--lower] [--list FOLDER]`.
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRatchet, lowerCounts, type Counts, type Ratchet } from '../shape/ratchet.ts'
import { isTest, lineAt, listSources, readSource, runCheck, type Violation } from '../source-files.ts'
import { languageLiterals } from './language-literals.ts'

const RATCHET: Ratchet<'worded'> = {
  file: 'tools/languages/ratchet.json',
  lower: 'node tools/languages/check-languages.ts --lower',
  said: { worded: 'strings or patterns with words of a language outside of tables' },
}

/** Generated matter is written by a program. */
const isOurs = (path: string) => path.startsWith('domain/') && !isTest(path) && !/\.generated\.ts$|\.d\.ts$/.test(path)

/** Each string or pattern with words of a language that stands beside code. */
function wordsInCode(root: string): Violation[] {
  return listSources(root).filter(isOurs).flatMap((path) => {
    const file = readSource(root, path)
    return languageLiterals(file).map((at) => ({ path, line: lineAt(file.text, at), message: file.text.slice(at).split('\n', 1)[0] ?? '' }))
  })
}

/** How many stand in each folder. */
function measureLanguages(root: string): Counts<'worded'> {
  const worded: Record<string, number> = {}
  for (const { path } of wordsInCode(root)) worded[dirname(path)] = (worded[dirname(path)] ?? 0) + 1
  return { worded }
}

/** What rose above the ratchet, and what fell below it without the ratchet being lowered. */
export const checkLanguages = (root: string): Violation[] => checkRatchet(root, RATCHET, measureLanguages(root))

/** Writes today's counts as the ratchet. @throws when something rose. */
export const lowerLanguages = (root: string): void => lowerCounts(root, RATCHET, measureLanguages(root))

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { lower: { type: 'boolean' }, list: { type: 'string' } }, allowPositionals: true })
  const [root, { lower, list }] = [resolve(positionals[0] ?? '.'), values]
  if (list !== undefined) {
    for (const { path, line, message } of wordsInCode(root)) if (dirname(path) === list) console.log(`${path}:${String(line)}  ${message}`)
  }
  if (lower === true) lowerLanguages(root)
  else runCheck('Languages', () => checkLanguages(root))
}
