import type { Report } from '#contract/report.ts'
import { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { isCritical } from '#domain/note/annotate/critical.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { composeReport } from '#domain/note/realise/compose.ts'
import type { Written } from '#domain/note/realise/compose.ts'
import { engineMedicines } from './engine-medicines.ts'
import { LONGEST_TEXT, mayStandMarked, MOST_FACTS, MOST_RECORDS } from './fact.ts'
import type { Answer, Fact, MedicineRecord, Unheld } from './fact.ts'
import { evidenceFor } from './grounds.ts'
import { courtOf, holdFact, holdRecord } from './hold-fact.ts'
import type { Court } from './hold-fact.ts'
import { joinFacts } from './join-facts.ts'
import type { Standing } from './join-facts.ts'
import { readTalk } from './read-talk.ts'
import type { Talk } from './read-talk.ts'
import { settleMedicines } from './settle-medicines.ts'

/** What a model said and its own statements do not carry: its place among the facts or the records, and why. */
export type Rejected = { readonly kind: 'fact' | 'medicine'; readonly at: number; readonly reasons: readonly Unheld[] }

export type Composed = {
  readonly report: Report
  /** Nothing of the answer may stand: whatever the report holds is the engine's alone. */
  readonly isEmpty: boolean
  readonly rejected: readonly Rejected[]
  /** Statements that harm when nothing tells of them, by number. */
  readonly untold: readonly number[]
}

export type Composing = {
  readonly answer: Answer
  readonly sources: readonly ReportSource[]
  readonly heard?: Language | undefined
  readonly language: Language
  readonly vertical: Vertical
  readonly generatedAt: string
  /** From which fact on they are those of a second look: one of them that holds stands for a doubted one of the first on the same statements. */
  readonly again?: number
  /** While a model still answers: neither what is missing nor what is open is asked. */
  readonly isDraft?: boolean
}

/** A doubted fact gives way to one of the second look that holds, in its section and on one of its statements. */
function withoutReplaced(facts: readonly Standing<Fact>[], again: ReadonlySet<Fact>): Standing<Fact>[] {
  const places = ({ item, grounds }: Standing<Fact>): string[] => grounds.sentences.map(({ id }) => `${item.section} ${String(id)}`)
  const taken = new Set(facts.filter(({ item, reasons }) => again.has(item) && reasons.length === 0).flatMap(places))
  return facts.filter((one) => again.has(one.item) || one.reasons.length === 0 || !places(one).some((place) => taken.has(place)))
}

type Judged<Item> = { readonly standing: readonly Standing<Item>[]; readonly rejected: readonly Rejected[] }

function judgeAll<Item>(items: readonly Item[], kind: Rejected['kind'], hold: (item: Item) => Pick<Standing<Item>, 'grounds' | 'reasons'>): Judged<Item> {
  const held = items.map((item): Standing<Item> => ({ item, ...hold(item) }))
  return {
    standing: held.filter(({ reasons }) => mayStandMarked(reasons)),
    rejected: held.flatMap(({ reasons }, at) => (reasons.length > 0 ? [{ kind, at, reasons }] : [])),
  }
}

const asSentence = (text: string): string => (/[.!?…:]$/u.test(text) ? text : `${text}.`)

/** A fact is told in the model's own words, on the statements it named; one whose words are not all said stands with a mark and on nothing. */
function writtenOf({ item, grounds, reasons }: Standing<Fact>, talk: Talk): Written {
  const isDoubtful = reasons.length > 0
  return { section: item.section, group: 0, text: asSentence(item.text), evidence: isDoubtful ? [] : evidenceFor(grounds.sentences, talk), isDoubtful }
}

const isTellable = ({ text }: Fact): boolean => text.trim() !== '' && text.length <= LONGEST_TEXT

/** What the engine finds critical and no sentence or question of the report tells, as the numbers of its statements. */
function untoldIn(report: Report, { talk }: Court): number[] {
  const omissions = findOmissions(report, talk.sources, talk.vertical)
  return talk.numbered.flatMap(({ id, source, start, end }) => {
    const isMissed = omissions.some((one) => one.source === source && one.start < end && one.end > start)
    return isMissed && (talk.said[id - 1] ?? []).some(({ statement }) => isCritical(statement)) ? [id] : []
  })
}

/** In the order of a report, and of the model within each section; medicines as the list of medicines has them. */
function inOrder(written: readonly Written[]): Written[] {
  return SectionType.options.flatMap((type) => written.filter(({ section }) => section === type).toSorted((a, b) => a.group - b.group))
}

/**
 * Takes what a language model said of a talk; gives the report that what holds of it makes, what did not hold, and what is critical and told nowhere.
 * Pure: it sees no model, and the same answer always makes the same report.
 */
export function composeFacts({ answer, sources, heard, language, vertical, generatedAt, again, isDraft = false }: Composing): Composed {
  const talk = readTalk({ sources, heard, vertical })
  const court = courtOf(talk, engineMedicines(talk), language)
  const facts = judgeAll(answer.facts.slice(0, MOST_FACTS), 'fact', (fact) =>
    (isTellable(fact) ? holdFact(fact, court) : { ...holdFact({ ...fact, ids: [] }, court) }))
  const records = judgeAll<MedicineRecord>(answer.medicines.slice(0, MOST_RECORDS), 'medicine', (record) => holdRecord(record, court))
  const settled = settleMedicines(records.standing, court)
  const standing = again === undefined ? facts.standing : withoutReplaced(facts.standing, new Set(answer.facts.slice(again)))
  const written = [...joinFacts(standing, court).map((one) => writtenOf(one, talk)), ...settled.written]
  const composed = composeReport(inOrder(written), language, { language, generatedAt })
  const isEmpty = facts.standing.length + records.standing.length === 0
  if (isDraft) return { report: composed, isEmpty, rejected: [], untold: [] }
  const report = settled.questions.length === 0 ? composed : { ...composed, questions: [...settled.questions] }
  return { report, isEmpty, rejected: [...facts.rejected, ...records.rejected], untold: untoldIn(report, court) }
}
