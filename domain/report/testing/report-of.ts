import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from '../write-report.ts'

/** The text of every section of the report on a talk, by section. */
export function sectionsOf(text: string, language: Language, vertical: Vertical = 'med'): Readonly<Partial<Record<SectionType, string>>> {
  const report = writeReport({ sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, generatedAt: '2026-01-01T00:00:00.000Z' })
  return Object.fromEntries(report.sections.map((section) => [section.type, section.blocks.map((block) => block.text).join('\n')]))
}
