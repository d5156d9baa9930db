import type { Hit } from '#domain/language/lexicon.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { isLimitOfTimes, withLimit } from '#domain/language/limits.ts'
import { AGO, AT, DENIES, FROM, HALF_BEFORE, HOURS, MILLION, NEXT_STEP, ONE, TIMES_WORD, TO } from '#domain/terminology/doses/dose-words.ts'
import type { Run, Stretch } from './dose-runs.ts'
import { isDoseNumber, isOne, runFrom, TELLS_HOW } from './dose-runs.ts'
import { endBeforeFluid, isAim, isOfSomethingElse, tellsWhen } from './no-dose.ts'
import { isStrength } from './strength.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** How a medicine is taken, in the words it was said with. */
export type Regimen = { readonly text: string; readonly hasDose: boolean; readonly hasFrequency: boolean }

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

/** Where what is said of a run begins: one tablet, up to four times, a million units. */
function openingOf({ reading: { tokens }, hits, stretch: { from }, at, run, isChange }: Place): { readonly at: number; readonly isOne: boolean } {
  const isCounting = MILLION.test(tokens[at]?.lower ?? '') || opensOnForm(hits, at) || (run.kinds.has('frequency') && opensDaily(tokens, hits, at))
  const isSingle = isCounting && at > from && isOne(tokens[at - 1], tokens[at])
  const opens = isSingle ? at - 1 : at
  // up to forty, of a changed dose: what it is changed to
  const isTo = isChange && isDoseNumber(tokens, hits, at) && !isLimitOfTimes(tokens, at)
  return { at: isTo ? opens : withLimit(tokens, { from, to: opens }), isOne: isSingle }
}

/** Then once a day: the word that makes it the next step of a course, so near before it. */
const STEP_REACH = 2

function stepBefore({ reading: { tokens }, stretch: { from } }: Place, at: number): number {
  for (let step = at - 1; step >= Math.max(from, at - STEP_REACH); step--) {
    if (NEXT_STEP.has(tokens[step]?.lower ?? '')) return step
    if (tokens[step + 1]?.gap !== '') break
  }
  return at
}

/** Afterwards one a day; since I was twenty, one a day, has no number behind it. */
const isStepAt = (tokens: readonly Token[], at: number): boolean =>
  NEXT_STEP.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.gap === '' && (isNumber(tokens[at + 1]) || ONE.test(tokens[at + 1]?.lower ?? ''))

/** Three weeks ago, since May: when it happened, and not how long to take it. */
function isAgo({ reading: { tokens }, at, run: { end, kinds } }: Place): boolean {
  // afterwards once a day: it opens the next step
  const isStep = isStepAt(tokens, at) && (kinds.has('frequency') || kinds.has('unit'))
  if (tokens.slice(isStep ? at + 1 : at, end).some(({ lower }) => AGO.has(lower))) return true
  const after = tokens[end]
  // 32 mg daily, since the pressure is high: a reason, no time
  const isWhole = kinds.has('unit') && kinds.has('frequency')
  return after !== undefined && after.gap === '' && kinds.has('timeWord') && AGO.has(after.lower) && !isWhole
}

/** A bare number counts near the name, where a dose is changed or kept, with a time, or between pauses. */
function isNumberOfDose({ reading, stretch: { from }, at, run, isChange }: Place): boolean {
  if (run.numbers === 0) return false
  if (at - from <= 2 || isChange || isKeptAt(reading, at) || run.kinds.has('timeWord')) return true
  return at - from <= NUMBER_REACH && standsAlone(reading.tokens, at, run.end)
}

/** Twice yesterday: how often it was taken then, and no way to take it. */
function isOfOneDay({ reading: { tokens }, run: { end, kinds } }: Place): boolean {
  const next = tokens[end]
  return next?.gap === '' && !kinds.has('frequency') && TIMES_WORD.test(tokens[end - 1]?.lower ?? '') && tellsWhen(next, tokens[end - 1], false)
}

const isOfThen = (place: Place): boolean => isAgo(place) || isOfOneDay(place)

/** Four sachets, then six, then eight: a number by itself, behind the word that makes it the next step, counts the same. */
function isBareStep({ reading: { tokens }, stretch: { from }, at, run: { kinds, numbers } }: Place): boolean {
  return numbers > 0 && kinds.size === 0 && at - from > 2 && NEXT_STEP.has(tokens[at - 1]?.lower ?? '') && tokens[at]?.gap === ''
}

/** Whether a run tells how the medicine is taken; a drop in each eye: one is a number. */
function tellsHow(place: Place, isOneSaid: boolean): boolean {
  const { kinds, numbers } = place.run
  if (isBareStep(place)) return true
  const isCounted = kinds.has('unit') && (numbers > 0 || kinds.size > 1 || isOneSaid)
  return isCounted || TELLS_HOW.some((mark) => kinds.has(mark)) || isNumberOfDose(place)
}

type Piece = { readonly text: string; readonly sign: string; readonly isDenied: boolean; readonly isOne: boolean }

/** The words of a run that belong to the regimen, and whether they are denied; nothing where it tells of something else. */
function pieceOf(place: Place, isFirst: boolean): Piece | undefined {
  const { reading: { text, tokens }, stretch: { from }, at, run, isChange } = place
  if (run.strength !== undefined) return { text: run.strength, sign: '', isDenied: false, isOne: false }
  const opening = openingOf(place)
  const [first, last] = [tokens[opening.at], tokens[run.end - 1]]
  if (last === undefined || isOfThen(place)) return undefined
  // a per cent sign is no word, yet belongs to its number
  const sign = /^\s?%/.exec(text.slice(last.end))?.[0] ?? ''
  const isPerCent = sign !== '' || (first !== undefined && text.slice(first.start, last.end).includes('%'))
  if (isOfSomethingElse(tokens, { from: at, to: run.end, distance: at - from, isPerCent }) || !tellsHow(place, opening.isOne)) return undefined
  if (!TELLS_HOW.some((mark) => run.kinds.has(mark)) && !run.kinds.has('unit') && isAim(place.reading, { from, to: at })) return undefined
  const step = isFirst ? opening.at : stepBefore(place, opening.at)
  const begins = (isChange ? changedTo(place.reading, { from: at, to: run.end }) : undefined) ?? tokens[step]
  if (begins === undefined) return undefined
  const isDenied = run.numbers === 0 && DENIES.test(tokens[at - 1]?.lower ?? '')
  const isOneSaid = opening.isOne && run.kinds.has('frequency')
  const said = text.slice(begins.start, last.end)
  return { text: isOneSaid ? said.charAt(0).toLowerCase() + said.slice(1) : said, sign, isDenied, isOne: isOneSaid }
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
    const run = runFrom(reading, hits, { from: at, to, name: from })
    const piece = run === undefined ? undefined : pieceOf({ reading, hits, stretch, at, run, isChange }, pieces.length === 0)
    if (piece?.isDenied === true) denied.add(piece.text)
    else if (run !== undefined && piece !== undefined) {
      pieces.push(piece.text + piece.sign)
      hasDose ||= run.kinds.has('unit') || run.doses > 0 || piece.isOne
      hasFrequency ||= run.kinds.has('frequency')
    }
    at = run?.end ?? at + 1
  }
  return { text: withoutBreaks(pieces.filter((piece) => !denied.has(piece))), hasDose, hasFrequency }
}

/** The strength belongs to the form it is of: mikstur 50 mg/ml, 4 ml. */
const withoutBreaks = (pieces: readonly string[]): string =>
  pieces.reduce((all, piece) => (all === '' ? piece : `${all}${isStrength(piece) && !isNumeral(all) ? ' ' : ', '}${piece}`), '')

const isNumeral = (text: string): boolean => /\d/.test(text)

function opensOnForm(hits: readonly Hit[], at: number): boolean {
  return hits.some((hit) => hit.start === at && (hit.mark === 'unit' || hit.mark === 'doseForm'))
}

/** One a day: the word for how often has no number of its own. */
function opensDaily(tokens: readonly Token[], hits: readonly Hit[], at: number): boolean {
  return hits.some(({ mark, start }) => mark === 'frequency' && start === at) && !HOURS.test(tokens[at]?.lower ?? '')
}

function isKeptAt({ tokens, hits }: Reading, at: number): boolean {
  return AT.test(tokens[at - 1]?.lower ?? '') && hits.some(({ mark, start, end }) => mark === 'continue' && end >= at - 1 && start < at)
}

/** A number between pauses, so near the name, is its dose: naproxen for my back, 250, but. */
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

/** From a hundred to fifty: what is taken from now on is the second. */
function changedTo(reading: Reading, { from, to }: Stretch): Token | undefined {
  const { tokens } = reading
  if (!FROM.has(tokens[from - 1]?.lower ?? '')) return undefined
  for (let at = from + 1; at < to - 1; at++) if (TO.has(tokens[at]?.lower ?? '') && isNumber(tokens[at + 1])) return tokens[at + 1]
  return tokens[from]
}

function halfBefore(reading: Reading, start: number): Regimen | undefined {
  const at = [start - 1, start - 2].find((index) => HALF_BEFORE.test(reading.tokens[index]?.lower ?? ''))
  const first = at === undefined ? undefined : reading.tokens[at]
  const last = reading.tokens[start - 1]
  if (first === undefined || last === undefined) return undefined
  return { text: reading.text.slice(first.start, HALF_BEFORE.test(last.lower) ? last.end : first.end), hasDose: true, hasFrequency: false }
}

/** Few take more at a time: five tablets may be all there are in the box. */
const MOST_AT_A_TIME = 4

export const isFew = ({ lower }: Token): boolean => Number(lower.replace(',', '.')) <= MOST_AT_A_TIME

/** How many of a medicine, told straight before its name, with the words that make it the most there may be: two paracetamol, up to eight paracetamol. */
export function countBefore({ text, tokens }: Reading, start: number): Regimen | undefined {
  const number = tokens[start - 1]
  if (number === undefined || !isNumber(number) || tokens[start]?.gap !== '') return undefined
  const from = withLimit(tokens, { from: 0, to: start - 1 })
  if (from === start - 1 && !isFew(number)) return undefined
  return { text: text.slice(tokens[from]?.start, number.end), hasDose: true, hasFrequency: false }
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
