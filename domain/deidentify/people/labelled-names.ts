import { wordSet } from '#domain/vocabulary/word-set.ts'
import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { ENGLISH_NAME } from '#domain/deidentify/words/form-labels.ts'
import { gapAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Before the English word "name" they make a label of it. */
const WHICH_NAME = new Set(['first', 'last', 'middle', 'family', 'given', 'maiden', 'married', 'birth', 'pet', 'nick', 'preferred'])
const LINKS = new Set(['er', 'är', 'is', 'var', 'e', 'blir', 'altså', 'alltså', 'mitt', 'mit', 'ditt', 'hans', 'hennes', 'мой', 'моя', 'это'])
/** What is asked or said of the label, and no name. */
const NO_NAMES = wordSet(
  'staves stavas stavar staver stave spelled spelt skrives skrivs skrev med på og och and i då da nå nu hva vad hvad what do your ditt dit din ' +
    'det den the to som så ja nei nej no yes igjen igen again please takk tack tak для у и как ваша ваш',
)
const MOST_LINKS = 2
const SHORTEST = 2

/** The place behind a label where its name would stand, past the copula. */
function behindLabel({ tokens }: Reading, label: number): number {
  let name = label + 1
  while (name <= label + MOST_LINKS && gapAt(tokens, name) === ' ' && LINKS.has(lowerAt(tokens, name))) name++
  return name
}

/** Not a number, a letter, a medicine, or what is asked of the label. */
function mayBeName({ tokens, know }: Reading, at: number): boolean {
  const word = tokens[at]
  if (word === undefined || word.isNumber || word.text.length < SHORTEST || !/^[ \u00a0]?[:.]?[ \u00a0]$/.test(word.gap)) return false
  return !NO_NAMES.has(word.lower) && !know(at).isDrug && (!know(at).isMedical || word.isCapital)
}

/** Behind a link an everyday word in lower case tells something else: "fornavnet er riktig". */
function isEveryday({ tokens, know }: Reading, at: number): boolean {
  const { isCommon, isSurname, isGiven } = know(at)
  return tokens[at]?.isCapital === false && isCommon && !isSurname && !isGiven
}

/** Names behind the words "first name" and "surname", in notes and in speech. */
export function findLabelledNames(reading: Reading, claims: Claims): Identifier[] {
  const { tokens, placesOf } = reading
  const found: Identifier[] = []
  for (const at of placesOf('nameLabel')) {
    if (tokens[at]?.lower === ENGLISH_NAME && !WHICH_NAME.has(lowerAt(tokens, at - 1))) continue
    const name = behindLabel(reading, at)
    const word = tokens[name]
    if (word === undefined || claims.isTaken(name) || !mayBeName(reading, name) || (name > at + 1 && isEveryday(reading, name))) continue
    found.push({ start: word.start, end: word.end, type: 'NAME', confidence: SURE.cue })
  }
  return found
}
