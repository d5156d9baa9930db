import { compile, isTemplate, makePart, PIECE } from './compile.ts'
import type { Compiled, Parameter, Part, Piece, RowValues } from './compile.ts'

/** Rows to come. Nothing is sent before it is awaited; inside another statement it is a piece of that one. */
export type Statement<Rows> = Promise<Rows> & { readonly [PIECE]: Piece }

/**
 * Statements as tagged templates: every `${value}` travels beside the text, never inside it (SEC-2).
 * `sql(name)` gives a quoted name, `sql(row)` the columns and values after `insert into t`, and the assignments
 * after `set`. A list is a value like any other: `= any(${ids}::uuid[])`.
 */
export type Sql = {
  <Rows extends readonly object[] = Record<string, unknown>[]>(strings: TemplateStringsArray, ...parameters: readonly Parameter[]): Statement<Rows>
  (name: string): Part
  (row: RowValues): Part
  json(value: unknown): Part
}

export type Run = (statement: Compiled) => Promise<object[]>

/** Takes the way to run one statement; gives the tag that writes them. */
export function makeSql(run: Run): Sql {
  function sql<Rows extends readonly object[]>(strings: TemplateStringsArray, ...parameters: readonly Parameter[]): Statement<Rows>
  function sql(part: string | RowValues): Part
  function sql(first: TemplateStringsArray | string | RowValues, ...parameters: readonly Parameter[]) {
    return isTemplate(first) ? makeStatement(run, { strings: first, parameters }) : makePart(first)
  }
  return Object.assign(sql, { json: (value: unknown): Part => ({ [PIECE]: { json: value } }) })
}

function makeStatement(run: Run, piece: Piece & { strings: readonly string[] }): Statement<object[]> {
  let started: Promise<object[]> | undefined
  const start = () => (started ??= Promise.try(() => run(compile(piece))))
  return {
    [PIECE]: piece,
    [Symbol.toStringTag]: 'Statement',
    // oxlint-disable-next-line unicorn/no-thenable -- awaiting a statement is what runs it
    then: (onRows, onFailure) => start().then(onRows, onFailure),
    catch: (onFailure) => start().catch(onFailure),
    finally: (onEnd) => start().finally(onEnd),
  }
}
