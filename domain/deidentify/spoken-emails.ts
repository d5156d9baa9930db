import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'
import { phraseAt } from './reading.ts'

const MOST_WORDS_BEFORE = 6
const MOST_WORDS_AFTER = 4
const ENDING = new Set(['com', 'no', 'se', 'dk', 'ru', 'net', 'org', 'en-o', 'uk', 'ру', 'ком'])
const JOINERS = new Set(['bindestrek', 'bindestreck', 'bindestreg', 'understrek', 'understreck', 'underscore', 'dash', 'дефис'])

/** E-mail addresses read out: `ola punktum berg krøllalfa online punktum no`. */
export function findSpokenEmails(reading: Reading): Identifier[] {
  const { tokens, cues } = reading
  const found: Identifier[] = []
  for (const at of reading.placesOf('atSign')) {
    const sign = phraseAt(reading, at, cues.atSigns)
    if (sign === 0) continue
    let end = at + sign
    let dotAt = -1
    while (end < at + sign + MOST_WORDS_AFTER && tokens[end]?.gap === ' ') {
      if (dotAt >= 0 && ENDING.has(tokens[end]?.lower ?? '')) break
      dotAt = cues.dots.has(tokens[end]?.lower ?? '') ? end : dotAt
      end++
    }
    const last = tokens[end]
    if (dotAt < 0 || last === undefined || last.gap !== ' ' || !ENDING.has(last.lower)) continue
    const start = localStart(reading, at)
    const first = tokens[start]
    if (first !== undefined && start < at) found.push({ start: first.start, end: last.end, type: 'EMAIL', confidence: SURE.shape })
  }
  return found
}

/** The first word of what stands before the at sign: words joined by dots and dashes, and names beside them. */
function localStart(reading: Reading, at: number): number {
  const { tokens, cues } = reading
  let start = at - 1
  while (start > 0 && at - start < MOST_WORDS_BEFORE && tokens[start]?.gap === ' ') {
    const before = tokens[start - 1]
    if (before === undefined) break
    const isJoiner = cues.dots.has(before.lower) || JOINERS.has(before.lower)
    const isAfterJoiner = cues.dots.has(tokens[start]?.lower ?? '') || JOINERS.has(tokens[start]?.lower ?? '')
    const known = reading.know(start - 1)
    if (!isJoiner && !isAfterJoiner && !((known.isGiven || known.isSurname) && !known.isCommon)) break
    start--
  }
  return start
}
