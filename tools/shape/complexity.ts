import { type ESTree, Visitor } from 'vite'
import { lineAt, type SourceFile } from '../source-files.ts'

/** A function and the number of ways through it: one, and one more for each place where it branches (McCabe's cyclomatic complexity). */
export interface Measured {
  readonly line: number
  readonly complexity: number
}

/** The complexity of every function of a file. What an inner function branches is counted there and not in the one around it. */
export function complexities({ text, program }: SourceFile): Measured[] {
  const found: Measured[] = []
  const open: { start: number; complexity: number }[] = []
  const enter = ({ start }: ESTree.Node) => void open.push({ start, complexity: 1 })
  const leave = () => {
    const ended = open.pop()
    if (ended) found.push({ line: lineAt(text, ended.start), complexity: ended.complexity })
  }
  const branch = () => {
    const around = open.at(-1)
    if (around) around.complexity += 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    IfStatement: branch,
    ConditionalExpression: branch,
    LogicalExpression: branch,
    ForStatement: branch,
    ForInStatement: branch,
    ForOfStatement: branch,
    WhileStatement: branch,
    DoWhileStatement: branch,
    CatchClause: branch,
    SwitchCase: ({ test }) => {
      if (test !== null) branch()
    },
    AssignmentExpression: ({ operator }) => {
      if (operator === '&&=' || operator === '||=' || operator === '??=') branch()
    },
  }).visit(program)
  return found
}
