import { compareFacts, FACT_KINDS, factsOf, factsOfDialogue, polarityFlips, type Facts, type Share } from './facts/facts.ts'
import { rouge } from './rouge.ts'

/** A dialogue, the note its clinician wrote, and the report to be scored. */
export interface ScoredNote {
  readonly dialogue: string
  readonly note: string
  readonly report: string
}

/** The figures of a public set, in percent; undefined where nothing was to be found. */
export interface NoteScore {
  readonly n: number
  readonly words: number
  readonly rouge1: number
  readonly rouge2: number
  readonly rougeLsum: number
  readonly factsF1: number
  readonly factsRecall: number | undefined
  /** Share of the report's facts that the dialogue has. */
  readonly grounding: number | undefined
  /** Share of the findings of report and dialogue that the report tells the other way round. */
  readonly flips: number | undefined
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(shares: readonly Share[]): number | undefined {
  const total = shares.reduce((sum, share) => sum + share.total, 0)
  return total === 0 ? undefined : rounded((100 * shares.reduce((sum, share) => sum + share.found, 0)) / total, 1)
}

function allKinds(stated: Facts, known: Facts): Share[] {
  const shares = compareFacts(stated, known)
  return FACT_KINDS.map((kind) => shares[kind])
}

/** Scores the reports of a set: overlap as the mean over the notes, facts as sums over the whole set. */
export function scoreNotes(rows: readonly ScoredNote[]): NoteScore {
  const overlaps = rows.map(({ note, report }) => rouge(note, report))
  const read = rows.map(({ dialogue, note, report }) => ({ dialogue: factsOfDialogue(dialogue), note: factsOf(note), report: factsOf(report) }))
  const recall = percent(read.flatMap(({ note, report }) => allKinds(note, report)))
  const precision = percent(read.flatMap(({ note, report }) => allKinds(report, note)))
  const f1 = recall === undefined || precision === undefined || recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
  return {
    n: rows.length,
    words: rounded(mean(rows.map(({ report }) => report.match(/\S+/g)?.length ?? 0)), 1),
    rouge1: rounded(100 * mean(overlaps.map(({ rouge1 }) => rouge1)), 2),
    rouge2: rounded(100 * mean(overlaps.map(({ rouge2 }) => rouge2)), 2),
    rougeLsum: rounded(100 * mean(overlaps.map(({ rougeLsum }) => rougeLsum)), 2),
    factsF1: rounded(f1, 1),
    factsRecall: recall,
    grounding: percent(read.flatMap(({ dialogue, report }) => allKinds(report, dialogue))),
    flips: percent(read.map(({ dialogue, report }) => polarityFlips(report, dialogue))),
  }
}
