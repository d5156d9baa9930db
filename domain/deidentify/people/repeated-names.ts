import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import { firstEndingAfter } from '#domain/deidentify/knowledge/claims.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf } from '#domain/deidentify/knowledge/reading.ts'
import { isCyrillic, nominatives } from '#domain/vocabulary/russian-forms.ts'
import { isCapitalAt, lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'

const [SHORT, SHORTEST] = [2, 3]
const CARRIED: ReadonlySet<IdentifierType> = new Set(['NAME', 'LOCATION'])

/** What two mentions of a name have in common: a genitive or a Russian case ending taken off. */
function keysOf(word: string): string[] {
  if (!isCyrillic(word)) return [word, word.replace(/['’]?s?$|e?n$/u, '')].filter((key) => key.length >= SHORTEST)
  return [...nominatives(word)].filter((key) => key.length >= SHORTEST)
}

/** `Pearl's number`, `Trouble ate`: at the beginning of a sentence a word that is a name too, where somebody owns or does something. */
function isSubject(reading: Reading, at: number): boolean {
  const { tokens, know, vertical } = reading
  const next = tokens[at + 1]
  if (know(at).isDrug || know(at).isBreed || !isCapitalAt(tokens, at)) return false
  if (/['’]s$/.test(lowerAt(tokens, at))) return true
  return isBeside(next) && !next.isCapital && (vertical === 'vet' || (know(at).isGiven && isWordOf(reading, at + 1, reading.cues.personVerbs)))
}

/** What is looked for again: names by their keys, and names of two letters, which are known by their capital too. */
type Carried = {
  readonly types: ReadonlyMap<string, IdentifierType>
  readonly short: ReadonlySet<string>
  /** First letters of all keys, by which most words are passed. */ readonly beginnings: ReadonlySet<string>
}

/** An everyday word in a name is not looked for again, unless it may name an animal: to find a "the" again would mask half the text. */
function isWordOnly(reading: Reading, at: number, confidence: number): boolean {
  const { isCommon, isGiven, isSurname } = reading.know(at)
  const mayNameAnimal = reading.vertical === 'vet' && confidence >= SURE.cue && isCapitalAt(reading.tokens, at)
  return isCommon && !isGiven && !isSurname && !mayNameAnimal
}

function carriedFrom(reading: Reading, found: readonly Identifier[]): Carried {
  const types = new Map<string, IdentifierType>()
  const short = new Set<string>()
  for (const { start, end, type, confidence } of found) {
    if (!CARRIED.has(type)) continue
    for (let at = firstEndingAfter(reading.tokens, start); (reading.tokens[at]?.start ?? end) < end; at++) {
      const lower = lowerAt(reading.tokens, at)
      const known = reading.know(at)
      if (lower.length === SHORT && reading.tokens[at]?.spelling.isPlain === true && !known.isMedical) short.add(lower)
      if (lower.length < SHORTEST || known.isStrongEponym || isWordOnly(reading, at, confidence)) continue
      for (const key of isCyrillic(lower) ? [lower] : keysOf(lower)) types.set(key, type)
    }
  }
  return { types, short, beginnings: new Set([...types.keys()].map((key) => key.slice(0, SHORTEST))) }
}

/** Why a word that looks like a name found is that word and no name here. */
const VETOES: readonly ((reading: Reading, at: number, token: WordToken) => boolean)[] = [
  // most words are of every day and passed by here
  ({ isUncased, vertical, know }, at, token) => {
    const { isCommon, isInflected, isMedical, isPet } = know(at)
    const isPetInSpeech = isUncased && vertical === 'vet' && isPet
    return !token.isCapital && !isPetInSpeech && (isCommon || isInflected || isMedical)
  },
  // the Stein of Per Stein opens a sentence; an everyday word that is only a word does not become a name
  (reading, at, token) => {
    const { isCommon, isMedical, isSurname, isWellKnown } = reading.know(at)
    return token.isOpening && (isCommon || isMedical) && !isSurname && !isWellKnown && !isSubject(reading, at)
  },
  // written small between capitals, a word that the dictionaries have is that word: through the marsh
  ({ isUncased, know }, at, token) => !isUncased && !token.isCapital && know(at).isOrdinary && !isCyrillic(token.lower),
  ({ know }, at, token) => token.isCapital && know(at).isMedical && !know(at).isGiven && !know(at).isSurname,
]

/** Jo and Al only with their capital, and where it tells. */
const isShortAgain = ({ short }: Carried, token: WordToken) => short.has(token.lower) && token.spelling.isPlain && !token.isOpening

/** Finds again, whatever its case and form, each name found once or known from the case. */
export function findRepeatedNames(reading: Reading, found: readonly Identifier[], claims: Claims): Identifier[] {
  const carried = carriedFrom(reading, found)
  const { types, short, beginnings } = carried
  if (types.size === 0 && short.size === 0) return []
  const again: Identifier[] = []
  reading.tokens.forEach((token, at) => {
    if (token.isNumber || claims.isTaken(at)) return
    if (isShortAgain(carried, token)) again.push({ start: token.start, end: token.end, type: 'NAME', confidence: SURE.repeated })
    if (!beginnings.has(token.lower.slice(0, SHORTEST)) || VETOES.some((isVetoed) => isVetoed(reading, at, token))) return
    const type = types.get(token.lower) ?? keysOf(token.lower).flatMap((key) => types.get(key) ?? [])[0]
    if (type !== undefined) again.push({ start: token.start, end: token.end, type, confidence: SURE.repeated })
  })
  return again
}
