/** To its end tag, or to the end where it has none, as HTML reads it. */
const STYLE_ELEMENTS = /<style(?=[\s/>])[^]*?(?:<\/style(?=[\s/>])[^>]{0,200}>|$)/gi

/**
 * Pasted HTML without the style sheets that word processors put before their text: the browser holds even a document that is never shown to the
 * policy of the page, and reports each of them (docs/decisions/0017-styles-in-the-policy.md). Of a paste only words and paragraphs come in anyway.
 */
export function withoutStyleElements(html: string): string {
  return html.replaceAll(STYLE_ELEMENTS, '')
}
