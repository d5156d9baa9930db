import { SAMPLED } from '../words/days.ts'
import { FROM, TARGET, TO, UP_TO } from '../words/ranges.ts'
import { AT_TIME, BETWEEN, BOUNDARY, DOSE, GIVEN, MEANS, ON, ORDERED, RISING_FROM } from '../words/prose.ts'
import { anyOf, isOneOf } from '../parts/any-of.ts'
import type { Told } from '../parts/dates.ts'
import { DAY, daysIn } from '../parts/dates.ts'
import { readFlag } from '../parts/flags.ts'
import type { Found } from '../parts/found.ts'
import { foundOf, isNumbered } from '../parts/found.ts'
import type { Items } from '../parts/items.ts'
import { readItems } from '../parts/items.ts'
import { hasSystem, isName, isNoTest, isSentence, isTest, isTestLike } from '../parts/names.ts'
import { COMPARED, NUMBER, isMissing, readValue } from '../parts/numbers.ts'
import { QUALITATIVE } from '../words/results.ts'
import { BELOW_NOUGHT } from '../words/tests.ts'
import { sentencesOf } from '../parts/sentences.ts'
import { isLaboratoryUnit, isUnit } from '../parts/units.ts'

/** A reading within words, and where it stands in them. */
export type InProse = { found: Found; at: number; end: number; isKnown: boolean }

/** What may be a result within words: a number that is no part of a day, a fraction or a longer number, or a word that is a result. */
const SIGN = String.raw`(?<=\p{L}[):]?\s)[-−](?=\d)|${COMPARED}\s?`
/** `10^9/L` is a unit: its ten is no result. */
const BEHIND_NUMBER = String.raw`(?![\d:+^]|[.,]\d|[./-]\d|-\p{L}|\s{0,2}[-–—]\s{0,2}\d|\p{L}{3}(?!\p{L}{0,3}\/))`
const RESULT = new RegExp(
  [
    String.raw`(?<=^|[\s:=(])(?<!\d:)(?:(?:${anyOf(QUALITATIVE)}|[1-4]\+|\+{1,3})(?=$|[\s,;.:)])`,
    String.raw`(?<!\d\s{0,2}[-–—]\s{0,2})(?:${SIGN})?(?:${NUMBER})${BEHIND_NUMBER})`,
  ].join('|'),
  'giu',
)
const BEFORE = new RegExp(String.raw`(?:^|[\s,(])(?:${anyOf(BETWEEN)})\s*$`, 'iu')
const boundary = isOneOf(BOUNDARY)
const isDose = isOneOf(DOSE)
const isAmount = isOneOf(GIVEN)
/** What may lie below nought; before other numbers a minus is a dash. */
const isBelowNought = isOneOf(BELOW_NOUGHT)
const MOST_BETWEEN = 4
const MOST_NAME_WORDS = 8
const MOST_OWN_WORDS = 5
/** So far before a result its name is looked for, and so far behind it what belongs to it. */
const REACH = 140

/** A bracket that nothing opens is none of a name. */
const closed = (name: string): string => (name.includes('(') ? name : name.replace(/\)+$/u, ''))

type Named = { printed: string; isKnown: boolean }

/** Takes off what stands between a name and its result: `var`, `was`, `=`, `målt til`. */
function withoutBetween(text: string): string {
  let left = text.trimEnd()
  for (let count = 0; count < MOST_BETWEEN; count += 1) {
    left = left.replace(/\s*[:=]$/u, '')
    const match = BEFORE.exec(left)
    // Calcium is written as the short word for `about` is.
    if (!match || match.index === 0 && match[0].length === left.length || /^\s*Ca$/u.test(match[0])) break
    left = left.slice(0, match.index).trimEnd()
  }
  return left
}

/** A mark between a name and its result: `Hb ↓ 9,8`. */
const MARK = /\s(H|L|↑|↓|\*)\s*$/u

/** The day that stands between a name and its result, with the word that leads to it. */
const DATED = new RegExp(String.raw`(?:\s+${anyOf(SAMPLED, ON)})*\s*[(]?(?:${DAY})[)]?$`, 'iu')
const TIDY = /^[\s,;:./()\]"«»·•▪|–-]+|(?:[\s,;:="»(|]|(?<=\s)-)+$/gu
/** An antibody is told with what it is against: `Puumala IgG`. */
const withAgent = (name: string, before = ''): string =>
  /^Ig[ADEGM]$/u.test(name) && /^\p{Lu}[\p{L}-]{3,}$/u.test(before) && !boundary(before) ? `${before} ${name}` : name

/** A name behind words of a sentence (`Sköldkörtelprovet TSH ligger på`): the name that a sentence tells, where it has such words before its result. */
export function nameInWords(lead: string): string | undefined {
  const left = withoutBetween(lead)
  return left.length < lead.trimEnd().length && /\p{L}/u.test(lead.slice(left.length)) ? nameBefore(lead)?.printed : undefined
}

/** The name that ends what stands before a result: the longest that is known, else the words behind the last one that no name has. */
function nameBefore(text: string): Named | undefined {
  const left = sentencesOf(withoutBetween(text).replace(DATED, '')).at(-1) ?? ''
  const words = left.split(/\s+/u).filter((word) => word !== '')
  for (let start = Math.max(0, words.length - MOST_NAME_WORDS); start < words.length; start += 1) {
    const name = closed(words.slice(start).join(' ').replace(TIDY, ''))
    // The strip that a list begins with is none of its first name: `Urinsticka: glukos neg`.
    const isHeaded = /\p{L}{3}:\s/u.test(name) && isTest(name.replace(/^.*:\s+/u, ''))
    if (!isHeaded && /\p{L}/u.test(name) && isTest(name)) return { printed: withAgent(name, words[start - 1]), isKnown: true }
  }
  const clause = words.slice(words.findLastIndex((word, at) => at < words.length - 1 && /[,:;(]$/u.test(word)) + 1)
  const own = clause.slice(clause.findLastIndex((word) => boundary(word.replace(/[,.:;]$/u, ''))) + 1)
  const printed = own.join(' ').replace(TIDY, '')
  const isShort = own.length > 0 && own.length <= MOST_OWN_WORDS && /\p{L}{2}/u.test(printed) && !/^\d+\s|\d[.,–-]\d|\p{L}{6}\.$/u.test(printed)
  return isShort && isName(printed) && !isNoTest(printed) && !isSentence(printed) ? { printed, isKnown: false } : undefined
}

/** What stands behind a result as far as it belongs to it, and where that ends. */
function behind(text: string, from: number): { items: Items; end: number; next: string } {
  const rest = text.slice(from, from + REACH)
  let items = readItems('', { value: false })
  let at = 0
  for (;;) {
    // A unit without a blank before it: `77µmol/L`.
    const glued = at === 0 && isUnit(GLUED.exec(rest)?.[0] ?? '') ? GLUED.exec(rest) : undefined
    const gap = glued ? /^/u.exec('') : /^(?:\s*[,;–-]?\s+|\s*(?=[([])|,(?=\S)|(?=[*↑↓HL%])|·(?=10))/u.exec(rest.slice(at))
    const left = rest.slice(at + (gap?.[0].length ?? 0))
    const group = /^[([][^()[\]]{1,60}[)\]]/u.exec(left)?.[0]
    const word = group ?? longest(left)
    if (!gap || word === undefined) break
    const isParted = /[,;]/u.test(gap[0])
    const read = readItems(word, { value: false }, { ...items, strange: 0 })
    if (read.strange > 0 && group === undefined) break
    if (isParted && group === undefined && read.flag === items.flag && read.reference === items.reference) break
    // A word of what is normal goes on to its range: `9 µg/L, normalt ska det vara över 15`.
    if (isParted && /^\p{L}{4}/u.test(word) && /^\s+\p{L}/u.test(left.slice(word.length))) break
    items = { ...read, strange: 0 }
    at += gap[0].length + word.length
  }
  return { items, end: from + at, next: /^[\s,;]*(\S+)/u.exec(rest.slice(at))?.[1] ?? '' }
}

const GLUED = /^(?:\p{L}|[%‰×])[^\s,;()]{0,20}(?<![.,:])/u
const MOST_ITEM_WORDS = 5
/** The longest stretch of words that is one thing beside a result. */
function longest(text: string): string | undefined {
  const words = Array.from(text.slice(0, 80).matchAll(/\S+/gu)).slice(0, MOST_ITEM_WORDS)
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1]
    const stretch = last ? text.slice(0, last.index + last[0].length).replace(/[,;.:!]+$/u, '') : ''
    if (stretch === '' || words.length > 0 && words[0]?.index !== 0) continue
    const isOne = isUnit(stretch) || readFlag(stretch) !== undefined
    if (isOne || (/\d/u.test(stretch) && /[-–—<>≤≥]|\p{L}/u.test(stretch) && readItems(stretch, { value: false }).strange === 0)) return stretch
  }
  return undefined
}

/** A number with a name nobody knows is a reading where only a laboratory prints what stands beside it. */
function isReading({ printed, isKnown }: Named, value: Found['value'], items: Items): boolean {
  const isDosed = items.unit?.includes('/') === true && !isLaboratoryUnit(items.unit) && items.unit !== 'mg/kg' && items.reference === undefined
  if (isKnown || isDosed) return !isDosed && (items.unit !== undefined || !isNumbered(printed, value.value))
  if (value.number === undefined) return isTestLike(printed) && /\p{L}{3}|\+/u.test(value.value)
  const isOfLaboratory = items.unit !== undefined && isLaboratoryUnit(items.unit)
  return items.reference !== undefined || hasSystem(printed) || (isOfLaboratory && items.unit !== '%')
}

/** An amount that is given to somebody: `750 mg x 2`, `20 µg daglig`. */
function isGiven(unit: string | undefined, next: string, name: Named): boolean {
  const word = next.replace(/[.,;)]$/u, '')
  const isByTimes = isDose(word) || /^[x×]\d?$/u.test(word)
  // `Cl` and `Mg` before their own results are no centilitres and milligrams.
  if (unit === undefined && /^\p{Lu}\p{Ll}$/u.test(word) && isTest(word)) return false
  return isAmount(unit ?? word) || (isByTimes && (unit === undefined || !isLaboratoryUnit(unit) || !name.isKnown))
}

const LED = new RegExp(String.raw`^\s+${anyOf(BETWEEN)}\s+[<>]?\d`, 'iu')
const STRIP = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(QUALITATIVE)}(?![\p{L}\p{N}])|\+\+|\d\+`, 'iu')
/** What looks like a result and belongs to what comes next: pluses before their name, `2+ leukocytter`; a word before the number, `normal at 312`. */
function isOfNext(text: string, { 0: result, index }: RegExpExecArray, { isKnown }: Named): boolean {
  const next = text.slice(index + result.length, index + result.length + 40)
  // Between words it stands for `and`, but where what stands around it are results of a strip: `DKA + sepsis`, `protein + glukose neg`.
  const around = text.slice(Math.max(0, index - REACH), index) + next
  if (result === '+' && /^\s\p{L}/u.test(next) && !(isKnown && STRIP.test(around))) return true
  return result.includes('+') ? !isKnown && isTest(/^\s(\p{L}{4,})/u.exec(next)?.[1] ?? '') : /^\p{L}/u.test(result) && LED.test(next)
}

/** A heading of what is no test stands before the name: `EKG: SR 72`. */
const isOfNoTest = (lead: string, printed: string): boolean => {
  const heading = /(?:^|[.;]\s+)(\p{L}+)\s*:\s*$/u.exec(lead.slice(0, Math.max(0, lead.lastIndexOf(printed))))?.[1]
  return heading !== undefined && isNoTest(heading)
}

/** Letters that go on from a number are its unit, or it is no result: `TSH, 3RD GENERATION`. */
function isPartOfWord(text: string, end: number): boolean {
  const letters = /^\p{L}[^\s,;()]{0,20}/u.exec(text.slice(end, end + 24))?.[0].replace(/[.:]$/u, '')
  return letters !== undefined && !isUnit(letters) && readFlag(letters) === undefined
}
const isBoundWord = isOneOf(UP_TO, FROM)
const means = isOneOf(MEANS)
const AIM = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:\p{L}+-)?${anyOf(TARGET)}(?![\p{L}\p{N}])`, 'iu')
/** A limit that a comment tells is no reading: `Lp(a) over 125 nmol/L gir økt risiko`, `LDL-mål er < 1,4`. */
function isLimit(lead: string, value: Found['value'], { printed, next }: { printed: string; next: string }): boolean {
  if (isBoundWord(printed.split(/\s+/u).at(-1) ?? '')) return true
  return value.comparator !== undefined && (means(next.replace(/[.,;]$/u, '')) || AIM.test(lead))
}

/** A solution that is given by its volume: `glucose 5 % 500 ml`. */
const IS_GIVEN = new RegExp(String.raw`^,?\s*\d{1,4}\s?${anyOf(GIVEN)}(?![\p{L}\p{N}/])`, 'u')

/** The stop of a sentence that ends with a result is none of it, unless the word is cut short elsewhere in it: `glukos neg, bilirubin neg.` */
function withoutEnd(text: string, { 0: result, index }: RegExpExecArray): string {
  const isLast = result.endsWith('.') && text.slice(index + result.length).trim() === ''
  const bare = result.slice(0, -1)
  return isLast && readValue(bare) && text.indexOf(result) === index ? bare : result
}

/** The time when a test is to be taken: `repeat K at 1400`. */
const TO_COME = new RegExp(String.raw`(?<!\p{L})${anyOf(ORDERED)}\s\S{1,24}\s${anyOf(AT_TIME)}\s*$`, 'iu')
export const isToCome = (lead: string): boolean => TO_COME.test(lead)

/** A number below nought where none can be, or a name nobody knows in words that tell of no result. */
const isNone = (lead: string, { number }: Found['value'], { printed, isKnown }: Named): boolean =>
  (number !== undefined && ((number < 0 && !isBelowNought(printed)) || (number >= 100 && isToCome(lead)))) ||
  (!isKnown && isMissing(lead.slice(Math.max(0, lead.lastIndexOf(printed)))))

/** Each reading within words, from left to right: a result, the name before it, and what stands behind it. */
export function readProse(text: string): InProse[] {
  const found: InProse[] = []
  let from = 0
  for (const match of text.matchAll(RESULT)) {
    if (match.index < from || isPartOfWord(text, match.index + match[0].length)) continue
    const value = readValue(withoutEnd(text, match))
    const lead = text.slice(Math.max(from, match.index - REACH), match.index)
    const mark = MARK.exec(lead)?.[1]
    const before = value && /\p{L}/u.test(lead) ? nameBefore(lead.replace(MARK, '')) : undefined
    const named = before && isOfNext(text, match, before) ? undefined : before
    if (!value || !named || isNone(lead, value, named)) continue
    const { items, end, next } = behind(text, match.index + match[0].length)
    const isOther = isOfNoTest(lead, named.printed) || isLimit(lead, value, { printed: named.printed, next })
    const isAnothers = isOther || isRising(text, match.index, match.index + match[0].length) || IS_GIVEN.test(text.slice(end, end + 24))
    if (isAnothers || isGiven(items.unit, next, named) || !isReading(named, value, items)) continue
    const flag = items.flag ?? (mark === undefined ? undefined : readFlag(mark))
    found.push({ found: foundOf(named.printed, value, { ...items, flag }), at: match.index, end, isKnown: named.isKnown })
    from = end
  }
  return found
}

/** `fra 212 til 48`: which of both is the result cannot be told without more. */
const RISING = new RegExp(String.raw`^\s*${anyOf(TO)}\s+\d`, 'iu')
const RISES = new RegExp(String.raw`${anyOf(RISING_FROM)}\s*$`, 'iu')
const COURSE = /^\s*(?:-+>|=+>|[→➔➜⇒])\s*[<>≤≥]?\s?\d/u
const isRising = (text: string, at: number, end: number): boolean =>
  (RISING.test(text.slice(end, end + 12)) && RISES.test(text.slice(Math.max(0, at - 12), at))) || COURSE.test(text.slice(end, end + 12))

/** The days of readings in a sentence: of each the last one before it; one behind all of them, where a small word joins it to them. */
export function datesOf(sentence: string, readings: readonly InProse[]): (string | undefined)[] {
  const days = daysIn(sentence).filter(({ kind }) => kind !== 'other')
  const behindAll = days.find((day) => isJoined(sentence, readings, day))
  return readings.map(({ at, found }) => found.date ?? days.findLast((day) => day.end <= at)?.day ?? behindAll?.day)
}

const JOINED = new RegExp(String.raw`^[\s.,;]*(?:\(|${anyOf(ON)})\s*$`, 'iu')
const isJoined = (sentence: string, readings: readonly InProse[], day: Told): boolean => {
  const last = readings.findLast(({ end }) => end <= day.at)
  return last !== undefined && JOINED.test(sentence.slice(last.end, day.at))
}
