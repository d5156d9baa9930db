import type { GoldDocument } from './documents.ts'

/** A text as a recogniser without capitals and stops would write it, its marks moved along. */
export function flatten(document: GoldDocument): GoldDocument {
  const lower = document.text.toLowerCase()
  const kept = lower.length === document.text.length ? lower : document.text
  const at: number[] = []
  let text = ''
  for (let index = 0; index < kept.length; index++) {
    at.push(text.length)
    const sign = kept.charAt(index)
    if (/[\p{L}\p{M}\p{N}'’-]/u.test(sign)) text += sign
    else if (!text.endsWith(' ')) text += ' '
  }
  at.push(text.length)
  return { ...document, text, spans: document.spans.map(({ start, end, type }) => ({ start: at[start] ?? 0, end: at[end] ?? text.length, type })) }
}
