import { HEADS } from '../words/heads.ts'
import { BETWEEN, GIVEN, SENTENCE } from '../words/prose.ts'
import { ADULT, CHILD, FEMALE, MALE, YEARS } from '../words/people.ts'
import { FROM, SHOULD, TELLING, UP_TO } from '../words/ranges.ts'
import { anyOf, isOneOf, within } from '../parts/any-of.ts'
import { daysIn } from '../parts/dates.ts'
import type { Found } from '../parts/found.ts'
import { readItems } from '../parts/items.ts'
import type { Flag, Reference } from '../parts/lab-row.ts'
import { isNoTest } from '../parts/names.ts'
import type { Patient } from '../parts/people.ts'
import { countRanges, firstRange, hasShould, readRanges } from '../parts/ranges.ts'

/** A range that words tell behind a reading: `44 mmol/mol. Normalt er 20–42.`, `and it should be below 53`. */
type ToldBehind = { reference: Reference; flag: Flag | undefined }

const isEarlier = within(HEADS.previous)
/** So far behind a reading, and in so many words before it, a range may be told. */
const REACH = 160
const MOST_LEAD = 10
/** Behind a range of something else: an age, a dose, a time. */
const OF_OTHER = new RegExp(String.raw`^\s?(?:${anyOf(GIVEN, YEARS)})(?![\p{L}/])`, 'iu')
const NOT_ALONE = /^\s*[\p{L}\d]/u

/** A long word that tells nothing of a range tells of something else: `Blodtrykket bør være under 130`. */
const isOfTelling = isOneOf(SHOULD, TELLING, SENTENCE, BETWEEN, MALE, FEMALE, ADULT, CHILD, UP_TO, FROM)
const LONGEST_SMALL = 4
const isTelling = (word: string): boolean => (word.length <= LONGEST_SMALL && !isNoTest(word)) || isOfTelling(word)

/** True for words that lead to a range of the reading before them. */
function isToldBy(lead: string, range: string): boolean {
  const words = lead.match(/\p{L}+/gu) ?? []
  const isBracketed = /^[\s,;:]*[([]\s*$/u.test(lead)
  const isTold = words.length <= MOST_LEAD && words.every(isTelling) && (isBracketed || hasShould.test(`${lead} ${range}`))
  return isTold && !isEarlier.test(lead) && daysIn(lead).length === 0
}

/** One range for each sex, of which the patient's is told elsewhere: `(kvinnor 10-150, män 30-400)`. */
function ofSexes(text: string, patient: Patient): Reference | undefined {
  const group = /^[\s,;]*[([]([^()[\]]{3,120})[)\]]/u.exec(text)?.[1] ?? ''
  return countRanges(group) > 1 ? readRanges(group, patient) : undefined
}

/** Takes what stands behind a reading, up to the next one. */
function toldBehind(tail: string, { unit, patient }: { unit: string | undefined; patient: Patient }): ToldBehind | undefined {
  const text = tail.slice(0, REACH)
  const range = firstRange(text)
  if (!range) return undefined
  const theirs = ofSexes(text, patient)
  if (theirs) return (theirs.low ?? theirs.high) === undefined ? undefined : { reference: theirs, flag: undefined }
  const [lead, rest] = [text.slice(0, range.at), text.slice(range.end)]
  if (!isToldBy(lead, range.text)) return undefined
  const several = readRanges(text.replace(/^[\s,;:.]+/u, ''), patient)
  if (OF_OTHER.test(rest)) return several && several.text !== range.text ? { reference: several, flag: undefined } : undefined
  const same = unit !== undefined && rest.trimStart().startsWith(unit) ? rest.trimStart().slice(unit.length) : rest
  const flag = readItems(/^[^.;]{0,40}(?=[.;]|$)/u.exec(same.replace(/^[\s)\].,]+/u, ''))?.[0] ?? '', { value: false })
  const isFree = !NOT_ALONE.test(same) || flag.strange === 0
  return isFree ? { reference: range.reference, flag: flag.strange === 0 ? flag.flag : undefined } : undefined
}

/** Where the result of a reading ends in its text, behind its name. */
function endOf(text: string, { printed, value }: Found, from: number): number {
  const name = text.indexOf(printed, from)
  const at = name < 0 ? -1 : text.indexOf(value.value, name + printed.length)
  return at < 0 ? -1 : at + value.value.length
}

/** Readings of a line with the ranges that words behind them tell. */
export function withToldBehind(text: string, found: readonly Found[], patient: Patient): Found[] {
  let from = 0
  const ends = found.map((one) => {
    const end = endOf(text, one, from)
    from = Math.max(from, end)
    return end
  })
  return found.map((one, at) => {
    const [end = -1, next] = [ends[at], found[at + 1]]
    if ((one.reference?.low ?? one.reference?.high) !== undefined || one.value.number === undefined || end < 0) return one
    const until = next === undefined ? -1 : text.indexOf(next.printed, end)
    const tail = text.slice(end, until < 0 ? end + REACH : until).trimStart()
    const told = toldBehind(one.unit !== undefined && tail.startsWith(one.unit) ? tail.slice(one.unit.length) : tail, { unit: one.unit, patient })
    return told ? { ...one, reference: told.reference, flag: one.flag ?? told.flag } : one
  })
}
