import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { AGO, BODY_WEIGHT, BREAK, CALENDAR, HALF_DOSE, INTO, LENGTH_OPENS, MILLION, ONE, RATE, RELEASE } from '#domain/terminology/doses/dose-words.ts'
import { keepsApart, tellsWhen } from './no-dose.ts'
import { strengthAt } from './strength.ts'
import { whenClauseEnd } from './when-taken.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** Tokens from `from` up to `to`. */
export type Stretch = { readonly from: number; readonly to: number }

/** What tells how it is taken by itself, whatever numbers stand beside it. */
export const TELLS_HOW: readonly Mark[] = ['frequency', 'route', 'asNeeded', 'doseForm']

const DOSE_MARKS: readonly Mark[] = ['unit', 'frequency', 'route', 'doseForm', 'asNeeded', 'timeWord']
/** A word of at most so many letters between dose words belongs to them: i, om, inntil, up to. */
const LONGEST_GLUE = 6
/** Into the left ear, i det venstre øret. */
const LONGEST_INTO = 4

function kindsAt(hits: readonly Hit[], at: number): Set<Mark> {
  return new Set(hits.filter((hit) => hit.start <= at && at < hit.end && DOSE_MARKS.includes(hit.mark)).map((hit) => hit.mark))
}

/** A single one of what is named behind it. */
export function isOne(token: Token | undefined, next: Token | undefined): boolean {
  return token !== undefined && ONE.test(token.lower) && next?.gap === ''
}

/** Half a 3.6 mg, one and a half tablets: no half of what has its number behind it, unless of a tablet so strong. */
function isHalfTakenBack(tokens: readonly Token[], hits: readonly Hit[], at: number): boolean {
  const number = isOne(tokens[at + 1], tokens[at + 2]) ? at + 2 : at + 1
  return isNumber(tokens[number]) && !hits.some(({ mark, start }) => mark === 'doseForm' && start > number && start <= number + 2 && tokens[start]?.gap === '')
}

/** Furix, half in the morning: straight behind the name it is a dose. */
function isHalfDose(tokens: readonly Token[], hits: readonly Hit[], { at, from }: { at: number; from: number }): boolean {
  if (isHalfTakenBack(tokens, hits, at)) return false
  return at - from <= 1 && HALF_DOSE.test(tokens[at]?.lower ?? '') && /^[,]?$/.test(tokens[at]?.gap ?? '')
}

function isBodyWeight(tokens: readonly Token[], at: number): boolean {
  const unit = isNumber(tokens[at]) ? tokens[at + 1] : tokens[at]
  return unit !== undefined && unit.gap === '' && BODY_WEIGHT.test(unit.lower)
}

/** A row of dose words. */
export type Run = {
  readonly end: number
  readonly kinds: ReadonlySet<Mark>
  readonly numbers: number
  /** Numbers that count no time. */ readonly doses: number
  /** It is the strength of the product, and no dose. */ readonly strength?: string
}

/** A number counts no time: neither week 36 nor two weeks. */
export function isDoseNumber(tokens: readonly Token[], hits: readonly Hit[], at: number): boolean {
  if (!isNumber(tokens[at]) || CALENDAR.test(tokens[at - 1]?.lower ?? '')) return false
  return !(tokens[at + 1]?.gap === '' && (kindsAt(hits, at).has('timeWord') || kindsAt(hits, at + 1).has('timeWord')))
}

/** A new sentence, the weight of the patient, a time that tells when, or a reason: 32 mg, since the pressure is high. */
function endsRun(tokens: readonly Token[], at: number, { from, kinds }: { from: number; kinds: ReadonlySet<Mark> }): boolean {
  const token = tokens[at]
  if (token !== undefined && tellsWhen(token, tokens[at - 1], kinds.has('frequency'))) return true
  if ((at > from && /[.;!?]/.test(token?.gap ?? '')) || isBodyWeight(tokens, at)) return true
  return at > from && token !== undefined && AGO.has(token.lower) && (token.gap === ',' || (kinds.has('unit') && kinds.has('frequency')))
}

/** A small word within a run: one in the morning. */
function isGlue(token: Token | undefined): token is Token {
  return token !== undefined && token.text.length <= LONGEST_GLUE && !/[,:]/.test(token.gap)
}

/** Twice a day with food, for a week: behind a pause, but how long it is taken goes on. */
function opensLength({ tokens }: Reading, hits: readonly Hit[], at: number): boolean {
  const isFor = LENGTH_OPENS.test(tokens[at]?.lower ?? '') && tokens[at]?.gap === ',' && tokens[at + 1]?.gap === ''
  return isFor && (isNumber(tokens[at + 1]) || isOne(tokens[at + 1], tokens[at + 2])) && kindsAt(hits, at + 2).has('timeWord')
}

/** A word that is no number and bears no mark, and yet belongs to how it is taken: metoprolol depot, when you get the pain. */
function namelessAt(
  reading: Reading,
  at: number,
  { name: from, kinds }: { readonly name: number; readonly kinds: ReadonlySet<Mark> },
): { readonly end: number; readonly kind: Mark } | undefined {
  if (at === from && RELEASE.has(reading.tokens[at]?.lower ?? '') && reading.tokens[at]?.gap === '') return { end: at + 1, kind: 'doseForm' }
  const isTold = at - from <= 1 || TELLS_HOW.some((mark) => kinds.has(mark)) || kinds.has('unit')
  const end = isTold ? whenClauseEnd(reading, at) : undefined
  return end === undefined ? undefined : { end, kind: 'asNeeded' }
}

/** Five drops in the left ear: how many words tell where they go; none where the unit is not told yet. */
function intoFrom(tokens: readonly Token[], at: number, kinds: ReadonlySet<Mark>): number {
  if (!kinds.has('unit') || tokens[at]?.gap !== '') return 0
  const words = tokens.slice(at, at + LONGEST_INTO).map(({ lower }) => lower)
  return (INTO.exec(` ${words.join(' ')} `)?.[0].trim().split(' ') ?? []).length
}

/** The words behind a run that belong to it: a seven day break, 10 ml/kg an hour. */
function tailOf(tokens: readonly Token[], { end, kinds, to }: { end: number; kinds: ReadonlySet<Mark>; to: number }): number {
  for (let at = end; at < Math.min(to, end + 2) && tokens[at]?.gap === ''; at++) if (BREAK.test(tokens[at]?.lower ?? '')) return at + 1
  const words = ` ${tokens.slice(end, end + 2).map(({ lower }) => lower).join(' ')} `
  return kinds.has('unit') && end + 2 <= to && RATE.test(words) ? end + 2 : end
}

type Word = { readonly end: number; readonly kinds: Iterable<Mark>; readonly isCount: boolean; readonly isDose: boolean }

/** A number, or a word that tells how it is taken. */
function wordAt(
  reading: Reading,
  hits: readonly Hit[],
  { at, from, to, name, kinds }: Stretch & { readonly at: number; readonly name: number; readonly kinds: ReadonlySet<Mark> },
): Word | undefined {
  const { tokens } = reading
  if (keepsApart(reading, at)) return undefined
  const nameless = namelessAt(reading, at, { name, kinds })
  if (nameless !== undefined && nameless.end <= to) return { end: nameless.end, kinds: [nameless.kind], isCount: false, isDose: false }
  const into = intoFrom(tokens, at, kinds)
  if (into > 0 && at + into <= to) return { end: at + into, kinds: ['route'], isCount: false, isDose: false }
  const found = kindsAt(hits, at)
  const isMillion = MILLION.test(tokens[at]?.lower ?? '')
  const isCount = isNumber(tokens[at]) || isMillion || isHalfDose(tokens, hits, { at, from })
  return isCount || found.size > 0 ? { end: at + 1, kinds: found, isCount, isDose: isMillion || isDoseNumber(tokens, hits, at) } : undefined
}

/** The row of dose words that begins at a token, if one does; `name` is where the words about the medicine begin. */
export function runFrom(reading: Reading, hits: readonly Hit[], { from, to, name }: Stretch & { readonly name: number }): Run | undefined {
  const { tokens } = reading
  const kinds = new Set<Mark>()
  const strength = strengthAt(tokens, from)
  if (strength !== undefined) return { end: strength.end, kinds, numbers: 0, doses: 0, strength: strength.text }
  let numbers = 0
  let doses = 0
  let end = from
  for (let at = from; at < to && !endsRun(tokens, at, { from, kinds }) && strengthAt(tokens, at) === undefined; at++) {
    const word = wordAt(reading, hits, { at, from, to, name, kinds })
    if (word === undefined) {
      if (end === from || !(isGlue(tokens[at]) || (kinds.has('frequency') && opensLength(reading, hits, at))) || at - end >= 2) break
      continue
    }
    if (word.isCount) numbers++
    if (word.isDose) doses++
    for (const kind of word.kinds) kinds.add(kind)
    end = word.end
    at = end - 1
  }
  return end === from ? undefined : { end: tailOf(tokens, { end, kinds, to }), kinds, numbers, doses }
}
