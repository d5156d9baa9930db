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
const NO_NAMES = new Set('staves stavas stavar staver stave spelled spelt skrives skrivs skrev med på og och and i då da nå nu hva vad hvad what do your ditt dit din det den the to som så ja nei nej no yes igjen igen again please takk tack tak для у и как ваша ваш'.split(' '))
const MOST_LINKS = 2
const SHORTEST = 2

/** Names behind the words "first name" and "surname", in notes and in speech. */
export function findLabelledNames({ tokens, know, placesOf }: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = []
  for (const at of placesOf('nameLabel')) {
    if (tokens[at]?.lower === ENGLISH_NAME && !WHICH_NAME.has(lowerAt(tokens, at - 1))) continue
    let name = at + 1
    while (name <= at + MOST_LINKS && gapAt(tokens, name) === ' ' && LINKS.has(lowerAt(tokens, name))) name++
    const word = tokens[name]
    if (word === undefined || word.isNumber || word.text.length < SHORTEST || claims.isTaken(name) || NO_NAMES.has(word.lower) || !/^[  ]?[:.]?[  ]$/.test(word.gap) || know(name).isDrug || (know(name).isMedical && !word.isCapital)) continue
    // behind a link an everyday word in lower case tells something else: "fornavnet er riktig"
    if (name > at + 1 && !word.isCapital && know(name).isCommon && !know(name).isSurname && !know(name).isGiven) continue
    found.push({ start: word.start, end: word.end, type: 'NAME', confidence: SURE.cue })
  }
  return found
}
