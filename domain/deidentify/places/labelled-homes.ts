import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { phraseBefore, type Reading } from '#domain/deidentify/knowledge/reading.ts'
import { gapAt, isNumberAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { isMeasured } from '#domain/deidentify/numbers/measures.ts'
import { ADDRESS_LABELS, COPULAS, COUNTED } from '#domain/deidentify/words/home-words.ts'
import { houseEnd, type AddressFinder } from './house-numbers.ts'

/** `fourteen primrose hill`: English says the number first. */
function englishHome({ reading, spoken }: AddressFinder, at: number): Identifier | undefined {
  const { tokens, cues } = reading
  let name = at
  while (name < at + 3 && (spoken.valueAt(name) !== undefined || isNumberAt(tokens, name)) && (name === at || gapAt(tokens, name) === ' ')) name++
  if (name === at) return undefined
  for (let end = name; end < name + 3 && gapAt(tokens, end) === ' '; end++) {
    const word = lowerAt(tokens, end)
    if (end > name && (cues.streets.has(word) || cues.streetEnding(word) !== undefined))
      return { start: tokens[at]?.start ?? 0, end: tokens[end]?.end ?? 0, type: 'ADDRESS', confidence: SURE.cue }
  }
  return undefined
}

const MOST_ADDRESS_WORDS = 4
/** Words of the sentence behind a home, and of no home: bor i tromsø siden 2019. */
const NO_ADDRESS = new Set([
  ...COPULAS, 'siden', 'sidan', 'sedan', 'since', 'med', 'with', 'den', 'gitt', 'fikk', 'fick', 'fik', 'gav', 'ga', 'tar', 'tok', 'sammen',
  'tillsammans', 'og', 'och', 'and', 'men', 'but', 'som', 'har', 'have', 'has',
])

const isBehindHome = (reading: Reading, at: number) => phraseBefore(reading, at, reading.cues.homes) > 0

/** Behind "lives in", or behind the word for an address and its copula. */
function isLabelled(reading: Reading, at: number): boolean {
  const before = lowerAt(reading.tokens, at - 1)
  const label = COPULAS.has(before) ? lowerAt(reading.tokens, at - 2) : before
  return ADDRESS_LABELS.has(label) || isBehindHome(reading, at)
}

/** A word that an address may begin with; one with a capital, where capitals tell something, other finders know. */
function mayBegin({ tokens, isUncased }: Reading, at: number): boolean {
  const first = tokens[at]
  return first !== undefined && !first.isNumber && !COPULAS.has(first.lower) && (!first.isCapital || isUncased)
}

/** One past the words of a home: none that counts, and none of the sentence behind it. */
function nameEnd({ reading: { tokens }, spoken }: AddressFinder, from: number): number {
  const isPart = (at: number) => gapAt(tokens, at) === ' ' && isWordAt(tokens, at) && spoken.valueAt(at) === undefined && !NO_ADDRESS.has(lowerAt(tokens, at))
  let end = from
  while (end < from + MOST_ADDRESS_WORDS && isPart(end)) end++
  return end
}

/** Whether the number counts something else than houses, or goes on. */
function isOtherNumber({ reading: { tokens, text }, spoken }: AddressFinder, from: number, house: number): boolean {
  const behind = tokens.slice(from, from + MOST_ADDRESS_WORDS).findIndex(({ start }) => start > house)
  if (isMeasured(text, house)) return true
  return behind >= 0 && (COUNTED.test(lowerAt(tokens, from + behind)) || spoken.valueAt(from + behind) !== undefined)
}

/** `bor i lindehaven tre`: behind "lives in" or "the address is" a few words and a number are an address, whatever they look like. */
export function homeAt(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const english = reading.language === 'en' && isBehindHome(reading, at) ? englishHome(finder, at) : undefined
  if (english !== undefined) return english
  if (!mayBegin(reading, at) || !isLabelled(reading, at)) return undefined
  const end = nameEnd(finder, at)
  const house = end > at && end < at + MOST_ADDRESS_WORDS ? houseEnd(finder, end - 1) : undefined
  if (house === undefined || isOtherNumber(finder, end, house)) return undefined
  const isTelling = reading.tokens.slice(at, end).some((_, index) => !reading.know(at + index).isCommon)
  return isTelling ? { start: reading.tokens[at]?.start ?? 0, end: house, type: 'ADDRESS', confidence: SURE.cue } : undefined
}
