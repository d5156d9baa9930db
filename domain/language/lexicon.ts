import { namedConditions } from '#domain/conditions/named-conditions.ts'
import { EVERYDAY } from './tables/everyday.ts'
import { EXAMINED } from './tables/examined.ts'
import { keepByWord } from './kept-words.ts'
import type { LanguagePack, Mark } from './pack/language-pack.ts'
import { MARKS } from './pack/language-pack.ts'
import type { Token } from './tokens.ts'
import { LONGEST_COMPOUND } from './tokens.ts'

/** A stretch of tokens that carries a mark; `end` is exclusive. */
export type Hit<Name extends string = Mark> = { readonly mark: Name; readonly start: number; readonly end: number }

/** Finds every mark of a language in a row of tokens, in one pass whatever the size of the lexicon. */
export type Lexicon<Name extends string = Mark> = { readonly scan: (tokens: readonly Token[]) => Hit<Name>[] }

/** What a further word of an entry must be: that word, its beginning, its ending, a part of it, or any up to two words before the next part. */
type Part = { readonly how: 'whole' | 'start' | 'end' | 'within' | 'gap'; readonly letters: string }
type Entry<Name extends string> = { readonly mark: Name; readonly rest: readonly Part[] }
type Entries<Name extends string> = Map<string, Entry<Name>[]>
type Kind = 'exact' | 'prefix' | 'suffix' | 'infix'
/** The entries by how their first word is to be met, and how long the longest such word is: no longer part of a word needs to be looked up. */
type Index<Name extends string> = Readonly<Record<Kind, Entries<Name>>> & { readonly longest: Readonly<Record<Exclude<Kind, 'exact'>, number>> }

const SHORTEST_AFFIX = 2
const SHORTEST_INFIX = 4
const LEAST_BEFORE_SUFFIX = 3
const LONGEST_GAP = 2
/** Bounds what is kept by word; a talk of ten hours has fewer different words. */
const MOST_KEPT = 50_000

function add<Name extends string>(map: Entries<Name>, key: string, entry: Entry<Name>): void {
  const entries = map.get(key)
  if (entries === undefined) map.set(key, [entry])
  else entries.push(entry)
}

function indexOf<Name extends string>(lists: ReadonlyMap<Name, string>): Index<Name> {
  const index: Record<Kind, Entries<Name>> = { exact: new Map(), prefix: new Map(), suffix: new Map(), infix: new Map() }
  for (const [mark, list] of lists) {
    for (const raw of list.split(/[,\n]/)) {
      const words = raw.trim().toLowerCase().replaceAll('ё', 'е').split(/\s+/)
      const head = words[0]
      if (head === undefined || head === '') continue
      const entry = { mark, rest: words.slice(1).map(partOf) }
      if (head.startsWith('@') && head.endsWith('@')) add(index.infix, head.slice(1, -1), entry)
      else if (head.startsWith('@')) add(index.suffix, head.slice(1), entry)
      else if (head.endsWith('@')) add(index.prefix, head.slice(0, -1), entry)
      else add(index.exact, head, entry)
    }
  }
  const longest = (kind: Kind) => [...index[kind].keys()].reduce((most, key) => Math.max(most, key.length), 0)
  return { ...index, longest: { prefix: longest('prefix'), suffix: longest('suffix'), infix: longest('infix') } }
}

function entriesFor<Name extends string>(word: string, index: Index<Name>): Entry<Name>[] {
  const found = [...(index.exact.get(word) ?? [])]
  if (word.length > LONGEST_COMPOUND) return found
  const longestAffix = Math.min(word.length, Math.max(index.longest.prefix, index.longest.suffix))
  for (let length = SHORTEST_AFFIX; length <= longestAffix; length++) {
    const prefix = index.prefix.get(word.slice(0, length))
    if (prefix !== undefined) found.push(...prefix)
    const suffix = index.suffix.get(word.slice(word.length - length))
    // short words that happen to end so are other words: litt, som, mitt
    if (suffix !== undefined && word.length >= length + LEAST_BEFORE_SUFFIX) found.push(...suffix)
  }
  if (word.length > SHORTEST_INFIX) found.push(...entriesWithin(word, index))
  return found
}

/** What stands within a compound, whatever its beginning and ending: knebetennelsen. */
function entriesWithin<Name extends string>(word: string, index: Index<Name>): Entry<Name>[] {
  const found: Entry<Name>[] = []
  for (let start = 0; start <= word.length - SHORTEST_INFIX; start++) {
    const longest = Math.min(index.longest.infix, word.length - start)
    for (let length = SHORTEST_INFIX; length <= longest; length++) {
      const entries = index.infix.get(word.slice(start, start + length))
      if (entries !== undefined) found.push(...entries)
    }
  }
  return found
}

function partOf(word: string): Part {
  if (word === '_') return { how: 'gap', letters: '' }
  if (word.startsWith('@') && word.endsWith('@')) return { how: 'within', letters: word.slice(1, -1) }
  if (word.endsWith('@')) return { how: 'start', letters: word.slice(0, -1) }
  return word.startsWith('@') ? { how: 'end', letters: word.slice(1) } : { how: 'whole', letters: word }
}

function fits(word: string, { how, letters }: Part): boolean {
  if (how === 'whole') return word === letters
  if (how === 'start') return word.startsWith(letters)
  return how === 'end' ? word.endsWith(letters) : word.includes(letters)
}

/** The token after the last one the entry covers, or -1. `_` in an entry lets up to two words pass. */
function endOfMatch(tokens: readonly Token[], from: number, rest: readonly Part[]): number {
  let at = from + 1
  for (let part = 0; part < rest.length; part++) {
    const wanted = rest[part]
    if (wanted === undefined) return -1
    if (wanted.how === 'gap') {
      const next = rest[part + 1] ?? wanted
      let skipped = 0
      while (skipped <= LONGEST_GAP && at + skipped < tokens.length && !fits(tokens[at + skipped]?.lower ?? '', next)) skipped++
      if (skipped > LONGEST_GAP) return -1
      at += skipped
      continue
    }
    const token = tokens[at]
    if (token === undefined || !fits(token.lower, wanted) || /[.!?;]/.test(token.gap)) return -1
    at++
  }
  return at
}

/** Builds the scanner of a language pack. */
export function compileLexicon(pack: LanguagePack): Lexicon {
  return compileWords(
    new Map(
      MARKS.map((mark) => [
        mark,
        [
          pack.marks[mark],
          pack.terms[mark] ?? '',
          pack.spoken[mark] ?? '',
          EVERYDAY[pack.language][mark] ?? '',
          EXAMINED[pack.language][mark] ?? '',
          mark === 'diagnosis' ? namedConditions(pack.language) : '',
        ].join(','),
      ]),
    ),
  )
}

/** Builds a scanner of lists of words by what they tell. */
export function compileWords<Name extends string>(lists: ReadonlyMap<Name, string>): Lexicon<Name> {
  const index = indexOf(lists)
  const lookUpKept = keepByWord(MOST_KEPT, (word) => entriesFor(word, index))
  const lookUp = (word: string): Entry<Name>[] => (word.length > LONGEST_COMPOUND ? entriesFor(word, index) : lookUpKept(word))
  return {
    scan: (tokens) => {
      const hits: Hit<Name>[] = []
      tokens.forEach((token, at) => {
        for (const entry of lookUp(token.lower)) {
          const end = entry.rest.length === 0 ? at + 1 : endOfMatch(tokens, at, entry.rest)
          if (end > 0) hits.push({ mark: entry.mark, start: at, end })
        }
      })
      return hits
    },
  }
}
