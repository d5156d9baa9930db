import { SectionType } from '#contract/report.ts'
import type { Section } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { headingOf } from './headings.ts'

/** Puts a section of a type in its place in the order of the report, unless it has one. */
export function withSection(sections: readonly Section[], type: SectionType, language: Language): Section[] {
  if (sections.some((section) => section.type === type)) return [...sections]
  const place = SectionType.options.indexOf(type)
  const after = sections.findIndex((section) => SectionType.options.indexOf(section.type) > place)
  return sections.toSpliced(after < 0 ? sections.length : after, 0, { type, heading: headingOf(type, language), blocks: [] })
}
