import type { Question, Report } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Tongue } from '#domain/language/language.ts'
import { tongueOf } from '#domain/language/language.ts'
import { tellsOneOrSome } from '#domain/note/annotate/amounts-of-time.ts'
import { talkOf } from '#domain/note/select/value/value-features.ts'
import { valued } from '#domain/note/select/value/value.ts'
import type { Detail, Length, Worded } from '#domain/note/select/budget.ts'
import { keepWithinBudget, mostWords, roomFor } from '#domain/note/select/budget.ts'
import type { Written } from '#domain/note/realise/compose.ts'
import { forbiddenOf, withBans } from '#domain/note/medication/mention/bans.ts'
import { composeReport } from '#domain/note/realise/compose.ts'
import { isDictated } from '#domain/note/discourse/dictated-headings.ts'
import { withMeasuresBehind } from '#domain/note/classify/after-rules/measures-behind.ts'
import { withLearntPlaces } from '#domain/note/classify/after-rules/learnt-place.ts'
import { isNearEmpty } from '#domain/note/select/minimum-content.ts'
import type { MedicationLine } from '#domain/note/medication/list/medications.ts'
import { readMedications } from '#domain/note/medication/list/medications.ts'
import type { Doubt } from '#domain/note/medication/certainty/settle.ts'
import { settleMedications } from '#domain/note/medication/certainty/settle.ts'
import { askedOf, withOwnIds } from '#domain/note/medication/certainty/questions.ts'
import { withoutDenials } from '#domain/note/medication/status/denied-beside-warning.ts'
import { lineOf, withoutRepeats } from '#domain/note/medication/course/courses.ts'
import { withEnds } from '#domain/note/medication/mention/discontinuations.ts'
import { withChanges } from '#domain/note/medication/course/later-dose.ts'
import { withSuppositions } from '#domain/note/medication/mention/conditional-orders.ts'
import { withOtherSpecies } from '#domain/note/context/other-species.ts'
import type { Observe } from './read-source.ts'
import { readSource, runStages } from './read-source.ts'
import type { Decided } from '#domain/note/classify/sections.ts'
import { decideStatements, placed as placedBy } from '#domain/note/classify/sections.ts'
import { type Keep, keptFor, placesOf, shapingOf } from '#domain/note/select/shape-report.ts'
import { withSignalment } from '#domain/note/select/signalment.ts'
import { isSpared, shorten } from '#domain/note/select/shorter.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { Placed, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { LEAST_SUMMARY_ROOM, summarise, summaryRoom, withinRoom } from '#domain/note/realise/summary.ts'
import { isTrialRun } from './trial-run.ts'
import { namedMedicines } from '#domain/note/resolve/reference/named-medicines.ts'
import { namedFindings } from '#domain/note/resolve/reference/named-findings.ts'
import { isOrphan, readsBehind } from '#domain/note/resolve/reference/orphans.ts'
import { namingWithdrawal, withdrawalsByLine, withPeriodsApart } from '#domain/note/medication/withdrawal/withdrawal-periods.ts'
import { wordStatement } from '#domain/note/realise/wording.ts'

/** What a report is made from, and for whom. `generatedAt` is handed in: the engine has no clock. */
export type ReportRequest = {
  readonly sources: readonly ReportSource[]
  /** Of the talk; detected when absent. */
  readonly language?: Language
  readonly headingLanguage: Language
  readonly vertical: Vertical
  readonly doctorType?: string
  readonly generatedAt: string
  /** How long it may be; as usual when absent. */
  readonly detail?: Detail
}

/** What was arranged may fill a short report; so many words say all the same who came with what, and what it is. */
const SHORTEST_SUMMARY = 9

/** A shorter word says little by itself. */
const TELLING_LETTERS = 5

/** What to do is named by these, not only that something is to be done. */
const TELLS_WHAT: ReadonlySet<Mark> = new Set<Mark>(['advice', 'measure', 'diet', 'timeWord'])

/** Nothing in it is of the trade or tells by itself: it leans on talk that is not in the report, such as `the patient needs that`. */
function saysNothingAlone(statement: Placed): boolean {
  if (
    statement.folded !== 'none' ||
    clinicalWeight(statement) > 0 ||
    hasNumber(statement) ||
    has(statement, 'condition', 'contact') ||
    (statement.section === 'complaints' && tellsOneOrSome(statement))
  )
    return false
  const cues = new Set(
    statement.hits.flatMap((hit) => (TELLS_WHAT.has(hit.mark) ? [] : Array.from({ length: hit.end - hit.start }, (_, at) => hit.start + at))),
  )
  return statement.tokens.every((token, at) => token.lower.length < TELLING_LETTERS || cues.has(at))
}

/** Said straight after: no more than a small word lies between. */
const STRAIGHT_AFTER = 20

/** How a wording may stand in a report: by itself, or behind what was said straight before it, which tells what its pronoun or its measure is of. */
function standing(statement: Placed, text: string, before: Placed | undefined): 'alone' | { readonly behind: Placed } | undefined {
  if (statement.section === 'medications' || statement.isBan === true) return 'alone'
  if (saysNothingAlone(statement)) return undefined
  if (!isOrphan(statement, text)) return 'alone'
  const isStraight = before !== undefined && statement.start - before.end <= STRAIGHT_AFTER
  return isStraight && readsBehind(statement, before) ? { behind: before } : undefined
}

/** Words the placed statements, each wording once. What leans on the one before stands or falls with it. */
function wordAll(placed: readonly Placed[], tongue: Tongue, vertical: Vertical): Worded[] {
  const told = new Set<string>()
  let before: Placed | undefined
  return placed.flatMap((statement): Worded[] => {
    if (statement.leans === true) return []
    const said = wordStatement(statement, tongue, vertical)
    const text = statement.section === 'medications' ? namingWithdrawal(said, statement, tongue.pack.language) : said
    const key = text.toLowerCase()
    const stands = text === '' || told.has(key) ? undefined : standing(statement, text, before)
    if (stands === undefined) return []
    told.add(key)
    before = statement
    if (stands === 'alone') return [{ statement, text }]
    const { group, start } = stands.behind
    return [{ statement: { ...statement, group }, text, behind: start }]
  })
}

function countWords(lines: readonly { readonly text: string }[]): number {
  return lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0)
}

/** All that a talk gives to tell, before anything is left out for its length. */
export type Draft = {
  readonly statements: readonly Statement[]
  readonly worded: readonly Worded[]
  readonly medications: readonly MedicationLine[]
  /** Of its medicines, what must be asked first. */ readonly doubts: readonly Doubt[]
}

/** What is done besides for a language and an edition: other animals and withdrawal periods apart, then what becomes of medicines. */
function stagesOf(language: Language, vertical: Vertical): Parameters<typeof runStages>[0] {
  const ofAnimals = [{ id: 'context/other-species', run: withOtherSpecies }, { id: 'medication/withdrawal-periods', run: withPeriodsApart }]
  return [
    ...(vertical === 'vet' ? ofAnimals : []),
    { id: 'medication/discontinuations', run: (statements) => withEnds(statements, language) },
    { id: 'medication/conditional-orders', run: (statements) => withSuppositions(statements, language) },
    { id: 'medication/changes', run: (statements) => statements.map((one) => withChanges(one, language)) },
    { id: 'medication/bans', run: withBans },
  ]
}

/** Reads a talk as statements, in the order they were said. */
export function readStatements(text: string, language: Language, vertical: Vertical): Statement[] {
  return [...observedStatements({ text, language, vertical })]
}

type Talk = { readonly text: string; readonly language: Language; readonly vertical: Vertical }

/** The same, and what each stage did is heard by `observe`. */
export function observedStatements({ text, language, vertical, observe }: Talk & { readonly observe?: Observe }): readonly Statement[] {
  const reading = { tongue: tongueOf(language), ...(observe && { observe }) }
  return runStages(stagesOf(language, vertical), readSource(text, reading.tongue, observe), reading)
}

/** A talk as it was read: where each statement was placed and by which rule, what was worded, and whether it tells enough of a patient for a report. */
export type Read = Draft & {
  readonly decided: readonly Decided[]
  /** The same before what was learnt moved any. */ readonly ruled: readonly Decided[]
  readonly isNearEmpty: boolean
}

/** Reads a talk, places what belongs in a report and words it. */
export function readTalk({ text, language, vertical }: Talk, statements: readonly Statement[]): Read {
  const tongue = tongueOf(language)
  const read = readMedications(statements, tongue, vertical)
  const settled = settleMedications({ language, vertical }, read)
  const forbidden = forbiddenOf(statements)
  const isPatients = ({ substance }: { readonly substance: string }) => !forbidden.has(substance)
  const doubts = settled.doubts.filter((doubt) => (doubt.kind === 'sameClass' ? isPatients(doubt.first) && isPatients(doubt.second) : isPatients(doubt.course)))
  const medications = withoutRepeats(settled.courses.filter(isPatients).map((course) => lineOf(course, tongue)))
  const dropped = new Set(read.courses.filter(({ isDropped }) => isDropped).map(({ substance }) => substance))
  const ruled = withMeasuresBehind(decideStatements(statements, vertical, { listed: spokenForBy(medications, doubts), dropped, told: read.told }))
  const decided = withLearntPlaces(ruled, vertical)
  // a name in the place of a pronoun changes how it is told, not what is listed nor where it stands
  const named = new Map([...namedFindings(statements, tongue), ...namedMedicines(statements, read.courses, tongue)])
  const placed = placedBy(decided.map((one, at) => ({ ...one, statement: named.get(at) ?? one.statement })))
  const agreeing = withoutDenials(wordAll(placed, tongue, vertical), settled.courses.filter(isPatients))
  const worded = valued(agreeing, talkOf({ text, language, vertical, statements }), spokenForBy(medications, doubts))
  return {
    statements, medications, doubts, decided, ruled,
    worded: withSignalment(worded, vertical),
    isNearEmpty: isNearEmpty({ placed, medicines: medications.length + doubts.length, wordsOfTalk: wordsIn(text), isTrial: isTrialRun(text) }),
  }
}

/** Reads a talk and words what belongs in a report; nothing when there is too little of the patient in it. */
export function draftOf(text: string, language: Language, vertical: Vertical): Draft | undefined {
  const read = readTalk({ text, language, vertical }, readStatements(text, language, vertical))
  return read.isNearEmpty ? undefined : read
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

/** The medicines that stand on the list. */
function substancesOf(medications: readonly MedicationLine[]): Set<string> {
  return new Set(medications.map((line) => line.substance))
}

/** The medicines that the list or a question tells of: a statement that says nothing else is not told beside them. */
export function spokenForBy(medications: readonly MedicationLine[], doubts: readonly Doubt[]): Set<string> {
  return new Set([
    ...substancesOf(medications),
    ...doubts.flatMap((doubt) => (doubt.kind === 'sameClass' ? [doubt.first.substance, doubt.second.substance] : [doubt.course.substance])),
  ])
}

/** What one source gives to write, and to ask. */
type Share = { readonly written: readonly Written[]; readonly questions: readonly Question[] }

/** For whom a report is kept, in which language of the talk, and how long it may be. */
type Reader = Pick<ReportRequest, 'vertical' | 'doctorType' | 'detail'> & { readonly language: Language }

/** What the report has room for, and by which shape and length it was chosen. */
type Kept = { readonly kept: readonly Worded[]; readonly shaping: ReturnType<typeof shapingOf>; readonly length: Length }

/** Which of a draft's statements the report has room for, in the shape of the reader's specialty. */
export function keptOf(draft: Draft, wordsOfTalk: number, { language, vertical, doctorType, detail = 'usual' }: Reader): Kept {
  const { statements, medications, doubts } = draft
  const [withdrawals, worded] = [draft.worded.filter(isOfMedicines), draft.worded.filter((one) => !isOfMedicines(one))]
  const length = { wordsOfTalk, detail, isDense: isDictated(statements) }
  const taken = { medicines: countWords([...medications, ...withdrawals]), summary: LEAST_SUMMARY_ROOM }
  const listed = spokenForBy(medications, doubts)
  const shaping = shapingOf({ ...(doctorType !== undefined && { doctorType }), vertical }, language)
  const keep: Keep = (own, words, beside) => keepWithinBudget(own, { usual: words, most: words, whole: worded, beside }, listed)
  const shaped = (chosen: readonly Worded[]): readonly Worded[] => keptFor(shaping, { worded, kept: chosen, keep })
  // A shorter report is cut from the usual one, never told otherwise.
  const usual = keepWithinBudget(worded, roomFor(detail === 'less' ? { ...length, detail: 'usual' } : length, taken), listed)
  const whole = shaped(usual)
  const fewer = detail === 'less' ? new Set(shaped(shorten(usual, roomFor(length, taken), listed))) : undefined
  return { kept: fewer ? whole.filter((one) => fewer.has(one) || isSpared(one)) : whole, shaping, length }
}

const isOfMedicines = ({ statement }: Worded): boolean => statement.section === 'medications'

function writeSource(source: ReportSource, language: Language, request: ReportRequest): Share {
  const draft = draftOf(source.text, language, request.vertical)
  if (draft === undefined) return { written: [], questions: [] }
  const { statements, medications, doubts } = draft
  const withdrawals = draft.worded.filter(isOfMedicines)
  const wordsOfTalk = wordsIn(source.text)
  const { kept, shaping, length } = keptOf(draft, wordsOfTalk, { ...request, language })
  const places = placesOf(kept, shaping)
  const written: Written[] = kept.map(({ statement, text }, at) => ({
    section: statement.section,
    group: places[at] ?? statement.group,
    text,
    evidence: [statement, ...(statement.restsOn === undefined ? [] : [statement.restsOn])].map(({ start, end }) => evidenceOf(source, start, end)),
    isDoubtful: statement.isDoubtful,
  }))
  const doubtful = new Set(statements.filter(({ isDoubtful }) => isDoubtful).map(({ start }) => start))
  const byLine = withdrawalsByLine(withdrawals, medications)
  const writeWithdrawals = (at: number, group: number): void => {
    for (const { statement, text } of byLine.get(at) ?? [])
      written.push({ section: 'medications', group, text, evidence: [evidenceOf(source, statement.start, statement.end)], isDoubtful: statement.isDoubtful })
  }
  for (const [at, line] of medications.entries()) {
    const isDoubtful = line.spans.every(({ start }) => doubtful.has(start))
    written.push({
      section: 'medications',
      group: line.group,
      text: line.text,
      evidence: line.spans.map((span) => evidenceOf(source, span.start, span.end)),
      isDoubtful,
    })
    writeWithdrawals(at, line.group)
  }
  writeWithdrawals(-1, 0)
  const sum = summarise(kept, written, summaryRoom(wordsOfTalk))
  const questions = askedOf(doubts, { tongue: tongueOf(language), evidence: (start, end) => evidenceOf(source, start, end) })
  return { written: [...withinRoom(sum, Math.max(SHORTEST_SUMMARY, mostWords(length) - countWords(written))), ...written], questions }
}

/** Writes the report of a consultation: pure, deterministic, linear in the length of the sources, every sentence with its evidence. */
export function writeReport(request: ReportRequest): Report {
  const language = request.language ?? detectLanguage(request.sources.map((source) => source.text).join('\n'))
  const shares = request.sources.map((source) => writeSource(source, language, request))
  const report = composeReport(shares.flatMap(({ written }) => written), request.headingLanguage, { language, generatedAt: request.generatedAt })
  const questions = withOwnIds(shares.flatMap((share) => share.questions))
  return questions.length === 0 ? report : { ...report, questions }
}
