import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import { ALSO_VERBS } from '#domain/deidentify/people/named-animals.ts'
import { isPairedEponym } from '#domain/deidentify/knowledge/name-signs.ts'
import { SMALL_WORDS } from '#domain/deidentify/people/introduced-names.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOf, isWordOfAny, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

export type Place = { readonly reading: Reading; readonly claims: Claims }

export const SHORTEST_NAME = 3
const SHORTEST = 2

/** A word that no finder has, and that announces nobody itself. */
function isUnclaimed({ reading, claims }: Place, at: number): boolean {
  const token = reading.tokens[at]
  return (
    token !== undefined && !token.isNumber && token.text.length >= SHORTEST && !claims.isTaken(at) && !isWordOfAny(reading, at, ['kin', 'titles', 'animals'])
  )
}

/** Unclaimed, and none of the words that only join: beside a name it may be part of it, whatever else it means. */
export const isOpen = (place: Place, at: number): boolean =>
  isUnclaimed(place, at) && !SMALL_WORDS.has(lowerAt(place.reading.tokens, at)) && !isWordOfAny(place.reading, at, ['personVerbs'])

/** Unclaimed, and by itself no word of another kind: none of every day, of medicine, of a public body, no breed and no disease's name. */
export function isFree(place: Place, at: number): boolean {
  const { reading } = place
  if (!isUnclaimed(place, at) || lengthAt(reading.tokens, at) < SHORTEST_NAME) return false
  const known = reading.know(at)
  if (isBreedAt(reading, at) || isPairedEponym(reading, at)) return false
  if (known.isPet && hasAnimalCue(reading, at)) return !known.isCommon
  return !known.isCommon && !known.isInflected && !known.isMedical && !known.isStrongEponym && !known.isPublicBody
}

/** Before the word for a breed: det är en schäfer. */
const BEFORE_BREED = new Set([
  'en', 'et', 'ei', 'ett', 'a', 'an', 'av', 'of', 'og', 'och', 'blanding', 'blandning', 'mix', 'ung', 'gammel', 'gammal', 'old', 'young',
])

/** A breed, not somebody of that name: in a text with capitals when it has none, in speech behind an article, its animal or another of its words. */
export function isBreedAt(reading: Reading, at: number): boolean {
  if (!reading.know(at).isBreed) return false
  return (
    !reading.isUncased ||
    BEFORE_BREED.has(lowerAt(reading.tokens, at - 1)) ||
    isWordOf(reading, at - 1, reading.cues.animals) ||
    reading.know(at - 1).isBreed ||
    reading.know(at + 1).isBreed
  )
}

/** Behind the word for an animal, a possessive perhaps between. */
export function hasAnimalCue(reading: Reading, at: number): boolean {
  const before = at - phraseBefore(reading, at, reading.cues.possessives)
  return phraseBefore(reading, before, reading.cues.animals) > 0 && !ALSO_VERBS.has(lowerAt(reading.tokens, before - 1))
}
