import sanitize from 'sanitize-html'
import { oneLine } from './plain-text.ts'

/** Where a link of the source leads a reader; null: nowhere that a reader could go, so that only its words stay. */
export type PublicAddress = (href: string) => string | null

const TAGS = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code',
  'a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
]
/** Blocks that HTML names by what they are for; kept as plain ones, so that their words do not run together. */
const AS_BLOCK = ['section', 'article', 'main', 'aside', 'header', 'footer', 'figure', 'figcaption', 'details', 'summary', 'address', 'nav']
/** What stands in these is no text for readers. */
const WITHOUT_WORDS = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template']
/** Deeper than any text for readers; what lies deeper is dropped by the sanitizer. */
const DEEPEST = 40
/** Of the HTML of one text: the longest that has any business in a library of passages. */
const LONGEST_HTML = 4_000_000

/** Public web addresses alone: no scripts, no data, nothing on this machine by another name. */
export function publicWebAddress(href: string): string | null {
  const url = URL.parse(href.trim())
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '' ? url.href : null
}

const linkTo = (address: string | null): sanitize.Tag => (address === null ? { tagName: 'u', attribs: {} } : { tagName: 'a', attribs: { href: address } })

/** Pictures are not kept: a picture becomes a link to it with its own words, so that nothing vanishes unsaid. */
function linkToPicture(attributes: sanitize.Attributes, publicAddress: PublicAddress): sanitize.Tag {
  const address = publicAddress(attributes['src'] ?? '')
  const words = oneLine(attributes['alt'] ?? '')
  if (address === null) return { tagName: 'i', attribs: {}, text: words }
  return { tagName: 'a', attribs: { href: address }, text: words === '' ? nameOf(new URL(address)) : words }
}

/** What a file on the web is called: a word in any language. */
const nameOf = ({ pathname, host }: URL): string => oneLine(pathname.split('/').findLast((part) => part !== '') ?? host)

/**
 * Takes HTML of a source; gives HTML of a short list of elements and three attributes that can run nothing and load nothing. Words, order, lists and
 * tables stay as given; links lead to public addresses or are plain words.
 */
export function safeHtml(html: string, publicAddress: PublicAddress = publicWebAddress): string {
  return sanitize(html.slice(0, LONGEST_HTML), {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_WORDS,
    nestingLimit: DEEPEST,
    enforceHtmlBoundary: false,
    transformTags: {
      ...Object.fromEntries(AS_BLOCK.map((name) => [name, 'div'])),
      a: (_, attributes) => linkTo(publicAddress(attributes['href'] ?? '')),
      img: (_, attributes) => linkToPicture(attributes, publicAddress),
    },
  })
}
