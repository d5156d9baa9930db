export type Value = string | number | bigint | boolean | Date | Uint8Array | null
/** A column left out stays out; one that is there must have a value, if only null. */
export type RowValues = Readonly<Record<string, Value | readonly Value[] | Part | undefined>>
export type Parameter = Value | readonly Value[] | Part

/** Marks what stands in a template for more than one value. */
export const PIECE = Symbol('piece')

export type Piece =
  | { strings: readonly string[]; parameters: readonly Parameter[] }
  | { name: string }
  | { list: readonly Value[] }
  | { rows: readonly RowValues[] }
  | { json: unknown }

export type Part = { readonly [PIECE]: Piece }

/** `name` is set for a text that is always the same: Postgres then parses and plans it once per session. */
export type Compiled = { text: string; values: unknown[]; name?: string }

type Draft = { text: string; values: unknown[]; isFixed: boolean }

const names = new Map<string, string>()

/** Takes a template with all its pieces; gives the text with `$1`, `$2` … and the values to send beside it. */
export function compile(piece: Piece): Compiled {
  const draft: Draft = { text: '', values: [], isFixed: true }
  append(draft, piece)
  const { text, values, isFixed } = draft
  if (!isFixed) return { text, values }
  const name = names.get(text) ?? `s${names.size + 1}`
  names.set(text, name)
  return { text, values, name }
}

export function isTemplate(first: object | string): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first
}

export function makePart(first: string | readonly Value[] | RowValues | readonly RowValues[]): Part {
  if (typeof first === 'string') return { [PIECE]: { name: first } }
  if (!isList(first)) return { [PIECE]: { rows: [first] } }
  return { [PIECE]: isRows(first) ? { rows: first } : { list: first } }
}

const isList = (first: readonly unknown[] | RowValues): first is readonly Value[] | readonly RowValues[] => Array.isArray(first)

function isRows(list: readonly Value[] | readonly RowValues[]): list is readonly RowValues[] {
  const [first] = list
  return typeof first === 'object' && first !== null && !(first instanceof Date) && !(first instanceof Uint8Array)
}

function append(draft: Draft, piece: Piece): void {
  if ('strings' in piece) {
    piece.strings.forEach((text, index) => {
      draft.text += text
      if (index < piece.strings.length - 1) appendParameter(draft, piece.parameters[index])
    })
    return
  }
  if ('json' in piece) return appendValue(draft, JSON.stringify(piece.json))
  draft.isFixed = false
  if ('name' in piece) draft.text += quote(piece.name)
  else if ('list' in piece) appendTuple(draft, piece.list)
  else appendRows(draft, piece.rows)
}

function appendParameter(draft: Draft, parameter: Parameter | undefined): void {
  if (typeof parameter === 'object' && parameter !== null && PIECE in parameter) append(draft, parameter[PIECE])
  else appendValue(draft, parameter)
}

function appendValue(draft: Draft, value: unknown): void {
  // An undefined that became NULL unseen would empty a column.
  if (value === undefined) throw new TypeError('a statement was given an undefined value')
  draft.values.push(value)
  draft.text += `$${draft.values.length}`
}

function appendTuple(draft: Draft, values: readonly (Parameter | undefined)[]): void {
  if (values.length === 0) throw new TypeError('a statement was given an empty list')
  draft.text += '('
  values.forEach((value, index) => {
    if (index > 0) draft.text += ', '
    appendParameter(draft, value)
  })
  draft.text += ')'
}

function appendRows(draft: Draft, rows: readonly RowValues[]): void {
  const [first] = rows
  if (first === undefined) throw new TypeError('a statement was given no row')
  const columns = Object.keys(first)
  if (/\bset\s*$/i.test(draft.text)) {
    columns.forEach((column, index) => {
      draft.text += `${index > 0 ? ', ' : ''}${quote(column)} = `
      appendParameter(draft, first[column])
    })
    return
  }
  draft.text += `(${columns.map(quote).join(', ')}) values `
  rows.forEach((row, index) => {
    if (index > 0) draft.text += ', '
    appendTuple(draft, columns.map((column) => row[column]))
  })
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
