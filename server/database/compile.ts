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

/** A statement as far as its text goes: what follows which piece. Templates are told apart by where they stand in the code, values are all alike. */
type Shape = { next: Map<object | string, Shape>; known?: Omit<Compiled, 'values'> }

const VALUE = {}
const shapes: Shape = { next: new Map() }
/** As many as there are statements in the code, each with the columns it is given: what varies in length travels as one array. */
const names = new Map<string, string>()

/** Takes a template with all its pieces; gives the text with `$1`, `$2` … and the values to send beside it. What was written before is not written again. */
export function compile(piece: Piece): Compiled {
  const values: unknown[] = []
  const shape = follow(shapes, piece, values)
  shape.known ??= nameText(piece)
  return { ...shape.known, values }
}

function nameText(piece: Piece): Omit<Compiled, 'values'> {
  const draft: Draft = { text: '', values: 0 }
  append(draft, piece)
  const name = names.get(draft.text) ?? `s${names.size + 1}`
  names.set(draft.text, name)
  return { text: draft.text, name }
}

function step(shape: Shape, token: object | string): Shape {
  const known = shape.next.get(token)
  if (known !== undefined) return known
  const made: Shape = { next: new Map() }
  shape.next.set(token, made)
  return made
}

/** Takes the values out of a piece, in the order of their places, and goes from shape to shape. */
function follow(from: Shape, piece: Piece, values: unknown[]): Shape {
  if ('strings' in piece) return piece.parameters.reduce((shape: Shape, parameter) => followParameter(shape, parameter, values), step(from, piece.strings))
  if ('name' in piece) return step(from, piece.name)
  if ('json' in piece) return followParameter(from, JSON.stringify(piece.json), values)
  const columns = Object.keys(piece.row)
  return columns.reduce((shape, column) => followParameter(shape, piece.row[column], values), step(from, columns.map(quote).join()))
}

function followParameter(shape: Shape, parameter: Parameter | undefined, values: unknown[]): Shape {
  if (typeof parameter === 'object' && parameter !== null && PIECE in parameter) return follow(shape, parameter[PIECE], values)
  // An undefined that became NULL unseen would empty a column.
  if (parameter === undefined) throw new TypeError('a statement was given an undefined value')
  values.push(parameter)
  return step(shape, VALUE)
}

export function isTemplate(first: object | string): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first
}

export const makePart = (first: string | RowValues): Part => ({ [PIECE]: typeof first === 'string' ? { name: first } : { row: first } })

/** The text so far, and how many values stand in it. */
type Draft = { text: string; values: number }

function append(draft: Draft, piece: Piece): void {
  if ('json' in piece) appendPlace(draft)
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
  else appendPlace(draft)
}

function appendPlace(draft: Draft): void {
  draft.values += 1
  draft.text += `$${draft.values}`
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
