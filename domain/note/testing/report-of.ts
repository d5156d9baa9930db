import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { listMedications } from '#domain/note/medication/list/medications.ts'
import { readStatements, writeReport } from '#domain/note/pipeline/write-report.ts'

/** The list of medicines as the rules read it, before what is not certain becomes a question (certainty/). */
function listedByRules(text: string, language: Language, vertical: Vertical): string {
  const { lines } = listMedications(readStatements(text, language, vertical), tongueOf(language), vertical)
  return lines.toSorted((a, b) => a.group - b.group).map((line) => line.text).join('\n')
}

/** The text of every section of the report on a talk, by section; its medicines as the rules read them. */
export function sectionsOf(text: string, language: Language, vertical: Vertical = 'med'): Readonly<Partial<Record<SectionType, string>>> {
  const report = writeReport({
    sources: [{ kind: 'transcription', text }],
    language,
    headingLanguage: language,
    vertical,
    generatedAt: '2026-01-01T00:00:00.000Z',
  })
  const told = Object.fromEntries(report.sections.map((section) => [section.type, section.blocks.map((block) => block.text).join('\n')]))
  const medications = report.sections.length > 0 || report.questions !== undefined ? listedByRules(text, language, vertical) : ''
  return { ...told, ...(medications === '' ? {} : { medications }) }
}
