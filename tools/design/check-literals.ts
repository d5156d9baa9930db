// Sizes, colours and times stand in web/theme/tokens.css and nowhere else (docs/design-language.md): `node tools/design/check-literals.ts [root]`.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { isTest, lineAt, listSources, readSource, runCheck, type Violation } from '../source-files.ts'
import { declarationsOf } from './css-declarations.ts'
import { literalsInComponent, literalsInCss } from './literals.ts'

const TOKENS = 'web/theme/tokens.css'

/** Every literal where a token belongs, and every token asked for that is none. */
export function checkLiterals(root: string): Violation[] {
  const texts = styledTexts(root)
  const known = tokenNames(root)
  return texts.flatMap((styled) => [...unknownTokens(styled, known), ...literalsOf(root, styled)])
}

interface Styled {
  readonly path: string
  readonly text: string
}

/** Style sheets but the one that holds the tokens, and components. */
function styledTexts(root: string): Styled[] {
  const sheets = globSync('web/**/*.css', { cwd: root }).map((path) => path.split(sep).join('/'))
  const components = listSources(root).filter((path) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path))
  return [...sheets.filter((path) => path !== TOKENS), ...components].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function literalsOf(root: string, { path, text }: Styled): Violation[] {
  const literals = path.endsWith('.css') ? literalsInCss(text) : literalsInComponent(readSource(root, path).program)
  return literals.map(({ words, at }) => ({ path, line: lineAt(text, at), message: `${words} is written out; ask a token of ${TOKENS}` }))
}

const SCALES = 'text|leading|tracking|space|radius|stroke|motion|width|size'

function tokenNames(root: string): ReadonlySet<string> {
  const file = join(root, TOKENS)
  return new Set(existsSync(file) ? declarationsOf(readFileSync(file, 'utf8')).map(({ property }) => property) : [])
}

/** A name that no token has is no style at all, and the browser says nothing of it. */
function unknownTokens({ path, text }: Styled, known: ReadonlySet<string>): Violation[] {
  return [...text.matchAll(new RegExp(`var\\(\\s*(--(?:${SCALES})-[\\w-]+)`, 'g'))]
    .filter(([, name = '']) => !known.has(name))
    .map(({ 1: name, index }) => ({ path, line: lineAt(text, index), message: `${name} is no token of ${TOKENS}` }))
}

if (import.meta.main) runCheck('Literals', () => checkLiterals(resolve(process.argv[2] ?? '.')))
