import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Claims } from './claims.ts'
import { firstEndingAfter } from './claims.ts'
import type { Reading } from './reading.ts'
import { isCyrillic, nominatives } from './russian-forms.ts'

const SHORTEST = 3
const CARRIED: ReadonlySet<IdentifierType> = new Set(['NAME', 'LOCATION'])

/** What two mentions of a name have in common: a genitive or a Russian case ending taken off. */
function keysOf(word: string): string[] {
  if (!isCyrillic(word)) return [word, word.replace(/['’]?s?$|e?n$/u, '')].filter((key) => key.length >= SHORTEST)
  return [...nominatives(word)].filter((key) => key.length >= SHORTEST)
}

/** Finds again, whatever its case and form, each name found once or known from the case. */
export function findRepeatedNames(reading: Reading, found: readonly Identifier[], claims: Claims): Identifier[] {
  const types = new Map<string, IdentifierType>()
  for (const { start, end, type } of found) {
    if (!CARRIED.has(type)) continue
    for (let at = firstEndingAfter(reading.tokens, start); (reading.tokens[at]?.start ?? end) < end; at++) {
      const lower = reading.tokens[at]?.lower ?? ''
      const known = reading.know(at)
      if (lower.length < SHORTEST || known.isStrongEponym || (known.isCommon && !known.isGiven && !known.isSurname)) continue
      for (const key of isCyrillic(lower) ? [lower] : keysOf(lower)) types.set(key, type)
    }
  }
  if (types.size === 0) return []
  const beginnings = new Set([...types.keys()].map((key) => key.slice(0, SHORTEST)))
  const again: Identifier[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at]
    if (token === undefined || token.isNumber) continue
    const known = reading.know(at)
    // most words are of every day and passed by here
    const isPetInSpeech = reading.isFlat && reading.vertical === 'vet' && known.isPet
    if (!token.isCapital && !isPetInSpeech && (known.isCommon || known.isInflected || known.isMedical)) continue
    if (claims.isTaken(at) || !beginnings.has(token.lower.slice(0, SHORTEST))) continue
    // the Stein of Per Stein opens a sentence; an everyday word that is only a word does not become a name
    if (token.isOpening && (known.isCommon || known.isMedical) && !known.isSurname && !known.isWellKnown) continue
    if (token.isCapital && known.isMedical && !known.isGiven && !known.isSurname) continue
    const type = types.get(token.lower) ?? keysOf(token.lower).flatMap((key) => types.get(key) ?? [])[0]
    if (type !== undefined) again.push({ start: token.start, end: token.end, type, confidence: SURE.repeated })
  }
  return again
}
