import type { Language } from '#contract/vertical.ts'

/** Languages that write a compound as one word. */
const COMPOUNDING: ReadonlySet<Language> = new Set(['nb', 'sv', 'da'])

const SHORTEST_PART = 3
/** From this length on a known word may be a part; of the shorter ones only these. */
const SHORTEST_ANY = 4
const SHORT_PARTS: ReadonlySet<string> = new Set(
  [
    'ben', 'arm', 'øre', 'øye', 'øje', 'hud', 'sår', 'kne', 'knæ', 'lus', 'fot', 'fod', 'hår', 'mat', 'mad', 'ryg', 'kur', 'syk', 'syg', 'gas', 'kol',
    'hov', 'jur', 'vom', 'hjs', 'næs', 'nes', 'öga', 'öra', 'tik', 'sto', 'alk', 'kat', 'hest', 'lår', 'tak', 'urin', 'råd', 'tå', 'lunge', 'bid',
    'bit', 'pus', 'vat', 'egg', 'æg', 'ägg', 'salt', 'kar', 'gul', 'rød', 'tal', 'lam',
  ].filter((part) => part.length === SHORTEST_PART),
)
const SHORTEST_WORD = 7
/** Longer words are pasted text; so the ways to cut one stay few. */
const LONGEST_WORD = 45
const MOST_PARTS = 4

/** Between two parts of a compound: blodtrykkSmedisin, barnEvaksine, gatUbelysning. */
const LINKS = ['', 's', 'e', 'a', 'o', 'u', 'n']
/** After the last part. */
const ENDINGS = ['', 'en', 'et', 'n', 'a', 'er', 'r', 'ene', 'ar', 'or', 'arna', 'erna', 'orna', 's', 'e', 't', 'ne', 'erne', 'ens', 'ets', 'ns']

/** Words of every day that end or begin many others by chance. */
const NO_PART: ReadonlySet<string> = new Set([
  'eller', 'over', 'under', 'gang', 'ring', 'risk', 'sten', 'ster', 'till', 'lige', 'like', 'inger', 'ingen', 'dette', 'ende', 'ende', 'ring',
  'andre', 'alle', 'hver', 'unge', 'sett', 'kring', 'mellan', 'mellom', 'mellem', 'også', 'etter', 'efter', 'asjon', 'tion', 'ning', 'else', 'heten',
  'heder', 'ster', 'sted', 'sent', 'rent', 'rett', 'rette', 'line', 'linje', 'enda', 'endes', 'annen', 'igen', 'igjen', 'ikke', 'inte', 'enten',
  'sine', 'dine', 'mine', 'hans', 'hennes', 'deres', 'samme', 'samma', 'sammen', 'slik', 'mens', 'medan', 'mere', 'mest', 'minst', 'lest', 'lett',
])

export type IsWord = (part: string) => boolean

const isPart = (part: string, isWord: IsWord): boolean => (part.length >= SHORTEST_ANY ? !NO_PART.has(part) && isWord(part) : SHORT_PARTS.has(part))

function headOf(head: string, isWord: IsWord): string | undefined {
  for (const link of LINKS) {
    const part = link === '' ? head : head.endsWith(link) ? head.slice(0, -link.length) : ''
    if (isPart(part, isWord)) return part
  }
  return undefined
}

function tailOf(tail: string, isWord: IsWord): string | undefined {
  for (const ending of ENDINGS) {
    const part = ending === '' ? tail : tail.endsWith(ending) ? tail.slice(0, -ending.length) : ''
    if (isPart(part, isWord)) return part
  }
  return undefined
}

function split(word: string, isWord: IsWord, most: number): string[] | undefined {
  if (most < 2 || word.length < 2 * SHORTEST_PART) return undefined
  // The longest last part first: it carries the meaning, and what is long is seldom there by chance.
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const tail = tailOf(word.slice(at), isWord)
    if (tail === undefined) continue
    const head = headOf(word.slice(0, at), isWord)
    if (head !== undefined) return [head, tail]
    const further = split(word.slice(0, at), isWord, most - 1)
    if (further !== undefined) return [...further, tail]
  }
  return undefined
}

/**
 * Takes a plain word and what tells known words; gives the known words it is put together of, or none: blodtrykksmedisin is blodtrykk and medisin.
 * Endings are taken off the last part and the letters that join off the others. Bounded by the longest word there is.
 */
export function partsOfCompound(word: string, language: Language, isWord: IsWord): string[] {
  if (!COMPOUNDING.has(language) || word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return []
  return split(word, isWord, MOST_PARTS) ?? []
}

/** All that may be a part of a word, for whoever must ask elsewhere which of them are words. */
export function possibleParts(word: string, language: Language): string[] {
  if (!COMPOUNDING.has(language) || word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return []
  const parts = new Set<string>()
  for (let start = 0; start <= word.length - SHORTEST_PART; start++)
    for (let end = start + SHORTEST_ANY; end <= word.length; end++) parts.add(word.slice(start, end))
  parts.delete(word)
  return [...parts]
}
