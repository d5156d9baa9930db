import type { parseDocument } from 'htmlparser2'

/** A node of parsed HTML. */
export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]

/** Signs nobody sees: zero-width ones, the soft hyphen, marks of writing direction. A search would stumble over them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|[\uD800-\uDFFF]/gu

/** Takes any text of a source; gives it without signs that cannot be seen or stored, no-break spaces as spaces. Line ends stay. */
export function withoutUnseen(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(CONTROL, ' ').replaceAll(/[\u00A0\u2007\u202F]/g, ' ').replaceAll(/\r\n?/g, '\n')
}

/** One line: what stands in a title, a cell or an attribute. */
export function oneLine(text: string): string {
  return withoutUnseen(text).replaceAll(/\s+/g, ' ').trim()
}

/** Elements that begin and end a line. */
const LINES = new Set([
  'address', 'blockquote', 'br', 'caption', 'dd', 'div', 'dl', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'table',
  'tbody', 'tfoot', 'thead', 'tr', 'ul',
])
const CELLS = new Set(['td', 'th'])

/** Its words, where a node is nothing but words; comments and instructions have data too, and the sanitizer has taken them out. */
const isText = (node: HtmlNode): node is Extract<HtmlNode, { data: string }> => 'data' in node && !('children' in node)

const collapse = (text: string): string => withoutUnseen(text).replaceAll(/\s+/g, ' ')

function rowOf(cells: readonly HtmlNode[]): string {
  return cells
    .flatMap((cell) => ('children' in cell && 'name' in cell && CELLS.has(cell.name) ? [oneLine(plainText(cell.children).replaceAll('\n', ' '))] : []))
    .join(' | ')
}

/**
 * Takes parsed, safe HTML, not deeper than the sanitizer lets through; gives its words, a paragraph, list point or row of a table a line, the cells
 * of a row divided by ' | '.
 */
export function plainText(nodes: readonly HtmlNode[]): string {
  const pieces: string[] = []
  const walk = (node: HtmlNode): void => {
    if (isText(node)) pieces.push(collapse(node.data))
    if (!('children' in node && 'name' in node)) return
    if (node.name === 'tr') return void pieces.push('\n', rowOf(node.children), '\n')
    const isLine = LINES.has(node.name)
    if (isLine) pieces.push('\n')
    if (node.name === 'li') pieces.push('– ')
    for (const child of node.children) walk(child)
    if (isLine) pieces.push('\n')
  }
  for (const node of nodes) walk(node)
  return pieces.join('').replaceAll(/ *\n[ \n]*/g, '\n').replaceAll(/ {2,}/g, ' ').replaceAll(/^– *\n/gm, '– ').trim()
}
