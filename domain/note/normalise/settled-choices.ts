import type { Language } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { SpokenNumber } from './numbers/spoken-numbers.ts'
import { spokenNumbers } from './numbers/spoken-numbers.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'

/** Offers another number: eller er det, or was it. */
const OFFERS: Readonly<Record<Language, RegExp>> = {
  nb: /(?<!\p{L})eller (?:(?:var|er|e|va|blir) det |kanskje |heller |nei |vent )*(?:på )?$/iu,
  sv: /(?<!\p{L})eller (?:(?:var|är|blir) det |kanske |snarare |nej |vänta )*(?:på )?$/iu,
  da: /(?<!\p{L})eller (?:(?:var|er|bliver) det |måske |snarere |nej |vent )*(?:på )?$/iu,
  en: /(?<!\p{L})or (?:(?:is|was) (?:it|that) |maybe |perhaps |rather |no |wait )*(?:a )?$/iu,
  ru: /(?<!\p{L})или (?:(?:это|все-таки|всё-таки|может|нет|было) )*$/iu,
}
/** What may stand between the offer and the number that is said again. */
const SETTLES = /^[\s,.?!…–-]*(?:(?:\p{L}+[\s,.?!…–-]+){0,6})$/u
/** So far apart may the first number and the second stand, and the second and its being said again, in letters. */
const [LONGEST_WAY, LONGEST_AGAIN] = [60, 45]
/** Without one of these nothing is offered. */
const MAY_CHOOSE = /(?<!\p{L})(?:eller|or|или|was that|was it|is that|is it|er det|var det|är det|это)(?!\p{L})/giu
/** Asks whether it is so much, straight before the number. */
const ASKED = /(?<!\p{L})(?:was (?:that|it)|is (?:that|it)|er det|var det|är det|это) (?:still |fortsatt |fortfarande |stadig |på |at |on )*$/iu
const [LONGEST_ASKED, LONGEST_STOP] = [30, 4]
/** A slip is no larger. */
const LARGEST_SLIP = 12

const HALF = /^ (?:с половиной|and a half|og (?:en|et) halv|og halvt?|och en halv|och halv)(?!\p{L})/iu
const QUARTER = /^ (?:с четвертью|and a quarter|og en kvart|och en kvarts)(?!\p{L})/iu
const LONGEST_PART = 16
/** An article elsewhere, a number before its part. */
const ONE_AND =
  /(?<!\p{L})(?:one|en|én|ett|et|один)(?= (?:and a (?:half|quarter)|og (?:en|et) (?:halv|kvart)|och en (?:halv|kvarts)|с (?:половиной|четвертью))(?!\p{L}))/giu

type Said = SpokenNumber & { readonly value: number }

/** Numbers said in words or written, in their order. */
function numbersOf(text: string, tongue: Tongue): Said[] {
  const spoken = spokenNumbers(text, tongue.pack)
  const written = tokenise(text)
    .filter(isNumber)
    .filter(({ start }) => !spoken.some((one) => start >= one.start && start < one.end))
    .map(({ text: digits, start, end }) => ({ digits, start, end }))
  const ones = [...text.matchAll(ONE_AND)]
    .map((match) => ({ digits: '1', start: match.index, end: match.index + match[0].length }))
    .filter(({ start }) => !spoken.some((one) => start >= one.start && start < one.end))
  return [...spoken, ...written, ...ones].toSorted((one, other) => one.start - other.start).map((one) => {
      // two and a half, one and a quarter
      const next = text.slice(one.end, one.end + LONGEST_PART)
      const [part, tenths] = [HALF.exec(next)?.[0] ?? QUARTER.exec(next)?.[0], HALF.test(next) ? '5' : '25']
      const whole =
        part === undefined || /\D/.test(one.digits)
          ? one
          : { ...one, digits: `${one.digits}${tongue.pack.numbers.decimalMark}${tenths}`, end: one.end + part.length }
      return { ...whole, value: Number(whole.digits.replace(',', '.')) }
    })
}

function isLikely(one: Said, other: Said): boolean {
  return one.value !== other.value && one.value > 0 && other.value > 0 && Math.max(one.value / other.value, other.value / one.value) < LARGEST_SLIP
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** What is to be written otherwise in a stretch of the talk. */
function editsIn(text: string, tongue: Tongue): Edit[] {
  const offers = OFFERS[tongue.pack.language]
  const numbers = numbersOf(text, tongue)
  return numbers.flatMap((first, at): Edit[] => {
    const [second, again] = [numbers[at + 1], numbers[at + 2]]
    if (second === undefined || again === undefined || !isLikely(first, second) || (again.value !== second.value && again.value !== first.value)) return []
    const way = text.slice(first.end, second.start)
    // was that one? Two, yes, two: asked, and answered at once
    const isAsked = /^[\s?]*$/u.test(way) && ASKED.test(text.slice(Math.max(0, first.start - LONGEST_ASKED), first.start))
    const offer = isAsked ? { index: 0 } : offers.exec(way)
    if (offer === null || (isAsked && again.value !== second.value) || way.length > LONGEST_WAY || way.includes('\n')) return []
    const behind = text.slice(second.end, again.start)
    if (behind.length > LONGEST_AGAIN || behind.includes('\n') || !SETTLES.test(behind)) return []
    const right = again.value === second.value ? second : first
    if (right.digits.length > first.end - first.start) return []
    // eller er det tjugo: the offer goes with its number and the stop behind it; said again as it was, nothing is left of the doubt
    const last = again.value === first.value ? again.end : second.end
    const to = last + (/^\s*[.?!,]/.exec(text.slice(last, last + LONGEST_STOP))?.[0].length ?? 0)
    const from = first.end + offer.index
    return [{ start: first.start, end: to, text: right.digits.padEnd(first.end - first.start) + text.slice(first.end, from) + blank(text.slice(from, to)) }]
  })
}

/** So many letters before and behind a word that offers are looked at. */
const [BEFORE, BEHIND] = [90, 170]

/**
 * Ten milligrams, or is it twenty? Twenty, yes: of two numbers offered the one said again stands in the place of the first, and the offer is left
 * out. Every other letter keeps its place. A choice that stays open stands as it was said.
 */
export function withSettledChoices(text: string, tongue: Tongue): string {
  let out = ''
  let done = 0
  for (const { index } of text.matchAll(MAY_CHOOSE)) {
    const from = Math.max(done, text.lastIndexOf(' ', Math.max(0, index - BEFORE)) + 1)
    const edge = text.indexOf(' ', index + BEHIND)
    for (const edit of editsIn(text.slice(from, edge < 0 ? text.length : edge), tongue)) {
      if (from + edit.start < done) continue
      out += text.slice(done, from + edit.start) + edit.text
      done = from + edit.end
    }
  }
  return out + text.slice(done)
}
