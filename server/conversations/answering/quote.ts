/** Signs that Markdown gives a meaning to; a backslash makes letters of them. */
const MARKUP = /[\\`*_{}[\]<>()#+!|~-]/g

/** Takes words of a source; gives them as Markdown that shows just these words. */
export const asWritten = (text: string): string => text.replaceAll(MARKUP, (sign) => `\\${sign}`)

/** The same as a quotation, line by line. */
export const quotation = (markdown: string): string =>
  markdown
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
    .join('\n>\n')

const AROUND = 220

/** Takes a text and the sentence that answers; gives what stands around it, cut at words, with that sentence in bold. */
export function setOffIn(text: string, { start, end }: { start: number; end: number }): string {
  const from = start <= AROUND ? 0 : Math.min(start, text.indexOf(' ', start - AROUND) + 1)
  const to = end + AROUND >= text.length ? text.length : Math.max(end, text.lastIndexOf(' ', end + AROUND))
  const sentence = text.slice(start, end)
  const bold =
    sentence.trim() === ''
      ? ''
      : `${/^\s*/.exec(sentence)?.[0] ?? ''}**${asWritten(sentence.trim()).replaceAll(/\s*\n\s*/g, ' ')}**${/\s*$/.exec(sentence)?.[0] ?? ''}`
  return `${from > 0 ? '… ' : ''}${asWritten(text.slice(from, start))}${bold}${asWritten(text.slice(end, to))}${to < text.length ? ' …' : ''}`
}

/** Takes a text; gives its beginning, cut at a word. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const blank = text.lastIndexOf(' ', most)
  return `${text.slice(0, blank > most / 2 ? blank : most).toWellFormed()} …`
}
