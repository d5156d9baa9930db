import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Claims } from './claims.ts'
import { firstEndingAfter } from './claims.ts'
import type { Reading } from './reading.ts'
import { isBeside, isWordOf } from './reading.ts'
import { isCyrillic, nominatives } from './russian-forms.ts'

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
  if (know(at).isDrug || know(at).isBreed || tokens[at]?.isCapital !== true) return false
  if (/['’]s$/.test(tokens[at]?.lower ?? '')) return true
  return isBeside(next) && !next.isCapital && (vertical === 'vet' || (know(at).isGiven && isWordOf(reading, at + 1, reading.cues.personVerbs)))
}

/** Finds again, whatever its case and form, each name found once or known from the case. */
export function findRepeatedNames(reading: Reading, found: readonly Identifier[], claims: Claims): Identifier[] {
  const types = new Map<string, IdentifierType>()
  const short = new Set<string>()
  for (const { start, end, type, confidence } of found) {
    if (!CARRIED.has(type)) continue
    for (let at = firstEndingAfter(reading.tokens, start); (reading.tokens[at]?.start ?? end) < end; at++) {
      const lower = reading.tokens[at]?.lower ?? ''
      const known = reading.know(at)
      if (lower.length === SHORT && reading.tokens[at]?.spelling.isPlain === true && !known.isMedical) short.add(lower)
      if (lower.length < SHORTEST || known.isStrongEponym || (known.isCommon && !known.isGiven && !known.isSurname && !(reading.vertical === 'vet' && confidence >= SURE.cue && reading.tokens[at]?.isCapital === true))) continue
      for (const key of isCyrillic(lower) ? [lower] : keysOf(lower)) types.set(key, type)
    }
  }
  if (types.size === 0 && short.size === 0) return []
  const beginnings = new Set([...types.keys()].map((key) => key.slice(0, SHORTEST)))
  const again: Identifier[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at]
    if (token === undefined || token.isNumber) continue
    const known = reading.know(at)
    // Jo and Al only with their capital, and where it tells
    if (short.has(token.lower) && token.spelling.isPlain && !token.isOpening && !claims.isTaken(at)) again.push({ start: token.start, end: token.end, type: 'NAME', confidence: SURE.repeated })
    // most words are of every day and passed by here
    const isPetInSpeech = reading.isFlat && reading.vertical === 'vet' && known.isPet
    if (!token.isCapital && !isPetInSpeech && (known.isCommon || known.isInflected || known.isMedical)) continue
    if (claims.isTaken(at) || !beginnings.has(token.lower.slice(0, SHORTEST))) continue
    // the Stein of Per Stein opens a sentence; an everyday word that is only a word does not become a name
    if (token.isOpening && (known.isCommon || known.isMedical) && !known.isSurname && !known.isWellKnown && !isSubject(reading, at)) continue
    // written small between capitals, a word that the dictionaries have is that word: through the marsh
    if (!reading.isFlat && !token.isCapital && known.isOrdinary && !isCyrillic(token.lower)) continue
    if (token.isCapital && known.isMedical && !known.isGiven && !known.isSurname) continue
    const type = types.get(token.lower) ?? keysOf(token.lower).flatMap((key) => types.get(key) ?? [])[0]
    if (type !== undefined) again.push({ start: token.start, end: token.end, type, confidence: SURE.repeated })
  }
  return again
}
