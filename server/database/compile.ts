export type Value = string | number | bigint | boolean | Date | Uint8Array | null
/** A column left out stays out; one that is there must have a value, if only null. */
export type RowValues = Readonly<Record<string, Value | readonly Value[] | Part | undefined>>
export type Parameter = Value | readonly Value[] | Part

/** Marks what stands in a template for more than one value. */
export const PIECE = Symbol('piece')

export type Piece =
  | { strings: readonly string[]; parameters: readonly Parameter[] }
  | { name: string }
  | { row: RowValues }
  | { json: unknown }

export type Part = { readonly [PIECE]: Piece }

/** Postgres parses and plans a text once per session and knows it by its name from then on. */
export type Compiled = { text: string; values: unknown[]; name: string }

type Draft = { text: string; values: unknown[] }

/** As many as there are statements in the code, each with the columns it is given: what varies in length travels as one array. */
const names = new Map<string, string>()

/** Takes a template with all its pieces; gives the text with `$1`, `$2` … and the values to send beside it. */
export function compile(piece: Piece): Compiled {
  const draft: Draft = { text: '', values: [] }
  append(draft, piece)
  const name = names.get(draft.text) ?? `s${names.size + 1}`
  names.set(draft.text, name)
  return { ...draft, name }
}

export function isTemplate(first: object | string): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first
}

export const makePart = (first: string | RowValues): Part => ({ [PIECE]: typeof first === 'string' ? { name: first } : { row: first } })

function append(draft: Draft, piece: Piece): void {
  if ('json' in piece) appendValue(draft, JSON.stringify(piece.json))
  else if ('name' in piece) draft.text += quote(piece.name)
  else if ('row' in piece) appendRow(draft, piece.row)
  else {
    piece.strings.forEach((text, index) => {
      draft.text += text
      if (index < piece.strings.length - 1) appendParameter(draft, piece.parameters[index])
    })
  }
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

function appendRow(draft: Draft, row: RowValues): void {
  const columns = Object.keys(row)
  if (columns.length === 0) throw new TypeError('a statement was given no column')
  const isAssigning = /\bset\s*$/i.test(draft.text)
  draft.text += isAssigning ? '' : `(${columns.map(quote).join(', ')}) values (`
  columns.forEach((column, index) => {
    draft.text += `${index > 0 ? ', ' : ''}${isAssigning ? `${quote(column)} = ` : ''}`
    appendParameter(draft, row[column])
  })
  draft.text += isAssigning ? '' : ')'
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
