import type { Report } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/text/detect-language.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import type { Tongue } from '#domain/text/language.ts'
import { tongueOf } from '#domain/text/language.ts'
import { tellsOneOrSome } from './amounts-of-time.ts'
import type { Detail, Worded } from './budget.ts'
import { keepWithinBudget, mostWords, roomFor } from './budget.ts'
import type { Written } from './compose.ts'
import { composeReport } from './compose.ts'
import { isDictated } from './dictated-headings.ts'
import { isNearEmpty } from './evidence-bar.ts'
import { listMedications } from './medications.ts'
import { withEnds } from './medicine-ends.ts'
import { withChanges } from './medicine-later-dose.ts'
import { withSuppositions } from './medicine-supposed.ts'
import { withOtherSpecies } from './other-species.ts'
import { readSource } from './read-source.ts'
import { placeStatements } from './sections.ts'
import { keptFor, placesOf, shapingOf } from './shape-report.ts'
import type { ReportSource } from './sources.ts'
import { evidenceOf } from './sources.ts'
import type { Placed } from './statement.ts'
import { clinicalWeight, has, hasNumber } from './statement.ts'
import { LEAST_SUMMARY_ROOM, summarise, summaryRoom, withinRoom } from './summary.ts'
import { isTrialRun } from './trial-run.ts'
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
  const said = new Set<string>()
  return placed.flatMap((statement) => {
    const text = wordStatement(statement, tongue, vertical)
    const key = text.toLowerCase()
    if (text === '' || said.has(key)) return []
    if (saysNothingAlone(statement)) return []
    said.add(key)
    return [{ statement, text }]
  })
}

function countWords(lines: readonly { readonly text: string }[]): number {
  return lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0)
}

function writeSource(source: ReportSource, language: Language, { vertical, doctorType, detail = 'usual' }: ReportRequest): Written[] {
  const tongue = tongueOf(language)
  const shaping = shapingOf({ ...(doctorType !== undefined && { doctorType }), vertical }, language)
  const said = readSource(source.text, tongue)
  const statements = withSuppositions(withEnds(vertical === 'vet' ? withOtherSpecies(said) : said, language), language).map((one) => withChanges(one, language))
  const { lines: medications, dropped, told } = listMedications(statements, tongue, vertical)
  const placed = placeStatements(statements, vertical, { listed: new Set(medications.map((line) => line.substance)), dropped, told })
  const wordsOfTalk = source.text.split(/\s+/).length
  if (isNearEmpty({ placed, medicines: medications.length, wordsOfTalk, isTrial: isTrialRun(source.text) })) return []
  const length = { wordsOfTalk, detail, isDense: isDictated(statements) }
  const room = roomFor(length, { medicines: countWords(medications), summary: LEAST_SUMMARY_ROOM })
  const worded = wordAll(placed, tongue, vertical)
  const listed = new Set(medications.map((line) => line.substance))
  const usual = keepWithinBudget(worded, room, listed)
  const kept = keptFor(shaping, { worded, kept: usual, keep: (own, words) => keepWithinBudget(own, { usual: words, most: words }, listed) })
  const places = placesOf(kept, shaping)
  const written: Written[] = kept.map(({ statement, text }, at) => ({
    section: statement.section,
    group: places[at] ?? statement.group,
    text,
    evidence: [evidenceOf(source, statement.start, statement.end)],
    isDoubtful: statement.isDoubtful,
  }))
  const doubtful = new Set(statements.filter(({ isDoubtful }) => isDoubtful).map(({ start }) => start))
  for (const line of medications) {
    const isDoubtful = line.spans.every(({ start }) => doubtful.has(start))
    written.push({ section: 'medications', group: line.group, text: line.text, evidence: line.spans.map((span) => evidenceOf(source, span.start, span.end)), isDoubtful })
  }
  const sum = summarise(kept, written, summaryRoom(wordsOfTalk))
  return [...withinRoom(sum, mostWords(length) - countWords(written)), ...written]
}

/** Writes the report of a consultation: pure, deterministic, linear in the length of the sources, every sentence with its evidence. */
export function writeReport(request: ReportRequest): Report {
  const language = request.language ?? detectLanguage(request.sources.map((source) => source.text).join('\n'))
  const written = request.sources.flatMap((source) => writeSource(source, language, request))
  return composeReport(written, request.headingLanguage, { language, generatedAt: request.generatedAt })
}
