import { DomUtils, parseDocument } from 'htmlparser2'
import { oneLine, plainText } from './plain-text.ts'
import type { HtmlNode } from './plain-text.ts'

/** What stands between two headings. `html` is null where even one block was too long and had to be cut in its words. */
export type Section = { headings: readonly string[]; text: string; html: string | null }

/** The longest text of one passage. */
export const LONGEST_TEXT = 20_000
const LONGEST_TITLE = 300
/** Letters stay letters; only what HTML itself needs is written as entities. */
const AS_WRITTEN = { encodeEntities: 'utf8' } as const
/** What the library keeps of one passage, less the room of a heading. */
const LONGEST_PART_HTML = 390_000

const levelOf = (node: HtmlNode): number | undefined => ('name' in node && /^h[1-6]$/.test(node.name) ? Number(node.name.slice(1)) : undefined)
const insideOf = (node: HtmlNode): readonly HtmlNode[] => ('children' in node && 'name' in node && node.name === 'div' ? node.children : [])
const holdsHeading = (node: HtmlNode): boolean => levelOf(node) !== undefined || insideOf(node).some(holdsHeading)

/** Blocks around headings are opened, so that all headings stand in one row. */
function flat(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => (levelOf(node) === undefined && holdsHeading(node) ? flat(insideOf(node)) : [node]))
}

/** Cuts a text that has no better place at a line's end, a blank, or anywhere at last. */
export function cutText(text: string, longest: number = LONGEST_TEXT): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > longest) {
    const window = rest.slice(0, longest)
    const line = window.lastIndexOf('\n')
    const blank = window.lastIndexOf(' ')
    const wanted = line > longest / 2 ? line : blank > longest / 2 ? blank : longest
    // Never between the halves of one sign.
    const at = /[\uD800-\uDBFF]/.test(rest.charAt(wanted - 1)) ? wanted - 1 : wanted
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}

/** Null where the tags outweigh the words so far that nobody could keep it. */
function htmlOf(nodes: readonly HtmlNode[]): string | null {
  const html = DomUtils.getOuterHTML([...nodes], AS_WRITTEN).trim()
  return html.length > LONGEST_PART_HTML ? null : html
}

/** The blocks of one section in as few parts as fit; a block that fits in none is cut in its words. */
function fitted(nodes: readonly HtmlNode[]): Pick<Section, 'text' | 'html'>[] {
  const parts: Pick<Section, 'text' | 'html'>[] = []
  let group: HtmlNode[] = []
  let length = 0
  const close = (): void => {
    const text = plainText(group)
    if (text.length > LONGEST_TEXT) parts.push(...cutText(text).map((piece) => ({ text: piece, html: null })))
    else if (text !== '') parts.push({ text, html: htmlOf(group) })
    group = []
    length = 0
  }
  for (const node of nodes) {
    const own = plainText([node]).length + 1
    if (length > 0 && length + own > LONGEST_TEXT) close()
    group.push(node)
    length += own
  }
  close()
  return parts
}

/**
 * Takes safe HTML; gives what stands under each heading, with the headings it lies under, outermost first. The heading itself stands in `headings` and
 * at the head of `html`, not in `text`. Headings with nothing of their own under them give no section.
 */
export function cutAtHeadings(html: string): Section[] {
  const sections: Section[] = []
  let path: { level: number; title: string }[] = []
  let heading: HtmlNode | undefined
  let own: HtmlNode[] = []
  const close = (): void => {
    const headings = path.map(({ title }) => title)
    const opening = heading === undefined ? '' : DomUtils.getOuterHTML(heading, AS_WRITTEN)
    sections.push(
      ...fitted(own).map((part, index) => ({ headings, text: part.text, html: part.html === null ? null : `${index === 0 ? opening : ''}${part.html}` })),
    )
    own = []
  }
  for (const node of flat(parseDocument(html, { decodeEntities: true }).children)) {
    const level = levelOf(node)
    if (level === undefined) {
      own.push(node)
      continue
    }
    close()
    heading = node
    const title = oneLine(plainText([node])).slice(0, LONGEST_TITLE)
    path = [...path.filter((outer) => outer.level < level), ...(title === '' ? [] : [{ level, title }])]
  }
  close()
  return sections
}
