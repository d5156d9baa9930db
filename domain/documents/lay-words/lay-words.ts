import type { Language } from '#contract/vertical.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'

type Entry = { readonly lay: string; /** Stands after the term instead of in its place. */ readonly explains: boolean }

/** The terms of a language with their plain words, and one pattern that finds any of them as whole words. */
export type LayWords = { readonly entries: ReadonlyMap<string, Entry>; readonly pattern: RegExp }

const LISTS: Readonly<Record<Language, string>> = { nb, sv, da, en, ru }
const made = new Map<Language, LayWords>()

const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function compile(list: string): LayWords {
  const entries = new Map<string, Entry>()
  for (const line of list.trim().split('\n')) {
    const at = line.indexOf(': ')
    const words = line.slice(at + 2)
    const explains = words.startsWith('(')
    for (const term of line.slice(0, at).split('|')) entries.set(term, { lay: explains ? words.slice(1, -1) : words, explains })
  }
  // The longest first: a term of two words is found before the one it begins with.
  const terms = [...entries.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  return { entries, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${terms.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu') }
}

/** The plain words of a language, made ready once per process. */
export function layWordsOf(language: Language): LayWords {
  const known = made.get(language)
  if (known) return known
  const words = compile(LISTS[language])
  made.set(language, words)
  return words
}
