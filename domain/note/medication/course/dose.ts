import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { withLimit } from '#domain/language/limits.ts'
import { endBeforeFluid, isOfSomethingElse, tellsWhen } from './no-dose.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** How a medicine is taken, in the words it was said with. */
export type Regimen = { readonly text: string; readonly hasDose: boolean; readonly hasFrequency: boolean }

/** Tokens from `from` up to `to`. */
export type Stretch = { readonly from: number; readonly to: number }

const DOSE_MARKS: readonly Mark[] = ['unit', 'frequency', 'route', 'doseForm', 'asNeeded', 'timeWord']
/** A word of at most so many letters between dose words belongs to them: i, om, inntil, up to. */
const LONGEST_GLUE = 6

function kindsAt(hits: readonly Hit[], at: number): Set<Mark> {
  return new Set(hits.filter((hit) => hit.start <= at && at < hit.end && DOSE_MARKS.includes(hit.mark)).map((hit) => hit.mark))
}

/** Pain in the muscles is no way to give anything. */
function isOfPain({ hits }: Reading, { mark, start }: Hit): boolean {
  return mark === 'route' && hits.some((hit) => hit.mark === 'symptom' && hit.start < start && hit.end >= start)
}

/** A run where it stands: in which stretch, from which word on, and whether a dose is changed there. */
type Place = {
  readonly reading: Reading
  readonly hits: readonly Hit[]
  readonly stretch: Stretch
  readonly at: number
  readonly run: Run
  readonly isChange: boolean
}

/** Where what is said of a run begins: one tablet, up to four times. */
function openingOf({ reading: { tokens }, hits, stretch: { from }, at }: Place): { readonly at: number; readonly isOne: boolean } {
  const isSingle = opensOnForm(hits, at) && at > from && isOne(tokens[at - 1], tokens[at])
  const opens = isSingle ? at - 1 : at
  return { at: withLimit(tokens, { from, to: opens }), isOne: isSingle }
}

/** Three weeks ago, since May: when it happened, and not how long to take it. */
function isAgo({ reading: { tokens }, at, run: { end, kinds } }: Place): boolean {
  if (tokens.slice(at, end).some(({ lower }) => AGO.has(lower))) return true
  const after = tokens[end]
  // 32 mg daily, since the pressure is high: a reason, no time
  const isWhole = kinds.has('unit') && kinds.has('frequency')
  return after !== undefined && after.gap === '' && kinds.has('timeWord') && AGO.has(after.lower) && !isWhole
}

/** What tells how it is taken by itself, whatever numbers stand beside it. */
const TELLS_HOW: readonly Mark[] = ['frequency', 'route', 'asNeeded', 'doseForm']

/** A bare number counts near the name, where a dose is changed or kept, with a time, or between pauses. */
function isNumberOfDose({ reading, stretch: { from }, at, run, isChange }: Place): boolean {
  if (run.numbers === 0) return false
  if (at - from <= 2 || isChange || isKeptAt(reading, at) || run.kinds.has('timeWord')) return true
  return at - from <= NUMBER_REACH && standsAlone(reading.tokens, at, run.end)
}

/** Whether a run tells how the medicine is taken; a drop in each eye: one is a number. */
function tellsHow(place: Place, isOneSaid: boolean): boolean {
  const { kinds, numbers } = place.run
  const isCounted = kinds.has('unit') && (numbers > 0 || kinds.size > 1 || isOneSaid)
  return isCounted || TELLS_HOW.some((mark) => kinds.has(mark)) || isNumberOfDose(place)
}

/** The words of a run that belong to the regimen, and whether they are denied; nothing where it tells of something else. */
function pieceOf(place: Place): { readonly text: string; readonly sign: string; readonly isDenied: boolean } | undefined {
  const { reading: { text, tokens }, stretch: { from }, at, run, isChange } = place
  const opening = openingOf(place)
  const [first, last] = [tokens[opening.at], tokens[run.end - 1]]
  if (last === undefined || isAgo(place)) return undefined
  // a per cent sign is no word, yet belongs to its number
  const sign = /^\s?%/.exec(text.slice(last.end))?.[0] ?? ''
  const isPerCent = sign !== '' || (first !== undefined && text.slice(first.start, last.end).includes('%'))
  if (isOfSomethingElse(tokens, { from: at, to: run.end, distance: at - from, isPerCent }) || !tellsHow(place, opening.isOne)) return undefined
  const begins = isChange ? changedTo(place.reading, { from: at, to: run.end }) : first
  return begins === undefined
    ? undefined
    : { text: text.slice(begins.start, last.end), sign, isDenied: run.numbers === 0 && DENIES.test(tokens[at - 1]?.lower ?? '') }
}

/** Collects the runs of dose words in a stretch of tokens; a bare number counts right after the name, or where a dose is changed. */
export function readRegimen(reading: Reading, stretch: Stretch, isChange = false): Regimen {
  const { from } = stretch
  const to = endBeforeFluid(reading.tokens, stretch)
  const hits = reading.hits.filter((hit) => hit.end > from && hit.start < to && !isOfPain(reading, hit))
  const pieces: string[] = []
  const denied = new Set<string>()
  let hasDose = false
  let hasFrequency = false
  let at = from
  while (at < to) {
    const run = runFrom(reading, hits, { from: at, to })
    const piece = run === undefined ? undefined : pieceOf({ reading, hits, stretch, at, run, isChange })
    if (piece?.isDenied === true) denied.add(piece.text)
    else if (run !== undefined && piece !== undefined) {
      pieces.push(piece.text + piece.sign)
      hasDose ||= run.kinds.has('unit') || run.doses > 0
      hasFrequency ||= run.kinds.has('frequency')
    }
    at = run?.end ?? at + 1
  }
  return { text: pieces.filter((piece) => !denied.has(piece)).join(', '), hasDose, hasFrequency }
}

/** Not at night: how it is not taken. */
const DENIES = /^(?:ikke|ikkje|inte|not|не)$/u

/** Nobody takes kilograms: what weighs so much is the patient. */
const BODY_WEIGHT = /^(?:kg|кг|kilos?|stone|pounds|lbs)$/u

function isBodyWeight(tokens: readonly Token[], at: number): boolean {
  const unit = isNumber(tokens[at]) ? tokens[at + 1] : tokens[at]
  return unit !== undefined && unit.gap === '' && BODY_WEIGHT.test(unit.lower)
}

/** A single one, said before what it is one of: én enhet, en tablett, one puff, одна таблетка. */
const ONE = /^(?:en|én|et|ét|ett|ei|ein|eit|eitt|one|an?|один|одна|одну|одной)$/u

function isOne(token: Token | undefined, next: Token | undefined): boolean {
  return token !== undefined && ONE.test(token.lower) && next?.gap === ''
}

function opensOnForm(hits: readonly Hit[], at: number): boolean {
  return hits.some((hit) => hit.start === at && (hit.mark === 'unit' || hit.mark === 'doseForm'))
}

/** A number between pauses, so near the name, is its dose: naproxen for my back, 250, but. */
/** X stays at ten: the number straight behind the preposition of what goes on. */
const AT = /^(?:på|at|on|на)$/u

function isKeptAt({ tokens, hits }: Reading, at: number): boolean {
  return AT.test(tokens[at - 1]?.lower ?? '') && hits.some(({ mark, start, end }) => mark === 'continue' && end >= at - 1 && start < at)
}

const NUMBER_REACH = 8
const LEAST_DOSE = 2

function standsAlone(tokens: readonly Token[], at: number, end: number): boolean {
  const next = tokens[end]
  return (
    end === at + 1 &&
    tokens[at]?.gap.startsWith(',') === true &&
    (next === undefined || /^[,.;]/.test(next.gap)) &&
    Number(tokens[at]?.text.replace(',', '.')) >= LEAST_DOSE
  )
}

/** Time told backwards is when something happened, not how long to take it. */
const AGO = new Set(['siden', 'sidan', 'sedan', 'ago', 'назад', 'since'])

/** From a hundred to fifty: what is taken from now on is the second. */
function changedTo(reading: Reading, { from, to }: Stretch): Token | undefined {
  const { tokens } = reading
  if (!FROM.has(tokens[from - 1]?.lower ?? '')) return tokens[from]
  for (let at = from + 1; at < to - 1; at++) if (TO.has(tokens[at]?.lower ?? '') && isNumber(tokens[at + 1])) return tokens[at + 1]
  return tokens[from]
}

const FROM = new Set(['fra', 'frå', 'från', 'from', 'с', 'со'])
const TO = new Set(['til', 'till', 'to', 'до'])

/** Furix, half in the morning: straight behind the name it is a dose. */
function isHalfDose(tokens: readonly Token[], at: number, from: number): boolean {
  return at - from <= 1 && /^(?:halv|halvt|half)$/u.test(tokens[at]?.lower ?? '') && /^[,]?$/.test(tokens[at]?.gap ?? '')
}

/** Until week 36: the number of a week is no dose. */
const CALENDAR = /^(?:uke|uka|veke|veka|vecka|uge|week|недел\p{L}*)$/u

type Run = { readonly end: number; readonly kinds: ReadonlySet<Mark>; readonly numbers: number; /** Numbers that count no time. */ readonly doses: number }

/** A number counts no time: neither week 36 nor two weeks. */
function isDoseNumber(tokens: readonly Token[], hits: readonly Hit[], at: number): boolean {
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

function runFrom({ tokens }: Reading, hits: readonly Hit[], { from, to }: Stretch): Run | undefined {
  const kinds = new Set<Mark>()
  let numbers = 0
  let doses = 0
  let end = from
  for (let at = from; at < to && !endsRun(tokens, at, { from, kinds }); at++) {
    const found = kindsAt(hits, at)
    const isCount = isNumber(tokens[at]) || isHalfDose(tokens, at, from)
    if (!isCount && found.size === 0) {
      if (end === from || !isGlue(tokens[at]) || at - end >= 2) break
      continue
    }
    if (isCount) numbers++
    if (isDoseNumber(tokens, hits, at)) doses++
    for (const kind of found) kinds.add(kind)
    end = at + 1
  }
  return end === from ? undefined : { end, kinds, numbers, doses }
}

/** Half of one: said before the name without a unit. */
const HALF = /^(?:halv|halvt|halve|halva|half|пол|половин\p{L}*|четверт\p{L}*|kvart|quarter)$/u

function halfBefore(reading: Reading, start: number): Regimen | undefined {
  const at = [start - 1, start - 2].find((index) => HALF.test(reading.tokens[index]?.lower ?? ''))
  const first = at === undefined ? undefined : reading.tokens[at]
  const last = reading.tokens[start - 1]
  if (first === undefined || last === undefined) return undefined
  return { text: reading.text.slice(first.start, HALF.test(last.lower) ? last.end : first.end), hasDose: true, hasFrequency: false }
}

/** A hundred milligrams of the sertraline: so short are the words between. */
const LONGEST_ARTICLE = 4

/** A dose said straight before the medicine: half a tablet of prednisolone, 500 mg paracetamol. */
export function regimenBefore(reading: Reading, start: number): Regimen | undefined {
  const unit = reading.hits
    .filter(
      (hit) =>
        hit.mark === 'unit' &&
        hit.end <= start &&
        start - hit.end <= 2 &&
        reading.tokens.slice(hit.end, start).every(({ text, gap }) => text.length <= LONGEST_ARTICLE && gap === ''),
    )
    .toSorted((a, b) => a.start - b.start)[0]
  if (unit === undefined) return halfBefore(reading, start)
  const from = isNumber(reading.tokens[unit.start - 1]) ? unit.start - 1 : unit.start
  const first = reading.tokens[from]
  const last = reading.tokens[unit.end - 1]
  const isCounted = from < unit.start || unit.end - unit.start > 1
  const isSplit = reading.tokens.slice(from + 1, start + 1).some((token) => /[.,;:!?]/.test(token.gap))
  if (!isCounted || isSplit || first === undefined || last === undefined) return undefined
  return { text: reading.text.slice(first.start, last.end), hasDose: true, hasFrequency: false }
}
