import type { Language } from '#contract/vertical.ts'
import type { NumberWord } from '#domain/language/number-words.ts'
import { closeTo, isAnd, wordAt, type Part, type Scan } from './number-scan.ts'

/** Twenty a day is no twenty-one. */
export const RATES: ReadonlySet<string> = new Set(['a', 'an'])

/** A number so far: the thousands, what is counted behind them, and how large the next word may be to belong to it. */
type Count = { readonly total: number; readonly current: number; readonly room: number }

/** A number so far, and the word that may go on with it. */
type Join = Count & {
  readonly scan: Scan
  readonly first: NumberWord
  /** It is the second word of the number. */
  readonly isSecond: boolean
  readonly next: NumberWord
  /** Where it stands, and whether straight behind the one before, without "and". */
  readonly at: number
  readonly isStraight: boolean
}

/** How a word goes on with a number: the first rule that fits. */
type JoinRule = {
  readonly id: string
  readonly when: (join: Join) => boolean
  readonly count: (join: Join) => Count
  readonly examples: Partial<Record<Language, readonly [text: string, digits: string]>>
}

const lowerAt = ({ tokens }: Scan, at: number) => tokens[at]?.lower ?? ''

/** How often, not how much: four hundred, three times; fifty, once a day. */
function isOfTimes(scan: Scan, at: number, { value, isLarge }: { value: number; isLarge: boolean }): boolean {
  const counted = lowerAt(scan, at + 1)
  // four hundred, two three times a day
  const more = isLarge && value < 20 ? wordAt(scan, at + 1) : undefined
  if (more?.value === value + 1 && scan.words.counted.includes(lowerAt(scan, at + 2))) return true
  return scan.words.counted.includes(counted) && ((isLarge && value < 20) || (scan.words.article.includes(lowerAt(scan, at)) && counted.endsWith('ng')))
}

/** Only languages with a word for each hundred say thousands and hundreds so. */
const saysGrams = ({ words }: Scan) => Object.keys(words.hundreds).length > 0

/** How large the next word may be to belong to the same number. */
function roomAfter({ kind, value }: NumberWord): number {
  if (kind === 'ten') return 10
  if (kind === 'hundred' || (kind === 'compound' && value % 100 === 0)) return value % 1000 === 0 ? 1000 : 100
  return kind === 'compound' && value % 10 === 0 && value < 100 ? 10 : 0
}

/** Two to nine hundreds or thousands are counted straight behind their number. */
const isCounted = ({ current, isStraight }: Join) => current > 0 && current < 10 && isStraight

/** One word below ten was said so far. */
const isBehindUnit = ({ first, total, current, isSecond, isStraight }: Join) => first.kind === 'unit' && isSecond && isStraight && total === 0 && current < 10

/** Large enough to stand behind a hundred left unsaid, or before the "over" of a blood pressure. */
const isTens = ({ scan, next: { kind, value }, at }: Join) =>
  kind === 'ten' || (kind === 'compound' && value > 20) || (value >= 10 && scan.words.over.includes(lowerAt(scan, at + 1)))

/** An article of two letters counts no hundreds. */
const SHORTEST_UNIT = 3
const isUnitOfHundreds = (join: Join) => isBehindUnit(join) && join.current > 0 && lowerAt(join.scan, join.at - 1).length >= SHORTEST_UNIT

export const JOIN_RULES: readonly JoinRule[] = [
  {
    id: 'counted-hundred',
    when: (join) => join.next.kind === 'hundred' && join.next.value === 100 && isCounted(join),
    count: ({ total, current }) => ({ total, current: current * 100, room: 100 }),
    examples: { nb: ['fire hundre', '400'], sv: ['fyra hundra', '400'], da: ['fire hundrede', '400'], en: ['four hundred', '400'] },
  },
  {
    id: 'counted-thousand',
    when: ({ next, current, total, isStraight }) => next.kind === 'thousand' && current > 0 && total === 0 && isStraight,
    count: ({ current }) => ({ total: current * 1000, current: 0, room: 1000 }),
    examples: {
      nb: ['tolv tusen', '12000'],
      sv: ['tolv tusen', '12000'],
      da: ['tolv tusind', '12000'],
      en: ['twelve thousand', '12000'],
      ru: ['пять тысяч', '5000'],
    },
  },
  {
    id: 'hundred-left-unsaid',
    when: (join) => join.scan.words.hasImpliedHundreds && isTens(join) && isUnitOfHundreds(join),
    count: ({ total, current, next }) => ({ total, current: current * 100 + next.value, room: roomAfter(next) }),
    examples: { en: ['one forty', '140'] },
  },
  {
    id: 'kilograms-and-grams',
    when: (join) => join.next.kind === 'hundred' && saysGrams(join.scan) && isBehindUnit(join),
    count: ({ total, current, next }) => ({ total, current: current * 1000 + next.value, room: 100 }),
    examples: { ru: ['пять восемьсот', '5800'] },
  },
  {
    id: 'smaller-number',
    when: ({ scan, next, room, at }) => next.value > 0 && next.value < room && next.kind !== 'thousand' && !RATES.has(lowerAt(scan, at)),
    count: ({ total, current, next }) => ({ total, current: current + next.value, room: roomAfter(next) }),
    examples: {
      nb: ['hundre og førtiåtte', '148'],
      sv: ['hundra fyrtio', '140'],
      da: ['hundrede og fyrre', '140'],
      en: ['twenty two', '22'],
      ru: ['сто пятьдесят два', '152'],
    },
  },
]

const isLarge = ({ total, current }: Count) => current >= 100 || total > 0

/** A whole number said in one or several words: hundred and forty-eight, tre tusen fyrahundra, сто пятьдесят два. */
export function wholeNumber(scan: Scan, from: number): Part | undefined {
  const first = wordAt(scan, from)
  if (first === undefined) return undefined
  let count: Count = first.kind === 'thousand' ? { total: 1000, current: 0, room: 1000 } : { total: 0, current: first.value, room: roomAfter(first) }
  let end = from + 1
  for (;;) {
    const at = isAnd(scan, end) && isLarge(count) ? end + 1 : end
    const next = closeTo(scan.tokens[at]) ? wordAt(scan, at) : undefined
    // førr to uka sia: before as well as forty, it counts nothing with what follows
    if (first.kind === 'ten' && scan.words.article.includes(lowerAt(scan, from))) break
    if (next === undefined || isOfTimes(scan, at, { value: next.value, isLarge: isLarge(count) })) break
    const join: Join = { ...count, scan, first, isSecond: end === from + 1, next, at, isStraight: at === end }
    const rule = JOIN_RULES.find(({ when }) => when(join))
    if (rule === undefined) break
    count = rule.count(join)
    end = at + 1
  }
  const value = count.total + count.current
  return { digits: String(value), value, next: end, single: end === from + 1 && first.kind === 'unit' && first.value < 10 }
}
