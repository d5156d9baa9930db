import { createElement, Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'

/** What a text needs to be read as it was set; everything else of a document is its words alone. */
const KEPT: ReadonlySet<string> = new Set([
  'p', 'div', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup',
  'blockquote', 'dl', 'dt', 'dd', 'code', 'pre',
])
const VOID: ReadonlySet<string> = new Set(['br', 'hr'])
/** Neither shown nor read. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript', 'head', 'title'])
/** Deeper than any text is set. */
const MOST_DEPTH = 60
/** Cells that lie over several places of a table mean something else without that. */
const SPANS = [['colspan', 'colSpan'], ['rowspan', 'rowSpan']] as const
const MOST_CELLS = 50

type Drawing = { below: number; depth: number; marked: Element | undefined }

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The smallest element whose words hold those sought. */
function markedIn(body: HTMLElement, needle: string): Element | undefined {
  const sought = plain(needle)
  return sought === '' ? undefined : [...body.querySelectorAll('*')].findLast(({ textContent }) => plain(textContent ?? '').includes(sought))
}

/**
 * HTML of a source, which the server has made safe, made safe once more: it is parsed where nothing runs, and elements of a list are drawn anew without
 * attributes; links keep an address of the web. Its headings stand below that of the place, whose level is `below`; the part that holds `needle` is marked.
 */
export function SafeHtml({ html, below, needle = '' }: { html: string; below: number; needle?: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return <>{drawn(body.childNodes, { below, depth: 0, marked: markedIn(body, needle) })}</>
  }, [html, below, needle])
}

function drawn(nodes: Iterable<Node>, drawing: Drawing): ReactNode {
  return [...nodes].map((node, index) => (
    <Fragment key={index}>{node instanceof Element ? element(node, drawing) : node.nodeType === Node.TEXT_NODE ? node.textContent : null}</Fragment>
  ))
}

function element(node: Element, { below, depth, marked }: Drawing): ReactNode {
  const name = node.localName
  if (DROPPED.has(name) || depth > MOST_DEPTH) return null
  if (VOID.has(name)) return createElement(name)
  const within = drawn(node.childNodes, { below, depth: depth + 1, marked })
  const mark = node === marked ? { 'data-marked': '' } : undefined
  if (name === 'a') return link(node, within)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return createElement(`h${Math.min(6, below + Math.max(1, Number(level) - 1))}`, mark, within)
  if (KEPT.has(name)) return createElement(name, name === 'td' || name === 'th' ? { ...spansOf(node), ...mark } : mark, within)
  return mark ? <div {...mark}>{within}</div> : within
}

function spansOf(cell: Element): Record<string, number> {
  return Object.fromEntries(
    SPANS.flatMap(([attribute, property]) => {
      const cells = Number(cell.getAttribute(attribute) ?? 1)
      return Number.isInteger(cells) && cells > 1 && cells <= MOST_CELLS ? [[property, cells]] : []
    }),
  )
}

function link(node: Element, within: ReactNode): ReactNode {
  const address = node.getAttribute('href') ?? ''
  return /^https?:\/\//i.test(address) ? <a href={address} target="_blank" rel="noopener noreferrer">{within}</a> : within
}
