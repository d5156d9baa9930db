// How large files and functions may grow (CONTRIBUTING.md, "Sizes"): `node tools/check-sizes.ts [root]`.
import { resolve } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { lineAt, listSources, readSource, runCheck, type SourceFile, type Violation } from './source-files.ts'

const MAX_FILE_LINES = 300
const MAX_FUNCTION_LINES = 60
const MAX_COMPONENT_LINES = 120

/** Files that hold texts, word lists or generated matter: long by nature, and nothing in them branches. */
const DATA_FILES = [
  /^contract\/refusal-text\//,
  /^web\/text\//,
  /(^|[-/])(lexicon|texts?|words|terms|titles|phrases|chapters|marks)(\.|\/|-)/,
  /\.generated\.ts$/,
]

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** Every file and function that is longer than it may be. */
export function checkSizes(root: string): Violation[] {
  return listSources(root).flatMap((path) => {
    const file = readSource(root, path)
    return [...fileSize(file), ...functionSizes(file)]
  })
}

function fileSize({ path, text }: SourceFile): Violation[] {
  const lines = text.replace(/\n$/, '').split('\n').length
  if (lines <= MAX_FILE_LINES || DATA_FILES.some((pattern) => pattern.test(path))) return []
  return [{ path, line: lines, message: `the file has ${lines} lines; at most ${MAX_FILE_LINES}` }]
}

function functionSizes({ path, text, program }: SourceFile): Violation[] {
  const found: Violation[] = []
  const names = new Map<FunctionNode, string>()
  const measure = (node: FunctionNode) => {
    if (node.body === null || isTestBody(path, names.get(node))) return
    const first = lineAt(text, node.start)
    const lines = lineAt(text, node.end) - first + 1
    const name = names.get(node) ?? ('id' in node ? node.id?.name : undefined) ?? 'a function'
    const limit = isComponent(path, name) ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES
    if (lines > limit) found.push({ path, line: first, message: `${name} has ${lines} lines; at most ${limit}` })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && isFunction(init)) names.set(init, id.name)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && isFunction(value)) names.set(value, key.name)
    },
    MethodDefinition: ({ key, value }) => {
      if (key.type === 'Identifier' && isFunction(value)) names.set(value, key.name)
    },
    CallExpression: ({ callee, arguments: given }) => {
      const name =
        callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' && callee.object.type === 'Identifier' ? callee.object.name : ''
      for (const argument of given) if (isFunction(argument)) names.set(argument, `${name}(…)`)
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return found
}

const isFunction = (node: ESTree.Node): node is FunctionNode => node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'

/** By React's own convention: a capital letter, in a .tsx file. */
const isComponent = (path: string, name: string) => path.endsWith('.tsx') && /^[A-Z]/.test(name)

/** A `describe` holds a whole table of cases: its length says nothing. */
const isTestBody = (path: string, name = '') => /\.test\.tsx?$/.test(path) && name.startsWith('describe(')

if (import.meta.main) runCheck('Sizes', () => checkSizes(resolve(process.argv[2] ?? '.')))
