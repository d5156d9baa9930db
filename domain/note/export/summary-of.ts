import type { Report } from '#contract/report.ts'

/** The sidebar's line: what the report's summary says. */
export function summaryOf(report: Report): string | null {
  const section = report.sections.find(({ type }) => type === 'summary')
  const text = section?.blocks.filter(({ kind }) => kind === 'paragraph').map((block) => block.text).join(' ') ?? ''
  return text.trim() === '' ? null : text
}
