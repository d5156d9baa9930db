import type { Report } from '#contract/report.ts'

/** The words of a report, without what is asked beside it: the text that is written in, copied, exported and signed. */
export function withoutQuestions({ questions: _asked, ...report }: Report): Report {
  return report
}
