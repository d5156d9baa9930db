import { createElement, Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'

/** What a text needs to be read as it was set; everything else of a document is its words alone. */
const KEPT: ReadonlySet<string> = new Set([
  'p', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'strong', 'em', 'b', 'i', 'sub', 'sup', 'blockquote', 'dl', 'dt', 'dd', 'code', 'pre',
])
/** Head lines of the passage stand below that of the panel. */
const HEADS: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' }
const VOID: ReadonlySet<string> = new Set(['br', 'hr'])
/** Neither shown nor read. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript', 'head', 'title'])
/** Deeper than any text is set. */
const MOST_DEPTH = 60

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * HTML of a source, made safe once more: the server has done it already. It is parsed where nothing runs, and only elements of the list are drawn anew, without
 * attributes; links keep an address of the web. The part that holds `needle` is marked.
 */
export function SafeHtml({ html, needle }: { html: string; needle: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return <>{drawn(body.childNodes, { marked: markedIn(body, needle), depth: 0 })}</>
  }, [html, needle])
}

/** The smallest element whose words hold those sought. */
function markedIn(body: HTMLElement, needle: string): Element | undefined {
  const sought = plain(needle)
  if (sought === '') return undefined
  return [...body.querySelectorAll('*')].findLast((element) => plain(element.textContent ?? '').includes(sought))
}

type Drawing = { marked: Element | undefined; depth: number }

function drawn(nodes: Iterable<Node>, drawing: Drawing): ReactNode {
  return [...nodes].map((node, index) => <Fragment key={index}>{node instanceof Element ? drawnElement(node, drawing) : node.nodeType === Node.TEXT_NODE ? node.textContent : null}</Fragment>)
}

function drawnElement(node: Element, { marked, depth }: Drawing): ReactNode {
  const name = node.localName
  if (DROPPED.has(name) || depth > MOST_DEPTH) return null
  const within = VOID.has(name) ? undefined : drawn(node.childNodes, { marked, depth: depth + 1 })
  const attributes: Record<string, string> = node === marked ? { 'data-marked': '' } : {}
  if (name === 'a') return link(node, within)
  if (VOID.has(name)) return createElement(name)
  const tag = HEADS[name] ?? (KEPT.has(name) ? name : undefined)
  if (tag !== undefined) return createElement(tag, attributes, within)
  return node === marked ? <div data-marked="">{within}</div> : within
}

function link(node: Element, within: ReactNode): ReactNode {
  const address = node.getAttribute('href') ?? ''
  return /^https?:\/\//i.test(address) ? <a href={address} target="_blank" rel="noopener noreferrer">{within}</a> : within
}
