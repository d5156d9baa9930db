import { posix } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { lineAt, type SourceFile, TOP_FOLDERS } from '../source-files.ts'

export interface Import {
  /** As written. */
  readonly specifier: string
  /** The project's file it means, or undefined for a package. */
  readonly target: string | undefined
  readonly line: number
}

/** One file as the rules see it: what it imports, and where it does what only certain files may. */
export interface Module {
  readonly path: string
  readonly imports: readonly Import[]
  readonly sqlLines: readonly number[]
  readonly environmentLines: readonly number[]
  /** Clock, chance, network and timers, each with the name of what is used. */
  readonly impurities: readonly { readonly name: string; readonly line: number }[]
}

const SQL_START = /^\s*(select|insert|update|delete|with|create|alter|drop|truncate|begin|listen|notify|lock|set)\s/i
const IMPURE_CALLS = new Set(['Date.now', 'Math.random', 'performance.now', 'fetch', 'setTimeout', 'setInterval', 'crypto.randomUUID'])

export function readModule({ path, text, program }: SourceFile): Module {
  const imports: Import[] = []
  const sqlLines: number[] = []
  const environmentLines: number[] = []
  const impurities: { name: string; line: number }[] = []

  const line = (node: { start: number }) => lineAt(text, node.start)
  const addImport = (source: ESTree.Expression | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return
    if (/^(node:)?process$/.test(source.value)) environmentLines.push(line(source)) // the other way to reach process.env
    imports.push({ specifier: source.value, target: targetOf(path, source.value), line: line(source) })
  }
  new Visitor({
    ImportDeclaration: (node) => addImport(node.source),
    ExportNamedDeclaration: (node) => addImport(node.source),
    ExportAllDeclaration: (node) => addImport(node.source),
    ImportExpression: (node) => addImport(node.source),
    TSImportType: (node) => addImport(node.source),
    TaggedTemplateExpression: (node) => {
      if (isSql(node)) sqlLines.push(line(node))
    },
    MemberExpression: (node) => {
      const name = dottedName(node)
      if (name === 'process.env') environmentLines.push(line(node))
    },
    CallExpression: (node) => {
      const name = dottedName(node.callee)
      if (IMPURE_CALLS.has(name)) impurities.push({ name, line: line(node) })
    },
    NewExpression: (node) => {
      if (dottedName(node.callee) === 'Date' && node.arguments.length === 0) impurities.push({ name: 'new Date()', line: line(node) })
    },
  }).visit(program)
  return { path, imports, sqlLines, environmentLines, impurities }
}

/** The project's own specifiers are relative or begin with `#` and a top folder (package.json, imports). */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const top = TOP_FOLDERS.find((folder) => specifier.startsWith(`#${folder}/`))
  return top === undefined ? undefined : specifier.slice(1)
}

function isSql({ tag, quasi }: ESTree.TaggedTemplateExpression): boolean {
  const name = dottedName(tag)
  return name === 'sql' || name.endsWith('.sql') || SQL_START.test(quasi.quasis[0]?.value.raw ?? '')
}

function dottedName(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return ''
  return `${dottedName(node.object)}.${node.property.name}`
}
