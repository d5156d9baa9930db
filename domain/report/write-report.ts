import type { Question, Report } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/text/detect-language.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import type { Tongue } from '#domain/text/language.ts'
import { tongueOf } from '#domain/text/language.ts'
import { tellsOneOrSome } from './amounts-of-time.ts'
import type { Detail, Worded } from './budget.ts'
import { keepWithinBudget, mostWords, roomFor } from './budget.ts'
import type { Written } from './compose.ts'
import { forbiddenOf, withBans } from './medicine-bans.ts'
import { composeReport } from './compose.ts'
import { isDictated } from './dictated-headings.ts'
import { isNearEmpty } from './evidence-bar.ts'
import type { MedicationLine } from './medications.ts'
import { readMedications } from './medications.ts'
import type { Doubt } from './certainty/settle.ts'
import { settleMedications } from './certainty/settle.ts'
import { askedOf, withOwnIds } from './certainty/questions.ts'
import { lineOf } from './medicine-courses.ts'
import { withEnds } from './medicine-ends.ts'
import { withChanges } from './medicine-later-dose.ts'
import { withSuppositions } from './medicine-supposed.ts'
import { withOtherSpecies } from './other-species.ts'
import { readSource } from './read-source.ts'
import { placeStatements } from './sections.ts'
import { keptFor, placesOf, shapingOf } from './shape-report.ts'
import { withSignalment } from './signalment.ts'
import { isSpared, shorten } from './shorter.ts'
import type { ReportSource } from './sources.ts'
import { evidenceOf } from './sources.ts'
import type { Placed, Statement } from './statement.ts'
import { clinicalWeight, has, hasNumber } from './statement.ts'
import { LEAST_SUMMARY_ROOM, summarise, summaryRoom, withinRoom } from './summary.ts'
import { isTrialRun } from './trial-run.ts'
import { namingWithdrawal, withdrawalsByLine, withPeriodsApart } from './withdrawal/withdrawal-periods.ts'
import { wordStatement } from './wording.ts'

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

/** A shorter word says little by itself. */
const TELLING_LETTERS = 5

/** What to do is named by these, not only that something is to be done. */
const TELLS_WHAT: ReadonlySet<Mark> = new Set<Mark>(['advice', 'measure', 'diet', 'timeWord'])

/** Nothing in it is of the trade or tells by itself: it leans on talk that is not in the report, such as `the patient needs that`. */
function saysNothingAlone(statement: Placed): boolean {
  if (statement.folded !== 'none' || clinicalWeight(statement) > 0 || hasNumber(statement) || has(statement, 'condition', 'contact') || (statement.section === 'complaints' && tellsOneOrSome(statement))) return false
  const cues = new Set(statement.hits.flatMap((hit) => (TELLS_WHAT.has(hit.mark) ? [] : Array.from({ length: hit.end - hit.start }, (_, at) => hit.start + at))))
  return statement.tokens.every((token, at) => token.lower.length < TELLING_LETTERS || cues.has(at))
}

/** Words the placed statements, each wording once. */
function wordAll(placed: readonly Placed[], tongue: Tongue, vertical: Vertical): Worded[] {
  const told = new Set<string>()
  return placed.flatMap((statement) => {
    const isWithdrawal = statement.section === 'medications'
    const said = wordStatement(statement, tongue, vertical)
    const text = isWithdrawal ? namingWithdrawal(said, statement, tongue.pack.language) : said
    const key = text.toLowerCase()
    if (text === '' || told.has(key)) return []
    if (!isWithdrawal && statement.isBan !== true && saysNothingAlone(statement)) return []
    told.add(key)
    return [{ statement, text }]
  })
}

function countWords(lines: readonly { readonly text: string }[]): number {
  return lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0)
}

/** All that a talk gives to tell, before anything is left out for its length. */
export type Draft = { readonly statements: readonly Statement[]; readonly worded: readonly Worded[]; readonly medications: readonly MedicationLine[]; /** Of its medicines, what must be asked first. */ readonly doubts: readonly Doubt[] }

/** Reads a talk as statements, in the order they were said. */
export function readStatements(text: string, language: Language, vertical: Vertical): Statement[] {
  const said = readSource(text, tongueOf(language))
  const ended = withEnds(vertical === 'vet' ? withPeriodsApart(withOtherSpecies(said), tongueOf(language)) : said, language)
  return withBans(withSuppositions(ended, language).map((one) => withChanges(one, language)))
}

/** Reads a talk and words what belongs in a report; nothing when there is too little of the patient in it. */
export function draftOf(text: string, language: Language, vertical: Vertical): Draft | undefined {
  const tongue = tongueOf(language)
  const statements = readStatements(text, language, vertical)
  const read = readMedications(statements, tongue, vertical)
  const settled = settleMedications({ statements, language, vertical }, read)
  const forbidden = forbiddenOf(statements)
  const isPatients = ({ substance }: { readonly substance: string }) => !forbidden.has(substance)
  const doubts = settled.doubts.filter((doubt) => (doubt.kind === 'sameClass' ? isPatients(doubt.first) && isPatients(doubt.second) : isPatients(doubt.course)))
  const medications = settled.courses.filter(isPatients).map((course) => lineOf(course, tongue))
  const dropped = new Set(read.courses.filter(({ isDropped }) => isDropped).map(({ substance }) => substance))
  const placed = placeStatements(statements, vertical, { listed: spokenForBy(medications, doubts), dropped, told: read.told })
  if (isNearEmpty({ placed, medicines: medications.length + doubts.length, wordsOfTalk: wordsIn(text), isTrial: isTrialRun(text) })) return undefined
  return { statements, worded: withSignalment(wordAll(placed, tongue, vertical), vertical), medications, doubts }
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

/** The medicines that stand on the list. */
function substancesOf(medications: readonly MedicationLine[]): Set<string> {
  return new Set(medications.map((line) => line.substance))
}

/** The medicines that the list or a question tells of: a statement that says nothing else is not told beside them. */
export function spokenForBy(medications: readonly MedicationLine[], doubts: readonly Doubt[]): Set<string> {
  return new Set([...substancesOf(medications), ...doubts.flatMap((doubt) => (doubt.kind === 'sameClass' ? [doubt.first.substance, doubt.second.substance] : [doubt.course.substance]))])
}

/** What one source gives to write, and to ask. */
type Share = { readonly written: readonly Written[]; readonly questions: readonly Question[] }

function writeSource(source: ReportSource, language: Language, { vertical, doctorType, detail = 'usual' }: ReportRequest): Share {
  const draft = draftOf(source.text, language, vertical)
  if (draft === undefined) return { written: [], questions: [] }
  const { statements, medications, doubts } = draft
  const withdrawals = draft.worded.filter(({ statement }) => statement.section === 'medications')
  const worded = draft.worded.filter(({ statement }) => statement.section !== 'medications')
  const wordsOfTalk = wordsIn(source.text)
  const length = { wordsOfTalk, detail, isDense: isDictated(statements) }
  const taken = { medicines: countWords([...medications, ...withdrawals]), summary: LEAST_SUMMARY_ROOM }
  const listed = spokenForBy(medications, doubts)
  const shaping = shapingOf({ ...(doctorType !== undefined && { doctorType }), vertical }, language)
  const shaped = (chosen: readonly Worded[]): readonly Worded[] => keptFor(shaping, { worded, kept: chosen, keep: (own, words) => keepWithinBudget(own, { usual: words, most: words }, listed) })
  // A shorter report is cut from the usual one, never told otherwise.
  const usual = keepWithinBudget(worded, roomFor(detail === 'less' ? { ...length, detail: 'usual' } : length, taken), listed)
  const whole = shaped(usual)
  const fewer = detail === 'less' ? new Set(shaped(shorten(usual, roomFor(length, taken), listed))) : undefined
  const kept = fewer ? whole.filter((one) => fewer.has(one) || isSpared(one)) : whole
  const places = placesOf(kept, shaping)
  const written: Written[] = kept.map(({ statement, text }, at) => ({
    section: statement.section,
    group: places[at] ?? statement.group,
    text,
    evidence: [evidenceOf(source, statement.start, statement.end)],
    isDoubtful: statement.isDoubtful,
  }))
  const doubtful = new Set(statements.filter(({ isDoubtful }) => isDoubtful).map(({ start }) => start))
  const byLine = withdrawalsByLine(withdrawals, medications)
  const writeWithdrawals = (at: number, group: number): void => {
    for (const { statement, text } of byLine.get(at) ?? []) written.push({ section: 'medications', group, text, evidence: [evidenceOf(source, statement.start, statement.end)], isDoubtful: statement.isDoubtful })
  }
  for (const [at, line] of medications.entries()) {
    const isDoubtful = line.spans.every(({ start }) => doubtful.has(start))
    written.push({ section: 'medications', group: line.group, text: line.text, evidence: line.spans.map((span) => evidenceOf(source, span.start, span.end)), isDoubtful })
    writeWithdrawals(at, line.group)
  }
  writeWithdrawals(-1, 0)
  const sum = summarise(kept, written, summaryRoom(wordsOfTalk))
  const questions = askedOf(doubts, { tongue: tongueOf(language), evidence: (start, end) => evidenceOf(source, start, end) })
  return { written: [...withinRoom(sum, mostWords(length) - countWords(written)), ...written], questions }
}

/** Writes the report of a consultation: pure, deterministic, linear in the length of the sources, every sentence with its evidence. */
export function writeReport(request: ReportRequest): Report {
  const language = request.language ?? detectLanguage(request.sources.map((source) => source.text).join('\n'))
  const shares = request.sources.map((source) => writeSource(source, language, request))
  const report = composeReport(shares.flatMap(({ written }) => written), request.headingLanguage, { language, generatedAt: request.generatedAt })
  const questions = withOwnIds(shares.flatMap((share) => share.questions))
  return questions.length === 0 ? report : { ...report, questions }
}
