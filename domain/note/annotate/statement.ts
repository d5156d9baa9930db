import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { drugsIn } from '#domain/terminology/drugs.ts'
import { ordinaryIn } from '#domain/terminology/sound/ordinary.ts'
import { SOUND_ALIKES } from '#domain/terminology/sound/sound-alikes.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Sentence } from '#domain/note/segment/sentences.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import { withIf } from '#domain/note/normalise/verb-first-conditionals.ts'
import { isOfLimit, isPlainDenial } from '#domain/language/limits.ts'
import { FOR_NOW } from '#domain/language/tables/medicines/delayed.ts'
import { withoutTargets } from './antidotes.ts'
import { conditionsIn } from './conditions.ts'
import { partMeasured } from './measured.ts'
import { mineralsIn, unknownMedicines } from './unknown-medicines.ts'
import type { Speaker } from '#domain/note/segment/utterances.ts'

/** The part of a consultation a statement falls in. */
export type Phase = 'history' | 'examination' | 'plan' | 'closing'

/** What a stretch of text holds: its tokens, the marks found on them, the medicines named. */
export type Reading = {
  readonly text: string
  readonly language: Language
  readonly tokens: readonly Token[]
  readonly hits: readonly Hit[]
  readonly drugs: readonly DrugMention[]
  readonly counts: ReadonlyMap<Mark, number>
}

/** A statement on its way into the report. `start` and `end` are offsets into its source. */
export type Statement = Reading & {
  readonly start: number
  readonly end: number
  readonly speaker: Speaker
  /** What a note calls the relative who says it, and the parent to whom it is said. */
  readonly informant?: string
  readonly addressee?: string
  readonly turn: number
  readonly isQuestion: boolean
  /** Folded from a question and its answer, already worded as a statement. */
  readonly folded: 'denied' | 'affirmed' | 'answered' | 'labelled' | 'none'
  /** The question an answer was given to; its words help to tell what the answer is about. */
  readonly asked: Reading | undefined
  /** Who treats said yes, or no, to what was asked for. */
  readonly isGranted?: boolean
  /** A question of the same speaker just before, left without an answer; whom it named may be spoken of still. */
  readonly unanswered: Reading | undefined
  /** An answer that tells nothing without its question, which could not be told with it: it helps to read the talk and is not told. */
  readonly leans?: true
  /** Whoever treats says what must not be taken. */
  readonly isBan?: true
  /** A disease that was asked after by its name, and what it is said to be. */
  readonly verdict?: 'confirmed' | 'ruledOut' | 'unlikely' | 'possible'
  /** Names what the visit was arranged for. */
  readonly isVisitReason?: true
  /** What was said before and tells the name that stands here in the place of a pronoun. */
  readonly restsOn?: { readonly start: number; readonly end: number }
  /** The medicine that a withdrawal period was said of in the same sentence. */
  readonly ofMedicine?: string
  readonly phase: Phase
  /** Stands beside talk to a machine: what it tells needs a person's word. */
  readonly isDoubtful: boolean
}

/** A statement with its place in the report. */
export type Placed = Statement & { readonly section: SectionType; readonly group: number }

/** A word known as one of these is no misheard medicine. */
const NOT_A_SLIP: ReadonlySet<Mark> = new Set<Mark>([
  'symptom', 'body', 'finding', 'diagnosis', 'test', 'imaging', 'procedure', 'joiner', 'referral', 'animal', 'social', 'timeWord',
])

/** A word only like a medicine is one where medicines are spoken of. */
const MEDICINAL: readonly Mark[] = [
  'takes', 'start', 'stop', 'continue', 'raise', 'lower', 'allergy', 'given', 'unit', 'frequency', 'doseForm', 'drugClass', 'reaction',
]

/** Told of what is taken, and not of what was measured. */
const TAKEN: readonly Mark[] = ['takes', 'start', 'stop', 'continue', 'given', 'doseForm', 'route']
const MEASURED: readonly Mark[] = ['test', 'vital', 'imaging', 'finding', 'diagnosis', 'diet']

/** Two numbers over each other are a blood pressure, said or not; with six metres above, sight. */
function pressures(tokens: readonly Token[]): Hit[] {
  return tokens.flatMap((token, at): Hit[] =>
    /^\d{2,3}\/\d{2,3}$/.test(token.text)
      ? [{ mark: 'vital', start: at, end: at + 1 }]
      : /^6\/(?:[569]|12|18|24|36|60)$/.test(token.text)
        ? [{ mark: 'test', start: at, end: at + 1 }]
        : [],
  )
}

/** Beats counted: no stroke, though some languages have one word for both. */
const BEATS = /^(?:slag|beats|удар(?:ов|а)?)$/u

function countedBeats(tokens: readonly Token[]): Hit[] {
  return tokens.flatMap((token, at): Hit[] => (BEATS.test(token.lower) && isNumber(tokens[at - 1]) ? [{ mark: 'vital', start: at, end: at + 1 }] : []))
}

/** Somebody who noticed or advised is not whom it is about: my wife says I snore. */
const OBSERVER_REACH = 1
/** By a name it is further: kona mi Berit sier, kona mi [navn 2] sier. */
const NAMED_REACH = 4

function isObserver(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (hit.mark !== 'kin' && hit.mark !== 'otherPerson') return false
  const seen = hits.find((one) => one.mark === 'observes' && one.start >= hit.end && one.start - hit.end <= NAMED_REACH)
  if (seen === undefined || seen.start - hit.end <= OBSERVER_REACH) return seen !== undefined
  const isOwn = (at: number): boolean => hits.some(({ mark, start }) => mark === 'firstPerson' && start === at)
  const isName = (token: Token): boolean => /^\p{Lu}/u.test(token.text) || token.gap.includes('[') || isNumber(token)
  return tokens.slice(hit.end, seen.start).every((token, at) => isName(token) || isOwn(hit.end + at))
}

const isLonger = (one: Hit, hit: Hit): boolean => one.start <= hit.start && one.end >= hit.end && one.end - one.start > hit.end - hit.start

/** A part of a longer phrase that tells something else: yesterday evening names no disease, I should say no condition, to cut down is not to cut out. */
function isWithinPhrase(hit: Hit, hits: readonly Hit[]): boolean {
  if (hit.mark === 'stop') return hits.some((one) => one.mark === 'lower' && isLonger(one, hit))
  if (hit.mark !== 'diagnosis' && hit.mark !== 'condition' && hit.mark !== 'symptom') return false
  return hits.some(
    (one) =>
      (one.mark === 'timeWord' || one.mark === 'filler') &&
      one.start <= hit.start &&
      one.end >= hit.end &&
      (one.end - one.start > hit.end - hit.start || (one.mark === 'timeWord' && hit.mark === 'diagnosis')),
  )
}

/** An asthma that is under control is not followed up by it. */
const UNDER = /^(?:under|utom|av|of)$/u
function isHeldInCheck({ mark, start }: Hit, tokens: readonly Token[]): boolean {
  if (mark !== 'followUp' && mark !== 'planCue') return false
  return /^[kc]ontroll?$/u.test(tokens[start]?.lower ?? '') && UNDER.test(tokens[start - 1]?.lower ?? '')
}

/** The stomach does not bear it just now: a pause, and nothing that is never borne. */
const NOT_NOW = new RegExp(`^[^.;]{0,24}(?<!\\p{L})(?:${FOR_NOW})(?!\\p{L})`, 'iu')
const isOfNow = ({ mark, end }: Hit, text: string, tokens: readonly Token[]): boolean =>
  mark === 'allergy' && NOT_NOW.test(text.slice(tokens[end - 1]?.end ?? text.length))

/** A chlamydia test is a test, and no chlamydia. */
const isOfTest = (hit: Hit, hits: readonly Hit[]): boolean =>
  hit.mark === 'diagnosis' && hits.some(({ mark, start, end }) => (mark === 'test' || mark === 'imaging') && start <= hit.start && end > hit.end)

/** При температуре, said of what to take against it: a complaint, and no measurement. */
function isTakenAgainst({ mark, start, end }: Hit, hits: readonly Hit[]): boolean {
  if (mark !== 'vital') return false
  const isComplaint = hits.some((one) => one.mark === 'symptom' && one.start === start && one.end === end)
  return isComplaint && hits.some((one) => one.mark === 'asNeeded' && one.start < start && (one.end === start || one.end === end))
}

/** A pump for insulin is a device, though it bears the name of what it is for. */
function isNamedDevice(hit: Hit, hits: readonly Hit[]): boolean {
  return hit.mark === 'diagnosis' && hits.some(({ mark, start, end }) => mark === 'device' && start <= hit.start && end >= hit.end)
}

/** How often each mark occurs; found twice at one place, it counts once. */
export function countMarks(hits: readonly Hit[]): Map<Mark, number> {
  const places = new Map<Mark, Set<number>>()
  for (const { mark, start } of hits) {
    const starts = places.get(mark)
    if (starts === undefined) places.set(mark, new Set([start]))
    else starts.add(start)
  }
  return new Map([...places].map(([mark, starts]) => [mark, starts.size]))
}

type Beside = { readonly tokens: readonly Token[]; readonly language: Language; readonly isOfMedicines: boolean; readonly known: ReadonlySet<number> }

/** A name written as the list has it, or joined of what sounds like it; one word that only looks or sounds alike where medicines are spoken of. */
function isBelieved(drug: DrugMention, { tokens, language, isOfMedicines, known }: Beside): boolean {
  const word = tokens[drug.start]?.lower ?? ''
  if (drug.isExact) return true
  if (known.has(drug.start) || SOUND_ALIKES.has(word)) return false
  if (drug.isHeard === true && word.includes('-')) return true
  return drug.isHeard === true ? !ordinaryIn(language)(word) : isOfMedicines || isNumber(tokens[drug.end])
}

/** Reads the marks of a text. */
export function readMarks(text: string, tongue: Tongue): Reading {
  const tokens = tokenise(text)
  const found = tongue.lexicon.scan(tokens)
  const beats = countedBeats(tokens)
  const isBeat = (hit: Hit): boolean => hit.mark === 'diagnosis' && beats.some(({ start }) => start === hit.start)
  const isMarked = (marks: readonly Mark[]): boolean => found.some(({ mark }) => marks.includes(mark))
  const minerals = mineralsIn(tokens, isMarked(TAKEN) && !isMarked(MEASURED))
  const isMineral = (one: { start: number; end: number }): boolean => minerals.some(({ start, end }) => one.start < end && one.end > start)
  const hits = [
    ...found.filter(
      (hit) =>
        !isMineral(hit) && // iron, 100 mg, is taken and not measured
        !isBeat(hit) &&
        !isOfNow(hit, text, tokens) &&
        !isHeldInCheck(hit, tokens) &&
        !isNamedDevice(hit, found) &&
        !isTakenAgainst(hit, found) &&
        !isOfTest(hit, found) &&
        !isObserver(hit, found, tokens) &&
        !isWithinPhrase(hit, found) &&
        !isOfLimit(hit, tokens) &&
        !isPlainDenial(hit, tokens),
    ),
    ...pressures(tokens),
    ...beats,
    ...conditionsIn(text, { tokens, found, language: tongue.pack.language }),
  ]
  // the organ in the name of a disease is no finding there: kidney failure
  const isPartOfName = (hit: Hit): boolean =>
    hit.mark === 'body' && hits.some((one) => one.mark === 'diagnosis' && one.start === hit.start && one.end === hit.end)
  const countsOf = (all: readonly Hit[]) => countMarks(all.filter((hit) => !isPartOfName(hit)))
  const counts = countsOf(hits)
  const known = new Set(hits.filter((hit) => NOT_A_SLIP.has(hit.mark)).map((hit) => hit.start))
  const { language } = tongue.pack
  const beside = { tokens, language, isOfMedicines: MEDICINAL.some((mark) => counts.has(mark)), known }
  const believed = drugsIn(tokens, language).filter((drug) => !isMineral(drug) && isBelieved(drug, beside))
  const named = withoutTargets([...minerals, ...believed].toSorted((a, b) => a.start - b.start), tokens)
  const { taken, tests } = partMeasured(named, tokens, hits)
  const drugs = [...taken, ...unknownMedicines(tokens, hits, named)].toSorted((a, b) => a.start - b.start)
  return { text, language, tokens, hits: [...hits, ...tests], counts: tests.length === 0 ? counts : countsOf([...hits, ...tests]), drugs }
}

/** Russian says no as it denies, and makes a pause: не, в воскресенье. */
const PAUSED_NO = /^не(?=,)/iu

/** Sixty, twice a day, told in one breath is no sixty-two times. */
const TIMES_OF_DOSE = /(?<!\d)(\d*[2-9])([1-6]) (ganger|gange|gånger|раза?|раз)(?!\p{L})/u

/** Asked of nobody: what am I saying. */
const ASKS_ONESELF = new RegExp(
  String.raw`^(?:(?:nei|nej|no|nå|nu|oh|ой|нет|og|men)[, ]+)*(?:hva (?:er|e) det (?:jeg|eg|æ) (?:sier|sei\p{L}*)|hva (?:sier|sa) jeg|` +
    String.raw`kva (?:er det eg seier|seier eg)|hvad (?:er|e) det (?:jeg|æ) (?:siger|sei\p{L}*)|hvad (?:siger|sagde) jeg|` +
    String.raw`vad (?:är det jag säger|säger jag|sa jag)|what am i (?:saying|on about)|что (?:это|же)? ?я(?: говорю)?)(?!\p{L})`,
  'iu',
)

/** A sentence read as a statement, its numbers written as digits. */
export function readStatement(sentence: Sentence, tongue: Tongue, isDoubtful = false): Statement {
  const conditional = withIf(sentence.text, tongue.pack.language)
  const written = readMarks(writeNumbers((conditional ?? sentence.text).replace(PAUSED_NO, 'нет'), tongue.pack), tongue)
  return {
    ...(written.drugs.length > 0 && !/\d/.test(sentence.text) && TIMES_OF_DOSE.test(written.text)
      ? readMarks(written.text.replace(TIMES_OF_DOSE, '$10, $2 $3'), tongue)
      : written),
    start: sentence.start,
    end: sentence.end,
    speaker: sentence.speaker,
    ...(sentence.informant !== undefined && { informant: sentence.informant }),
    turn: sentence.turn,
    isQuestion: sentence.isQuestion && conditional === undefined && !ASKS_ONESELF.test(sentence.text),
    folded: 'none',
    asked: undefined,
    unanswered: undefined,
    phase: 'history',
    isDoubtful,
  }
}

/** The same statement with other words. */
export function reworded<T extends Statement>(statement: T, text: string, tongue: Tongue): T {
  return { ...statement, ...readMarks(text, tongue) }
}

/** True when any of the marks is in the reading. */
export function has(reading: Reading, ...marks: readonly Mark[]): boolean {
  return marks.some((mark) => reading.counts.has(mark))
}

/** True when every word bears one of the marks: nothing is said besides. */
export function saysOnly({ tokens, hits }: Reading, ...marks: readonly Mark[]): boolean {
  return tokens.every((_, at) => hits.some(({ mark, start, end }) => marks.includes(mark) && start <= at && end > at))
}

/** How often the marks occur in all. */
export function count(reading: Reading, ...marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + (reading.counts.get(mark) ?? 0), 0)
}

/** True when a number stands in the text. */
export function hasNumber(reading: Reading): boolean {
  return reading.tokens.some(isNumber)
}

const CORE: readonly Mark[] = [
  'symptom', 'finding', 'vital', 'test', 'imaging', 'diagnosis', 'procedure', 'sign', 'sickLeave', 'referral', 'followUp', 'drugClass',
]

/** How much of the trade a reading holds. */
export function clinicalWeight(reading: Reading): number {
  return (
    count(reading, ...CORE) +
    reading.drugs.length * 2 +
    0.5 * count(reading, 'body', 'social', 'course', 'event', 'animal', 'frequency', 'device', 'diet', 'admin', 'kin')
  )
}
