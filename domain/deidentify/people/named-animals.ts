import { hasDrugCompany } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { NOUN_FORM } from '#domain/deidentify/knowledge/word-endings.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt, isCapitalAt, isNumberAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** A sheep, and far oftener "gets": Får Rimadyl. */
export const ALSO_VERBS = new Set(['får', 'get'])

/** `Mare Silver Lining`: straight behind the word for the animal any capital is its name. */
export function isNamedAnimal(reading: Reading, at: number): boolean {
  if (!reading.know(at - 1).isAnnouncer || ALSO_VERBS.has(lowerAt(reading.tokens, at - 1))) return false
  const known = reading.know(at)
  const isMore =
    (isBeside(reading.tokens[at + 1]) && isCapitalAt(reading.tokens, at + 1)) ||
    known.isPet ||
    (/^[,:(]|^ \(/.test(gapAt(reading.tokens, at + 1)) && !known.isDrug)
  return (
    isBeside(reading.tokens[at]) &&
    !known.isBreed &&
    !hasDrugCompany(reading, at) &&
    (!known.isMedical || isMore || (reading.vertical === 'vet' && known.isOrdinary && !known.isDrug)) &&
    phraseBefore(reading, at, reading.cues.animals) > 0
  )
}

/** The patient at the head of a vet's entry. */
export const isEntryOfPet = (reading: Reading, at: number) => reading.vertical === 'vet' && reading.tokens[at]?.isOpening === true && isPetEntry(reading, at)

/** No medicine, and of the words of medicine only those that animals are called by. */
const mayBePet = ({ tokens, know, cues }: Reading, at: number) =>
  (!know(at).isMedical || (know(at).isPet && !know(at).isDrug)) && !cues.animals.has(lowerAt(tokens, at))

/** `Pusur, huskatt`: a breed or a kind of animal behind it. */
function isBeforeKind({ tokens, know, cues }: Reading, at: number): boolean {
  const after = tokens[at + 1]
  const isParted = after?.gap === ', ' || after?.gap === ' ('
  return isParted && (know(at + 1).isBreed || cues.animals.has(lowerAt(tokens, at + 1))) && !know(at).isBreed
}

/** The first word of a note, before what is told of the animal. */
function isDescribedFirst({ text, tokens, know }: Reading, at: number): boolean {
  const { isPet, isCommon, isOrdinary } = know(at)
  const mayBeFirst = isPet || (!isCommon && !(isOrdinary && NOUN_FORM.test(lowerAt(tokens, at))))
  return at === 0 && mayBeFirst && isBeforeDescription(text, tokens[at + 1])
}

/** `Clover, 8yo`, `Duke, FN`: the age or the sex behind the first word of a note, or wherever it has its unit. */
const isBeforeAge = ({ text, tokens }: Reading, at: number) => {
  const [end, after] = [tokens[at]?.end ?? 0, tokens[at + 1]]
  return (at === 0 && after?.gap === ', ' && after.isNumber) || PATIENT_SIGNS.test(text.slice(end, end + LONGEST_SIGN))
}

/** `Pusur.`: the answer of one word. */
const isAnswer = ({ text, tokens, know }: Reading, at: number) => {
  const end = tokens[at]?.end ?? 0
  return know(at).isPet && !know(at).isCommon && /^(?:[.,(]|$)/.test(text.slice(end, end + 1))
}

/** The patient at the head of an entry, where animals are treated. */
const isPetEntry = (reading: Reading, at: number) =>
  mayBePet(reading, at) && (isDescribedFirst(reading, at) || isBeforeAge(reading, at) || isBeforeKind(reading, at) || isAnswer(reading, at))

const LONGEST_SIGN = 12
/** Sex, or age with its unit, straight behind: `Clover, FN`, `Duke, 8yo`. */
const PATIENT_SIGNS = /^, (?:(?:FN|MN|FE|ME|FS|MC)(?![\p{L}\d])|\d{1,2} ?(?:yo|y|år|år|mdr|mån|md|лет|года?)(?!\p{L}))/u

/** Behind the first word of a vet's note: a comma, a bracket, or what was done to the animal. */
const isBeforeDescription = (text: string, after: WordToken | undefined) =>
  after !== undefined &&
  ((after.gap === ', ' && !after.isCapital) ||
    after.gap === ' (' ||
    (/^ [-–] $/.test(after.gap) && !after.isCapital) ||
    (after.gap === ' ' &&
      /^(?:er|är|is|har|has|ble|blev|blir|kommer|kom|spiser|äter|vil|ville|was|ест|не|был|была)$/.test(after.lower) &&
      text.length > after.end))

/** `Katt: Smulan, 2 år`: behind the label of an animal, or of the patient of a vet, and before a stop. */
export function isLabelledAnimal(reading: Reading, at: number): boolean {
  const { cues, tokens, text } = reading
  const token = tokens[at]
  if (token === undefined || !/^[  ]?:[  ]$/.test(token.gap) || !/^[,.;(\n]|^$/.test(text.slice(token.end, token.end + 1))) return false
  return phraseBefore(reading, at, cues.animals) > 0 || (reading.vertical === 'vet' && phraseBefore(reading, at, cues.persons) > 0)
}

/** `CT av Kaos viser`: where animals are treated, an everyday word with a capital in the midst of a sentence is one's name. */
export function isCapitalPet(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  return (
    reading.vertical === 'vet' &&
    token !== undefined &&
    !token.isOpening &&
    reading.know(at).isCommon &&
    !reading.know(at).isBreed &&
    !reading.know(at).isPlace &&
    token.gap === ' ' &&
    token.spelling.isPlain &&
    (!reading.know(at).isMedical || (reading.know(at).isPet && !reading.know(at).isDrug)) &&
    !isBeforeCode(reading, at) &&
    !isHeading(reading, at)
  )
}

const isBeforeCode = ({ tokens }: Reading, at: number) => isNumberAt(tokens, at + 1)
const isHeading = ({ tokens }: Reading, at: number) => isCapitalAt(tokens, at - 1) || isCapitalAt(tokens, at + 1)
