// Sizes, colours and times stand in web/theme/tokens.css and nowhere else (docs/design-language.md): `node tools/design/check-literals.ts [root]`.
// What was there before the rule stands in literals.json with its count, which may fall and never rise.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { isTest, lineAt, listSources, readSource, runCheck, type Violation } from '../source-files.ts'
import { declarationsOf } from './css-declarations.ts'
import { type Literal, literalsInComponent, literalsInCss } from './literals.ts'

const TOKENS = 'web/theme/tokens.css'
const ALLOWED = 'tools/design/literals.json'

interface Found extends Literal {
  readonly line: number
}

/** Every file with more literals than it is allowed, every allowance larger than its file needs, and every token asked for that is none. */
export function checkLiterals(root: string): Violation[] {
  const allowed = allowances(root)
  const texts = styledTexts(root)
  const known = tokenNames(root)
  return [...texts.flatMap((file) => unknownTokens(file, known)), ...counted(allowed, literalsByFile(root, texts))]
}

function counted(allowed: Readonly<Record<string, number>>, found: ReadonlyMap<string, readonly Found[]>): Violation[] {
  const files = [...new Set([...Object.keys(allowed), ...found.keys()])].sort()
  return files.flatMap((path) => judge(path, found.get(path) ?? [], allowed[path] ?? 0))
}

function judge(path: string, literals: readonly Found[], allowed: number): Violation[] {
  if (literals.length > allowed) {
    const told = allowed === 0 ? '' : ` (${literals.length} in the file, ${allowed} allowed)`
    return literals.map(({ line, words }) => ({ path, line, message: `${words} is written out; ask a token of ${TOKENS}${told}` }))
  }
  if (literals.length < allowed) return [{ path: ALLOWED, line: 1, message: `${path} has ${literals.length} left of ${allowed}: lower its count` }]
  return []
}

/** @throws when the list of allowances holds anything but counts: a rule that cannot be read must not pass. */
function allowances(root: string): Record<string, number> {
  const file = join(root, ALLOWED)
  if (!existsSync(file)) return {}
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof read !== 'object' || read === null) throw new Error(`${ALLOWED} is no list of counts`)
  return Object.fromEntries(
    Object.entries(read).map(([path, count]: [string, unknown]) => {
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) throw new Error(`${ALLOWED}: ${path} needs a count of at least 1`)
      return [path, count]
    }),
  )
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

function literalsByFile(root: string, texts: readonly Styled[]): Map<string, Found[]> {
  const found = new Map<string, Found[]>()
  for (const { path, text } of texts) {
    const literals = path.endsWith('.css') ? literalsInCss(text) : literalsInComponent(readSource(root, path).program)
    if (literals.length > 0) found.set(path, literals.map((literal) => ({ ...literal, line: lineAt(text, literal.at) })))
  }
  return found
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
