import { ADULT, AGE_LABEL, CHILD, FEMALE, MALE, MONTHS_OLD, SEX_LABEL, SPECIES, YEARS } from '../words/people.ts'
import { FROM, UP_TO } from '../words/ranges.ts'
import { anyOf, isOneOf, within } from './any-of.ts'

export type Sex = 'female' | 'male'
export type Species = keyof typeof SPECIES
/** What a printout tells of whose it is, by which one of several ranges may be settled. */
export type Patient = { sex: Sex | undefined; years: number | undefined; species?: Species | undefined }

const isMale = isOneOf(MALE)
const isFemale = isOneOf(FEMALE)
const isAdult = isOneOf(ADULT)
const isChild = isOneOf(CHILD)
const SEX = new RegExp(String.raw`(?<!\p{L})${anyOf(SEX_LABEL)}\s*[:=]?\s+(\p{L}+)`, 'giu')
const AGED = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyOf(AGE_LABEL)}\s*[:=]?\s*(\d{1,3})(?![.,/\d])|(\d{1,3})[\s-]?${anyOf(YEARS)}(?!\p{L}))`, 'giu')
const TOLD = new RegExp(String.raw`(?<![\p{L}\d–-])(\d{1,3})[\s-]?${anyOf(YEARS)}\s+(?:\p{L}+\s+)?(${anyOf(MALE, FEMALE)})(?!\p{L})`, 'iu')
/** `kvinne 38 år`, `male, 54 y`. */
const TOLD_FIRST = new RegExp(String.raw`(?<!\p{L})(${anyOf(MALE, FEMALE)})[\s,]+\d{1,3}[\s-]?${anyOf(YEARS)}(?!\p{L})`, 'iu')
const hasRange = new RegExp(String.raw`\d\s*[-–—]\s*\d+\s?${anyOf(YEARS)}|${anyOf(UP_TO, FROM)}\s*\d+\s?${anyOf(YEARS)}`, 'iu')

const sexOf = (word: string): Sex | undefined => (isMale(word) ? 'male' : isFemale(word) ? 'female' : undefined)
const only = <T>(all: readonly (T | undefined)[]): T | undefined => {
  const told = new Set(all.filter((one) => one !== undefined))
  return told.size === 1 ? [...told][0] : undefined
}

const KINDS = Object.entries(SPECIES).map(([kind, words]) => ({ kind, is: within(words) }))
/** No head of a column is longer. */
const LONGEST_TOLD = 200
const isSpecies = (kind: string): kind is Species => kind in SPECIES
/** The kind of animal that a text names, where it names one alone. */
export function speciesIn(text: string): Species | undefined {
  const [named, another] = text.length > LONGEST_TOLD ? [] : KINDS.filter(({ is }) => is.test(text)).map(({ kind }) => kind)
  return named !== undefined && another === undefined && isSpecies(named) ? named : undefined
}

/** Sex and age as a head or a sentence tells them; undefined where nothing does, or two that differ. */
export function patientOf(lines: readonly string[]): Patient {
  const told = lines.filter((line) => !hasRange.test(line)).slice(0, 40)
  const sexes = told.flatMap((line) => Array.from(line.matchAll(SEX), ({ 1: word = '' }) => sexOf(word)))
  const ages = told.flatMap((line) => Array.from(line.matchAll(AGED), ({ 1: labelled, 2: counted }) => Number(labelled ?? counted)))
  const inWords = told.map((line) => TOLD.exec(line)?.[2] ?? TOLD_FIRST.exec(line)?.[1]).map((word) => (word === undefined ? undefined : sexOf(word)))
  return { sex: only([...sexes, ...inWords]), years: only(ages), species: only(told.map(speciesIn)) }
}

/** Whose a range is: of one sex, of an age, or of something else that nothing here settles. */
export type Label = { sex: Sex | undefined; from: number; to: number; isStrange: boolean }

export const IN_YEARS = new RegExp(String.raw`^\s*\)?\s*${anyOf(YEARS)}(?!\p{L})`, 'iu')
export const IN_MONTHS = new RegExp(String.raw`^\s*\)?\s*${anyOf(MONTHS_OLD)}(?!\p{L})`, 'iu')
const AGE_WORDS = within(YEARS, MONTHS_OLD, AGE_LABEL)

/** What the words beside a range say of whose it is. */
export function labelOf(words: string): Pick<Label, 'sex' | 'isStrange'> & { adult: boolean; child: boolean } {
  const label = { sex: undefined as Sex | undefined, isStrange: false, adult: false, child: false }
  for (const word of words.split(/[\s,:;()/=-]+/u).filter((one) => one !== '')) {
    const sex = sexOf(word)
    if (sex !== undefined) label.sex = sex
    else if (isAdult(word)) label.adult = true
    else if (isChild(word)) label.child = true
    else if (/\p{L}{2}/u.test(word) && !AGE_WORDS.test(word)) label.isStrange = true
  }
  return label
}

/** True where the range is this patient's, false where it is another's, undefined where it cannot be told. */
export function isOf({ sex, from, to, isStrange }: Label, patient: Patient): boolean | undefined {
  const hasAge = from > 0 || to < Infinity
  if (sex !== undefined && patient.sex !== undefined && sex !== patient.sex) return false
  if (hasAge && patient.years !== undefined && (patient.years < from || patient.years > to)) return false
  if (isStrange || (sex !== undefined && patient.sex === undefined) || (hasAge && patient.years === undefined)) return undefined
  return true
}
