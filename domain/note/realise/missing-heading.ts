import type { Report, SectionType } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { headingOf } from './headings.ts'

/** The heading of a section that the report lacks, in the language of the headings it has. */
export function missingHeading(type: SectionType, { sections }: Pick<Report, 'sections'>, otherwise: Language): string {
  return headingOf(type, headingLanguage({ sections }, otherwise))
}

/** The language most headings of a report are in. */
export function headingLanguage({ sections }: Pick<Report, 'sections'>, otherwise: Language): Language {
  const used = (language: Language): number => sections.filter((section) => section.heading === headingOf(section.type, language)).length
  const [best] = Language.options.toSorted((a, b) => used(b) - used(a) || Number(b === otherwise) - Number(a === otherwise))
  return best ?? otherwise
}
