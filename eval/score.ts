import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Report } from '#contract/report.ts'
import { reportText } from '#domain/report/report-text.ts'
import { writeReport } from '#domain/report/write-report.ts'
import type { EvaluationCase } from './data.ts'

const STAMP = '2000-01-01T00:00:00.000Z'

/** Writes the report of a case with the built-in engine. */
export function reportOn(one: EvaluationCase): Report {
  return writeReport({ sources: [{ kind: 'transcription', text: one.transcript }], language: one.language, headingLanguage: one.language, vertical: one.vertical, generatedAt: STAMP })
}

function sectionTexts(report: Report): { type: string; text: string }[] {
  return report.sections.map((section) => ({ type: section.type, text: section.blocks.map((block) => block.text).join('\n') }))
}

/** Predictions in the form of the consultation scorer. */
export function predictConsultations(cases: readonly EvaluationCase[], path: string): void {
  writeFileSync(path, cases.map((one) => JSON.stringify({ id: one.id, sections: sectionTexts(reportOn(one)) })).join('\n'))
}

/** Predictions in the form of the note scorer; it puts the sections under its own headings. */
export function predictNotes(cases: readonly EvaluationCase[], path: string, isOneSection = false): void {
  const rows = cases.map((one) => {
    const report = reportOn(one)
    if (isOneSection) return JSON.stringify({ id: one.id, text: reportText(report) })
    return JSON.stringify({ id: one.id, sections: Object.fromEntries(sectionTexts(report).map(({ type, text }) => [type, text])) })
  })
  writeFileSync(path, rows.join('\n'))
}

const Figures = z.record(z.string(), z.number().nullable())
export type Figures = z.infer<typeof Figures>
const ConsultationScores = z.object({ table: z.record(z.string(), Figures) })

/** Runs the consultation scorer; its table by row. */
export function scoreConsultations({ scorer, gold }: { scorer: string; gold: string }, predictions: string, folder: string): Record<string, Figures> {
  const out = join(folder, 'consultation-scores.json')
  execFileSync('python3', [scorer, '--gold', gold, '--pred', predictions, '--json', out], { stdio: 'ignore' })
  return ConsultationScores.parse(JSON.parse(readFileSync(out, 'utf8'))).table
}

const Share = z.object({ pct: z.number().nullable() })
const NoteScore = z.object({
  n: z.number(),
  words: z.number(),
  rouge: z.record(z.string(), z.record(z.string(), z.number())),
  facts: z.object({
    f1_vs_note: z.number(),
    grounding: z.record(z.string(), Share),
    recall: z.record(z.string(), Share),
    flips_vs_dialogue: Share,
  }),
})
export type NoteScore = z.infer<typeof NoteScore>

/** Runs the note scorer on a task. */
export function scoreNotes({ scorer, task }: { scorer: string; task: string }, predictions: string, folder: string): NoteScore {
  const out = join(folder, `${task}-scores.json`)
  execFileSync('python3', [scorer, task, '--split', 'valid', '--pred', predictions, '--json', out], { stdio: 'ignore' })
  const result = Object.values(z.record(z.string(), NoteScore).parse(JSON.parse(readFileSync(out, 'utf8'))))[0]
  if (result === undefined) throw new Error(`the scorer answered nothing for ${task}`)
  return result
}
