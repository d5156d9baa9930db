import type { Language } from '#contract/vertical.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'

const COLUMN: Readonly<Record<Language, number>> = { nb: 1, sv: 2, da: 3, en: 4, ru: 5 }

export type Cue = readonly [name: string, words: RegExp]

const escape = (cue: string): string => cue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const made = new Map<string, ReadonlyMap<Language, readonly Cue[]>>()

function compile(table: string, language: Language): readonly Cue[] {
  return wholeRows(table).filter((line) => line !== '').map((line): Cue => {
    const columns = line.split('|').map((column) => column.trim())
    const words = (columns[COLUMN[language]] ?? '').split(',').map((word) => escape(word.trim()).replaceAll('@', String.raw`\p{L}{0,20}`))
    return [columns[0] ?? '', new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`, 'giu')]
  })
}

/** Takes a table of `name | nb | sv | da | en | ru`; gives the words that tell of each name in one language, made ready once per process. */
export function readCues(table: string, language: Language): readonly Cue[] {
  const known = made.get(table)?.get(language)
  if (known) return known
  const cues = compile(table, language)
  made.set(table, new Map([...(made.get(table) ?? []), [language, cues]]))
  return cues
}
