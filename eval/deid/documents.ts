import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readLanguage, Vertical, type Language } from '#contract/vertical.ts'

const Line = z.object({
  id: z.string(),
  lang: z.string(),
  edition: z.optional(Vertical),
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number(), type: z.string() })),
})

/** A text with the identifiers people marked in it; offsets are UTF-16 here, code points in the file. */
export type GoldDocument = {
  readonly id: string
  readonly language: Language
  readonly vertical: Vertical | undefined
  readonly text: string
  readonly spans: readonly { readonly start: number; readonly end: number; readonly type: string }[]
}

/** The UTF-16 offset of each code point of a text, and of its end. */
function offsets(text: string): number[] {
  const found = [0]
  for (const sign of text) found.push((found.at(-1) ?? 0) + sign.length)
  return found
}

/** Reads a file of marked texts, one JSON object a line. */
export const readDocuments = (path: string): GoldDocument[] => readLines(readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== ''))

/** Reads marked texts, one JSON object each. */
export function readLines(lines: readonly string[]): GoldDocument[] {
  return lines.map((line) => {
    const { id, lang, edition, text, spans } = Line.parse(JSON.parse(line))
    const at = offsets(text)
    return {
      id,
      language: readLanguage(lang) ?? 'nb',
      vertical: edition,
      text,
      spans: spans.map(({ start, end, type }) => ({ start: at[start] ?? 0, end: at[end] ?? text.length, type })),
    }
  })
}
