import type { Tongue } from '#domain/language/language.ts'
import { PART_OF, WEIGHED_IN } from '#domain/language/tables/medicines/denied-nouns.ts'
import { LENGTH_OF_TIME } from '#domain/language/tables/number-frames.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isOfLimit, isPlainDenial } from '#domain/language/limits.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import type { Typed } from './typed-values.ts'
import { CLOCK, TIMES, typedAt } from './typed-values.ts'

/** How far back the corrected word may stand, and how far on the right one, in words. */
const REACH_BACK = 9
const REACH_ON = 12
/** The unit of a number in so many words: months, tablets daily. */
const UNIT_WORDS = 3

/** A dose stands so near behind its medicine. */
const DOSE_REACH = 2

/** No ibuprofen with it: without a pause, and without a dose of its own, the medicine is forbidden, not put in the place of the one before. */
function isBan({ start, end }: Hit, tokens: readonly Token[], isDrug: (tokens: readonly Token[], at: number) => number): boolean {
  if (end - start > 1 || tokens[start]?.lower !== 'no' || tokens[end]?.gap !== '') return false
  const behind = isDrug(tokens, end)
  return behind > end && !tokens.slice(behind, behind + DOSE_REACH).some(isNumber)
}

const OR = new Set(['eller', 'or', 'или'])

/** Or, with a pause before and behind, takes back what was said: five hundred, or, we weighed her, five fifty. */
function pausedOr(tokens: readonly Token[]): Hit[] {
  return tokens.flatMap(({ lower, gap }, at): Hit[] =>
    OR.has(lower) && gap === ',' && tokens[at + 1]?.gap === ',' ? [{ mark: 'correction', start: at, end: at + 1 }] : [],
  )
}

/** The end of the clause that holds the right word: what follows a comma after it only repeats the correction. */
function endOfRepair(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) if (/[,.;!?]/.test(tokens[at]?.gap ?? '')) return at
  return tokens.length
}

/** A slip with what it is put right by, and the words that take it back. */
type Repair = { readonly wrong: Typed; readonly right: Typed; readonly mark: Hit }

/** A stretch of talk read for corrections. */
type Heard = { readonly text: string; readonly tokens: readonly Token[]; readonly hits: readonly Hit[] }

const isOneSide = ({ wrong }: Repair): boolean => wrong.kind === 'side' && wrong.end - wrong.at === 1

/** Number words bring their unit along: seks, nei, fem ganger; a medicine its dose. */
function bringsUnit({ wrong, right }: Repair, tokens: readonly Token[]): boolean {
  const isDosed = right.kind === 'drug' && tokens.slice(right.end, right.end + DOSE_REACH).some(isNumber)
  return wrong.kind === 'number' || wrong.kind === 'often' || CLOCK.has(wrong.kind) || isDosed
}

/** Where the words of a slip, and those up to what takes it back, end in the text. */
const endOfWrong = ({ wrong }: Repair, tokens: readonly Token[]): number => tokens[wrong.end - 1]?.end ?? 0
const endBeforeMark = ({ mark }: Repair, tokens: readonly Token[]): number => tokens[mark.start - 1]?.end ?? 0

/** The left, no, the right hind: nothing followed the slip, so what follows the right word belongs to it. */
function isLastSaid(repair: Repair, { text, tokens }: Heard): boolean {
  return repair.wrong.end === repair.mark.start || text.slice(endOfWrong(repair, tokens), endBeforeMark(repair, tokens)).trim() === ''
}

/** What is put in the place of the slip. */
function rightWords(repair: Repair, heard: Heard, { from, repairEnd }: { from: number; repairEnd: number }): string {
  const { text, tokens } = heard
  const keepsUnit = bringsUnit(repair, tokens)
  const clauseEnd = tokens[repairEnd - 1]?.end
  const rightEnd = (keepsUnit ? clauseEnd : tokens[repair.right.end - 1]?.end) ?? text.length
  const said = text.slice(from, keepsUnit || !isLastSaid(repair, heard) ? rightEnd : (clauseEnd ?? rightEnd))
  // my left ear, no, the right: what stands before the slip stays
  return isOneSide(repair) ? said.replace(/^the /i, '') : said
}

/**
 * What stood between the slip and its taking back stays, but for a unit that comes anew; three months, no, four: what is counted was said with the
 * slip only.
 */
function wordsBetween(repair: Repair, { text, tokens }: Heard, repairEnd: number): string {
  const { wrong, right, mark } = repair
  const isBareNumber = wrong.kind === 'number' && repairEnd === right.end && mark.start - wrong.end <= UNIT_WORDS
  if (bringsUnit(repair, tokens) && !isBareNumber) return ''
  return text.slice(endOfWrong(repair, tokens), endBeforeMark(repair, tokens)).replace(/(?<![\s,])[\s,]+$/, '')
}

/** What is told behind the repair; a text that ends with it keeps no more than its stop. */
function wordsBehind(repair: Repair, heard: Heard, repairEnd: number): string {
  const { text, tokens, hits } = heard
  const from = isLastSaid(repair, heard) ? repairEnd : repair.right.end
  const stop = bringsUnit(repair, tokens) ? repairEnd : endOfSlip(tokens, from, hits)
  return text.slice(tokens[stop] === undefined ? (tokens.at(-1)?.end ?? text.length) : (tokens[stop - 1]?.end ?? 0))
}

const BARE_AMOUNT = new RegExp(`^\\d+(?:[.,]\\d+)?(?= (?!${PART_OF}))`, 'u')

/** A hundred milligrams, no, two hundred for twelve days: what is weighed is weighed in the same unit. */
function withUnit(said: string, { wrong, right }: Repair, { tokens, hits }: Heard): string {
  const unit = tokens[wrong.end]
  if (wrong.kind !== 'number' || right.kind !== 'number' || !WEIGHED_IN.has(unit?.text ?? '') || TIMES.has(tokens[right.at]?.lower ?? '')) return said
  const isCounting = hits.some(({ mark, start }) => start === right.end && (mark === 'unit' || mark === 'timeWord' || mark === 'doseForm'))
  return isCounting || !BARE_AMOUNT.test(said) ? said : said.replace(/^\S+/u, `$& ${unit?.text ?? ''}`)
}

/** The text with what is right in the place of the slip, and nothing of the taking back. */
function repaired(repair: Repair, heard: Heard): string | undefined {
  const { text, tokens } = heard
  const { wrong, right } = repair
  const wrongToken = tokens[wrong.at]
  // my left ear, no, it's the right: the article of the right word has no place behind my
  const rightToken = tokens[right.kind === 'side' && wrong.end - wrong.at === 1 ? right.end - 1 : right.at]
  if (wrongToken === undefined || rightToken === undefined) return undefined
  const repairEnd = endOfRepair(tokens, right.end)
  const replacement = withUnit(rightWords(repair, heard, { from: rightToken.start, repairEnd }), repair, heard)
  const before = withoutSameWord(text.slice(0, wrongToken.start), replacement)
  return `${before}${replacement}${wordsBetween(repair, heard, repairEnd)}${wordsBehind(repair, heard, repairEnd)}`
}

/** What may be found or had: behind a bare no of the same breath it is what there is not. */
const NAMED: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'sign', 'test', 'procedure', 'imaging', 'reaction', 'drugClass', 'fluid']

/** No bacteria, no mites: denied by its name, and nothing is taken back. */
function deniesNamed({ start, end }: Hit, { tokens, hits }: Heard): boolean {
  if (end !== start + 1 || tokens[start]?.lower !== 'no' || tokens[end]?.gap !== '') return false
  const isListed = [tokens[start - 2], tokens[end + 1]].some((token) => token?.lower === 'no')
  return isListed || hits.some((hit) => hit.start === end && NAMED.includes(hit.mark))
}

/** The words that take something back: no limit, no plain denial and no ban is one of them. */
function takingBack(heard: Heard, isDrug: (tokens: readonly Token[], at: number) => number): Hit[] {
  const { tokens, hits } = heard
  const isDenial = (hit: Hit) => isPlainDenial(hit, tokens) || deniesNamed(hit, heard)
  const isTaking = (hit: Hit) => hit.start > 0 && !isOfLimit(hit, tokens) && !isDenial(hit) && !isBan(hit, tokens, isDrug)
  return [...hits, ...pausedOr(tokens)].filter((hit) => hit.mark === 'correction' && isTaking(hit)).sort((a, b) => a.start - b.start || b.end - a.end)
}

/**
 * Applies what a speaker takes back within one stretch of talk: `the right knee, no, it is the left, not the right` keeps the left.
 * The word before the correction is replaced by the next one of its kind (side, number, day, medicine) and the slip is left out.
 */
export function applyCorrections(text: string, tongue: Tongue, isDrug: (tokens: readonly Token[], at: number) => number): string {
  const tokens = tokenise(text)
  const heard: Heard = { text, tokens, hits: tongue.lexicon.scan(tokens) }
  const marks = takingBack(heard, isDrug)
  if (marks.length === 0) return text
  // three plus, no pus: a grade is not put right by what is counted behind
  const isGrade = ({ at, kind }: Typed) => kind === 'number' && text.charAt(tokens[at]?.end ?? 0) === '+'
  const typed = typedAt(tokens, heard.hits, (at) => isDrug(tokens, at)).filter((one) => !isGrade(one))
  for (const mark of marks) {
    const repair = repairAt(mark, typed, heard)
    const made = repair === undefined ? undefined : repaired({ ...repair, mark }, heard)
    if (made !== undefined) return made === text ? text : applyCorrections(made, tongue, isDrug)
  }
  return text
}

/** A clause after the repair that tells how long or how much is no part of the slip. */
const TELLING_REACH = 4

/** The left knee, no, the right: its article stands there already. */
function withoutSameWord(before: string, replacement: string): string {
  const last = /(?<!\p{L})(\p{L}+)\s+$/u.exec(before)
  return last !== null && replacement.toLowerCase().startsWith(`${(last[1] ?? '').toLowerCase()} `) ? before.slice(0, last.index) : before
}

/** After a corrected side or name the rest of its clauses up to the full stop belongs to the slip, but for what it tells besides. */
function endOfSlip(tokens: readonly Token[], from: number, hits: readonly Hit[]): number {
  for (let at = from; at < tokens.length; at++) {
    if (/[.;!?]/.test(tokens[at]?.gap ?? '')) return at
    const tellsTime = hits.some((hit) => hit.mark === 'timeWord' && hit.start >= at && hit.start <= at + TELLING_REACH)
    if ((tokens[at]?.gap ?? '').includes(',') && (tokens.length - at > 4 || tellsTime)) return at
  }
  return tokens.length
}

const DENIES = new Set(['ikke', 'ikkje', 'inte', 'not', 'не'])
/** The denial of what was said wrong stands so near before it. */
const DENIAL_REACH = 3

/** No, not together with X: what is denied is not what is right. */
function isDenied(tokens: readonly Token[], from: number, at: number): boolean {
  for (let one = at - 1; one >= Math.max(from, at - DENIAL_REACH); one--) {
    if (/[,.;]/.test(tokens[one + 1]?.gap ?? '')) return false
    if (DENIES.has(tokens[one]?.lower ?? '')) return true
  }
  return false
}

/** Three weeks, no, it was the weekend we were away, five weeks: what counts the same comes before any other word of time. */
function sameMeasureFirst(after: readonly Typed[], { before, tokens }: { before: readonly Typed[]; tokens: readonly Token[] }): readonly Typed[] {
  const unitOf = ({ kind, end }: Typed) => (kind === 'number' ? COUNTED.exec(tokens[end]?.lower ?? '')?.[0].slice(0, UNIT_STEM) : undefined)
  const last = before.findLast(({ kind }) => kind === 'number')
  const unit = last === undefined ? undefined : unitOf(last)
  const same = unit === undefined ? undefined : after.find((one) => unitOf(one) === unit)
  return same === undefined ? after : [same, ...after.filter((one) => one !== same)]
}

/** A hundred milligrams, no, the pulse is only fifty-four: what was measured is no dose. */
function isOfMeasurement({ hits, tokens }: Heard, { wrong, right, mark }: Repair): boolean {
  if (right.kind !== 'number' || !WEIGHED_IN.has(tokens[wrong.end]?.text ?? '')) return false
  const isNamed = (hit: Hit): boolean => hit.start >= mark.end && hit.start < right.at && right.at - hit.end <= MEASURED_REACH
  return hits.some((hit) => (hit.mark === 'vital' || hit.mark === 'test') && isNamed(hit))
}
/** A value stands so near behind what is measured. */
const MEASURED_REACH = 4

function repairAt(mark: Hit, typed: readonly Typed[], heard: Heard): { wrong: Typed; right: Typed } | undefined {
  const { tokens } = heard
  const before = typed.filter((item) => item.end <= mark.start && mark.start - item.end <= REACH_BACK)
  const after = typed.filter((item) => item.at >= mark.end && item.at - mark.end <= REACH_ON && !isDenied(tokens, mark.end, item.at))
  const agreed = new Set<string>()
  for (const right of sameMeasureFirst(after, { before, tokens })) {
    // Wednesday. No, Wednesday I am away, Thursday: a clause of its own tells another day
    if (agreed.has(right.kind) && !(CLOCK.has(right.kind) && right.kind !== 'time' && /[,.;]/.test(tokens[right.at]?.gap ?? ''))) continue
    const ofKind = before.filter((item) => item.kind === right.kind)
    const alike = ofKind.length > 0 || !CLOCK.has(right.kind) ? ofKind : before.filter((item) => CLOCK.has(item.kind))
    const nearest = alike.at(-1)
    // said the same again: twice a day, sorry, three times a day for a week
    if (nearest !== undefined && textOf(tokens, nearest) === textOf(tokens, right)) agreed.add(right.kind)
    const wrong = alike.findLast((item) => textOf(tokens, item) !== textOf(tokens, right))
    if (wrong === undefined || !isClose(wrong, mark) || isOfMeasurement(heard, { wrong, right, mark })) continue
    if (right.kind !== 'number' || isLikely(tokens, { wrong, right, mark })) return { wrong, right }
  }
  return undefined
}

/** A bare no takes a number back at once; a plainer word, and a no of a side or name, some words later too. */
function isClose(wrong: Typed, mark: Hit): boolean {
  return mark.start - wrong.end <= (wrong.kind === 'number' && mark.end - mark.start === 1 ? 3 : REACH_BACK)
}

/** What a number may count, and how much of the word tells which it is. */
const COUNTED = new RegExp(
  String.raw`^(?:kg|kilo\p{L}*|mg|ml|uker?|veker?|uger?|veckor|weeks?|недел\p{L}+|måned\p{L}*|månad\p{L}*|months?|месяц\p{L}*|år|years?|лет|` +
    String.raw`года?|dage?r?|dagar|days?|дн\p{L}+)$`,
  'u',
)
const UNIT_STEM = 2

/** Seventeen for seven, fifty for five: a slip is no larger. */
const LARGEST_SLIP = 12

/** That is: as often as it takes back, it explains. What is right follows at once. */
const EXPLAINS = new Set(['то есть', 'в смысле', 'altså', 'alltså', 'i mean', 'that is'])
const AT_ONCE = 3

/** Two o'clock and twice are numbers of different sorts. */
function isTimes(tokens: readonly Token[], { at }: Typed): boolean {
  return TIMES.has(tokens[at]?.lower ?? '') || TIMES_WORD.test(tokens[at + 1]?.lower ?? '')
}
const TIMES_WORD = /^(?:gang(?:er|e)?|gong(?:er)?|gång(?:er)?|times|раза?)$/u

/** Whether one number may be a slip for the other: two kilos lost is no slip for eighty-one on the scales. */
function isLikely(tokens: readonly Token[], { wrong, right, mark }: { wrong: Typed; right: Typed; mark: Hit }): boolean {
  if (EXPLAINS.has(tokens.slice(mark.start, mark.end).map(({ lower }) => lower).join(' ')) && right.at - mark.end > AT_ONCE) return false
  // twice a day, hang on, you are seventy-one
  if (TIMES.has(tokens[wrong.at]?.lower ?? '') && !isTimes(tokens, right)) return false
  const counted = [wrong, right].map(({ end }) => tokens[end]?.lower ?? '')
  const lengths = counted.filter((word) => LENGTH_OF_TIME.test(word)).length
  if (lengths === counted.length) return true
  // twice a day for a week, no, ten days: it is not the times that are taken back
  if (lengths > 0 && (isTimes(tokens, wrong) || isTimes(tokens, right))) return false
  // three weeks, no, two kilos: another thing is counted
  const [one, other] = counted.map((word) => COUNTED.exec(word)?.[0].slice(0, UNIT_STEM))
  if (one !== undefined && other !== undefined && one !== other) return false
  const [from, to] = [wrong, right].map(({ at }) => Number.parseFloat((tokens[at]?.text ?? '').replace(',', '.')))
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to) || from === 0 || to === 0) return true
  return Math.max(from / to, to / from) < LARGEST_SLIP
}

function textOf(tokens: readonly Token[], item: Typed): string {
  return tokens.slice(item.at, item.end).map((token) => token.lower).join(' ')
}
