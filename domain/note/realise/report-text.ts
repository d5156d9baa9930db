import type { Report } from '#contract/report.ts'

/** The plain text form of a report: each heading on a line, its paragraphs below, a blank line between sections. */
export function reportText(report: Report): string {
  return report.sections.map((section) => [section.heading, ...section.blocks.map((block) => block.text)].filter((line) => line !== '').join('\n')).join('\n\n')
}
