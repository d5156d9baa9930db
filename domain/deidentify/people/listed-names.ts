import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import { firstEndingAfter } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const AND = wordSet('og och and & samt og/eller и')
const PARTICLES = wordSet('van von bin binti bint ibn ap zu ter ten zur zum фон ван')
/** Words of their own too: part of a name only behind a title or another of them. */
const WEAK_PARTICLES = wordSet('der den af de la du das dos di del da el al de')
const MOST_PARTICLES = 3
const MOST_LISTED = 12
const [SHORTEST_LISTED, LONGEST_WORD_NAME] = [3, 6]

/** What a word with a capital is instead of a name. */
const OTHER_THINGS = ['isDrug', 'isEponym', 'isPublicBody', 'isBreed', 'isCalendar', 'isKin', 'isPostLike'] as const

/** One capital and small letters behind it; at the beginning of a sentence only a listed given name. */
function isSpelledAsName({ tokens, know }: Reading, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && token.spelling.isPlain && token.text.length >= SHORTEST_LISTED && (!token.isOpening || (know(at).isGiven && know(at).isListed))
}

/** A word with one capital that is not known to be something else than a name: no medicine, disease, place, body or day. */
function mayBeListed(reading: Reading, at: number, isJoined: boolean): boolean {
  const { tokens, know, cues } = reading
  const known = know(at)
  const word = lowerAt(tokens, at)
  if (!isSpelledAsName(reading, at) || OTHER_THINGS.some((fact) => known[fact]) || cues.titles.has(word) || cues.persons.has(word)) return false
  const isWord = isJoined && known.isOrdinary && lengthAt(tokens, at) <= LONGEST_WORD_NAME
  return !known.isMedical || known.isGiven || known.isSurname || isWord
}

/** Which token stands in a list beside another one, behind it (1) or before it (-1): over a comma, or over "and". */
function besideInList({ tokens }: Reading, at: number, step: 1 | -1): { next: number; isJoined: boolean } | undefined {
  const after = step === 1 ? at + 1 : at
  const [near, far] = [tokens[at + step], tokens[at + 2 * step]]
  const gap = gapAt(tokens, after)
  if (near === undefined) return undefined
  if (gap === ', ' && !AND.has(near.lower)) return { next: at + step, isJoined: false }
  if (/^ [&+] $/.test(gap)) return { next: at + step, isJoined: true }
  const joins = AND.has(near.lower) && /^,? $/.test(gap) && (step === 1 ? far?.gap : near.gap) === ' '
  return joins && far !== undefined ? { next: at + 2 * step, isJoined: true } : undefined
}

/** Beyond a comma more must speak for a name than a capital: that a list has it, or that the row goes on. */
const isTold = (reading: Reading, { next, isJoined }: { next: number; isJoined: boolean }, step: 1 | -1): boolean => {
  const known = reading.know(next)
  return isJoined || known.isGiven || known.isSurname || known.isPet || besideInList(reading, next, step)?.isJoined === true
}

/** `Robin, Wren, Fern and River`: in a row of names a word with a capital is one too, whatever else it means. */
function findInRow(reading: Reading, { from, to }: { from: number; to: number }, claims: Claims): Identifier[] {
  const { tokens } = reading
  const found: Identifier[] = []
  for (const step of [1, -1] as const) {
    for (let at = step === 1 ? to - 1 : from; found.length < MOST_LISTED; ) {
      const beside = besideInList(reading, at, step)
      const token = beside && tokens[beside.next]
      if (
        beside === undefined ||
        token === undefined ||
        claims.isTaken(beside.next) ||
        !mayBeListed(reading, beside.next, beside.isJoined) ||
        !isTold(reading, beside, step)
      )
        break
      // of two words with capitals neither is a name alone
      if (isBeside(tokens[beside.next + 1]) && isCapitalAt(tokens, beside.next + 1)) break
      found.push({ start: token.start, end: token.end, type: 'NAME', confidence: SURE.capital })
      at = beside.next
    }
  }
  return found
}

/** Where the particles before a surname begin: `overlege van der Esch`, `bakjour af Klint`. */
function particlesStart(reading: Reading, from: number, claims: Claims): number {
  const { tokens, cues } = reading
  let start = from
  let isSure = false
  while (start > from - MOST_PARTICLES && isBeside(tokens[start]) && !claims.isTaken(start - 1)) {
    const lower = lowerAt(tokens, start - 1)
    // JB Winter: the initials of an entry
    if (tokens[start - 1]?.isAllCaps === true && lower.length === 2 && /^[  ]?[:/][  ]?$/u.test(gapAt(tokens, start - 1))) return start - 1
    if (!PARTICLES.has(lower) && !WEAK_PARTICLES.has(lower)) break
    isSure ||= PARTICLES.has(lower)
    start--
  }
  const isTitled = phraseBefore(reading, start, cues.titles) > 0 || isWordOf(reading, start - 1, cues.kin)
  return start < from && (isSure || isTitled) ? start : from
}

/** What belongs to names found by their capitals: the particles before them, and their neighbours in a row. */
export function findRowsOfNames(reading: Reading, names: readonly Identifier[], claims: Claims): Identifier[] {
  const { tokens } = reading
  const found: Identifier[] = []
  const take = (more: readonly Identifier[]) => {
    claims.take(more)
    found.push(...more)
  }
  let near = 0
  for (const { start, end, type } of names) {
    if (type !== 'NAME') continue
    const from = firstEndingAfter(tokens, start, near)
    let to = from + 1
    while ((tokens[to]?.end ?? Infinity) <= end) to++
    near = from
    const particles = tokens[particlesStart(reading, from, claims)]
    if (particles !== undefined && particles.start < start) take([{ start: particles.start, end, type, confidence: SURE.capital }])
    take(findInRow(reading, { from, to }, claims))
  }
  return found
}
