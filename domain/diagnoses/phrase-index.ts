import { keepByWord } from '#domain/language/kept-words.ts'
import type { Token } from '#domain/language/tokens.ts'
import { LONGEST_COMPOUND } from '#domain/language/tokens.ts'

/** A phrase found in a row of tokens; `end` is exclusive. */
export type PhraseHit = { readonly id: string; readonly start: number; readonly end: number }

/** Finds all phrases in one pass, whatever their number. */
export type PhraseIndex = { readonly find: (tokens: readonly Token[]) => PhraseHit[] }

type Entry = { readonly id: string; readonly rest: readonly string[] }
type Table = Map<string, Entry[]>

/** So many letters must stand before an ending, or other words end so too. */
const LEAST_BEFORE_ENDING = 2
const LONGEST_GAP = 2
const MOST_KEPT = 50_000

function put(table: Table, key: string, entry: Entry): void {
  const known = table.get(key)
  if (known === undefined) table.set(key, [entry])
  else known.push(entry)
}

/** Decimal numbers are told apart by point or comma; the phrases write a point. */
function wordOf(token: Token | undefined): string {
  const word = token?.lower ?? ''
  return word.includes(',') && /^\d/.test(word) ? word.replace(',', '.') : word
}

function fits(word: string, pattern: string): boolean {
  if (pattern.endsWith('@')) return word.startsWith(pattern.slice(0, -1))
  return pattern.startsWith('@') ? word.endsWith(pattern.slice(1)) : word === pattern
}

function endOf(tokens: readonly Token[], start: number, rest: readonly string[]): number {
  let at = start + 1
  for (let part = 0; part < rest.length; part++) {
    const pattern = rest[part] ?? ''
    if (pattern === '_') {
      const wanted = rest[part + 1] ?? ''
      const limit = at + LONGEST_GAP
      while (at <= limit && at < tokens.length && !fits(wordOf(tokens[at]), wanted)) at++
      if (at > limit) return -1
      continue
    }
    const token = tokens[at]
    if (token === undefined || /[.!?;]/.test(token.gap) || !fits(wordOf(token), pattern)) return -1
    at++
  }
  return at
}

/** One for all words that begin no phrase, which are most. */
const NONE: readonly Entry[] = []

/** How long the parts of words in a table are, each length once. */
const lengthsOf = (table: Table): number[] => [...new Set([...table.keys()].map((key) => key.length))].toSorted((a, b) => a - b)

/** Indexes phrases by id. In a phrase `@` stands for any letters at the beginning or end of a word, `_` for up to two words. */
export function indexPhrases(phrases: Iterable<readonly [id: string, phrase: string]>): PhraseIndex {
  const exact: Table = new Map()
  const beginning: Table = new Map()
  const ending: Table = new Map()
  for (const [id, phrase] of phrases) {
    const [head = '', ...rest] = phrase.toLowerCase().replaceAll('ё', 'е').trim().split(/\s+/)
    if (head === '') continue
    if (head.startsWith('@')) put(ending, head.slice(1), { id, rest })
    else if (head.endsWith('@')) put(beginning, head.slice(0, -1), { id, rest })
    else put(exact, head, { id, rest })
  }
  const [beginnings, endings] = [lengthsOf(beginning), lengthsOf(ending)]
  const entriesKept = keepByWord(MOST_KEPT, (word): readonly Entry[] => {
    const found = [...(exact.get(word) ?? [])]
    for (const length of beginnings) if (length <= word.length) found.push(...(beginning.get(word.slice(0, length)) ?? []))
    for (const length of endings) if (word.length >= length + LEAST_BEFORE_ENDING) found.push(...(ending.get(word.slice(word.length - length)) ?? []))
    return found.length === 0 ? NONE : found
  })
  const entriesFor = (word: string): readonly Entry[] => (word.length > LONGEST_COMPOUND ? (exact.get(word) ?? []) : entriesKept(word))
  return {
    find: (tokens) => {
      // most words begin no phrase: nothing is made for them
      const hits: PhraseHit[] = []
      for (const [start, token] of tokens.entries()) {
        for (const { id, rest } of entriesFor(wordOf(token))) {
          const end = rest.length === 0 ? start + 1 : endOf(tokens, start, rest)
          if (end >= 0) hits.push({ id, start, end })
        }
      }
      return hits
    },
  }
}
