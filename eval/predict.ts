import type { Report } from '#contract/report.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import { suggestDiagnoses } from '#domain/diagnoses/suggest-diagnoses.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import type { EvaluationCase } from './data.ts'
import type { Prediction } from './scoring/consultation-score.ts'

/** A fixed stamp, so that the same talk always gives the same report. */
const STAMP = '2000-01-01T00:00:00.000Z'

/** Under which heading of a benchmark's note a section stands, in the order of the note. */
const NOTE_PARTS: readonly (readonly [title: string, types: readonly string[]])[] = [
  ['HISTORY OF PRESENT ILLNESS', ['summary', 'complaints']],
  ['PHYSICAL EXAM', ['physicalExamination']],
  ['ASSESSMENT AND PLAN', ['diagnoses', 'treatmentPlans', 'treatmentMeasures', 'medications', 'additionalNotes']],
]

/** Has an engine write the report of a case. */
export async function reportOn(writer: ReportWriter, one: EvaluationCase): Promise<Report> {
  return await writer.write({
    sources: [{ kind: 'transcription', text: one.transcript }],
    language: one.language,
    vertical: one.vertical,
    doctorType: one.doctorType,
    descriptor: null,
    generatedAt: STAMP,
    texts: textsInProcess,
    signal: new AbortController().signal,
  })
}

function sectionTexts(report: Report): { type: string; text: string }[] {
  return report.sections.map((section) => ({ type: section.type, text: section.blocks.map((block) => block.text).join('\n') }))
}

/** The report of a consultation with the codes of the diagnoses suggested for the talk. */
export async function predictConsultation(writer: ReportWriter, one: EvaluationCase): Promise<Prediction> {
  const report = await reportOn(writer, one)
  const sections = sectionTexts(report)
  const questions = (report.questions ?? []).map(({ text, name }) => ({ text, name }))
  if (one.vertical === 'vet') return { sections, questions }
  const suggestions = suggestDiagnoses({ sources: [{ kind: 'transcription', text: one.transcript }], language: one.language })
  return { sections, questions, codes: suggestions.map(({ condition }) => condition.code) }
}

/** A report as one note under the headings of the benchmarks, as its sections are compared with a clinician's note. */
export function noteUnderHeadings(report: Report): string {
  const texts = sectionTexts(report).map(({ type, text }) => ({ type, text: text.trim() })).filter(({ text }) => text !== '')
  return NOTE_PARTS.flatMap(([title, types]) => {
    const parts = texts.filter(({ type }) => types.includes(type)).map(({ text }) => text)
    return parts.length === 0 ? [] : [`${title}\n\n${parts.join('\n')}`]
  }).join('\n\n')
}

/** A report as one running text, compared with a single section of a note. */
export function noteWithoutHeadings(report: Report): string {
  return reportText(report)
}
