import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Report } from '#contract/report.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { type GoldCase, readConsultations } from '../data.ts'

/** The sets that the labelled talks were drawn from. */
const SETS = ['practice', 'practice-2', 'practice-3', 'dense', 'short']
/** The third reading took a fourth of these as well. */
const ALSO_READ = ['medicines-open-3', 'medicines-open-5']

/** What a reader said of a stretch that the report of the day did not hold. `critical`: harm may come of it when neither report nor list has it. */
export const Labelled = z.object({
  talk: z.string(),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  label: z.enum(['needed', 'told', 'chatter']),
  critical: z.boolean().default(false),
})
export type Labelled = z.infer<typeof Labelled>

/** Half of the talks may be looked at, half are kept apart; `-2` is the second reading, of other talks and of later reports. */
const HALVES = ['open', 'kept', 'open-2', 'kept-2', 'open-3'] as const
export type Half = (typeof HALVES)[number]

/** The talks that nothing may be learnt from, nor shown. */
export function talksKeptApart(): Set<string> {
  return new Set(HALVES.filter((half) => half.startsWith('kept')).flatMap((half) => labelsOf(half)).map(({ talk }) => talk))
}

/** All labels that may be learnt from. */
export function openLabels(): Labelled[] {
  return HALVES.filter((half) => half.startsWith('open')).flatMap((half) => labelsOf(half))
}

/** One entry of the engine's list, with what the reader had said of its words; undefined where nobody has read them. */
type Judged = { readonly talk: string; readonly text: string; readonly label: Labelled['label'] | undefined; readonly isLikely: boolean }

/**
 * A half judged: each entry shown at once and each behind the fold, what was needed and is nowhere, and the critical among it; `criticalFolded`: what is
 * critical and stands behind the fold alone.
 */
export type HalfJudged = {
  readonly listed: readonly Judged[]
  readonly folded: readonly Judged[]
  readonly unlisted: readonly Labelled[]
  readonly criticalMissing: readonly Labelled[]
  readonly criticalFolded: readonly Labelled[]
}

type Span = { readonly start: number; readonly end: number }

/** How many characters two stretches share. */
function shared(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
}

/** So much of its words must be there for a stretch to count as told or listed: a question before an answer may be cut off, the answer not. */
const MOSTLY = 0.5

function isHeld(label: Span, spans: readonly Span[]): boolean {
  return spans.reduce((sum, span) => sum + shared(label, span), 0) >= (label.end - label.start) * MOSTLY
}

/** Reads the labels of a half. */
export function labelsOf(half: Half): Labelled[] {
  const text = readFileSync(join(import.meta.dirname, `${half}.jsonl`), 'utf8')
  return text.split('\n').filter((line) => line !== '').map((line) => Labelled.parse(JSON.parse(line)))
}

const talksOf = (set: string): GoldCase[] => readConsultations(join(import.meta.dirname, '../consultations', `${set}.jsonl`))

/** All open talks of the sets that the labelled ones were drawn from. */
export const openTalks = (): GoldCase[] => SETS.flatMap(talksOf)

/** The talks that the labels speak of. */
export function labelledTalks(labels: readonly Labelled[]): GoldCase[] {
  const names = new Set(labels.map(({ talk }) => talk))
  return [...SETS, ...ALSO_READ].flatMap(talksOf).filter(({ id }) => names.has(id))
}

/** The report that the engine writes on a talk. */
export function reportOn({ transcript: text, language, vertical, doctorType }: GoldCase): { report: Report; source: ReportSource } {
  const source: ReportSource = { kind: 'transcription', text }
  return { report: writeReport({ sources: [source], headingLanguage: language, vertical, doctorType, generatedAt: '2000-01-01T00:00:00.000Z' }), source }
}

/** The label that a stretch shares most of its characters with; undefined where nobody has read it. */
export function nearestLabel(stretch: Span, labels: readonly Labelled[]): Labelled | undefined {
  return labels.filter((label) => shared(stretch, label) > 0).toSorted((a, b) => shared(stretch, b) - shared(stretch, a))[0]
}

/** Judges one list by what the reader said. An entry goes by the label that it shares most with. */
export function judgeList(
  entries: readonly (Span & { readonly text: string; readonly isLikely: boolean })[], labels: readonly Labelled[],
  heldOf: (label: Labelled) => readonly Span[]): HalfJudged {
  const judged = entries.map((entry): Judged => {
    return { talk: labels[0]?.talk ?? '', text: entry.text, label: nearestLabel(entry, labels)?.label, isLikely: entry.isLikely }
  })
  const neededBeside = (spans: readonly Span[]): Labelled[] =>
    labels.filter((label) => label.label === 'needed' && !isHeld(label, [...spans, ...heldOf(label)]))
  const unlisted = neededBeside(entries)
  const unseen = neededBeside(entries.filter(({ isLikely }) => isLikely))
  return {
    listed: judged.filter(({ isLikely }) => isLikely),
    folded: judged.filter(({ isLikely }) => !isLikely),
    unlisted,
    criticalMissing: unlisted.filter(({ critical }) => critical),
    criticalFolded: unseen.filter((one) => one.critical && !unlisted.includes(one)),
  }
}

/** The telling words of a text, told apart by how they begin. */
function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))
}

/** A line of the list of medicines may rest on a long sentence and tell one name of it: what it holds is what it says. */
function linesTelling(report: Report, label: Labelled): Span[] {
  const stems = [...stemsOf(label.text)]
  const lines = report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks)
  return lines.filter(({ text }) => stems.filter((stem) => stemsOf(text).has(stem)).length >= stems.length * MOSTLY).flatMap(({ evidence }) => evidence)
}

/** The stretches that the sentences of the report rest on or that it asks about. */
function heldBy({ sections, questions = [] }: Report): Span[] {
  const sentences = sections.filter(({ type }) => type !== 'medications').flatMap(({ blocks }) => blocks)
  return [...sentences.flatMap(({ evidence }) => evidence), ...questions.flatMap(({ evidence }) => evidence)]
}

/** Judges what the engine lists beside the reports of a half. */
export function judgeHalf(half: Half): HalfJudged {
  const labels = labelsOf(half)
  const talks = labelledTalks(labels).map((one) => {
    const { report, source } = reportOn(one)
    const listed = findOmissions(report, [source], one.vertical).map((entry) => ({ ...entry, text: source.text.slice(entry.start, entry.end) }))
    return judgeList(listed, labels.filter(({ talk }) => talk === one.id), (label) => [...heldBy(report), ...linesTelling(report, label)])
  })
  const all = <Part extends keyof HalfJudged>(part: Part) => talks.flatMap((one) => one[part] as readonly HalfJudged[Part][number][])
  return {
    listed: all('listed'), folded: all('folded'), unlisted: all('unlisted'), criticalMissing: all('criticalMissing'), criticalFolded: all('criticalFolded'),
  }
}
