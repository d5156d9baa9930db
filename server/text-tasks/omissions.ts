import type { Omission } from '#contract/report.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { TextTasks } from '#server/ports/text-work.ts'

/** What was said but stands under no sentence of the report, each with its place. */
export function listOmissions({ report, sources, vertical }: TextTasks['listOmissions']['input']): Omission[] {
  return findOmissions(report, sources, vertical).flatMap(({ text, start, end, source, isLikely }) => {
    const from = sources[source]
    return from ? [{ text, evidence: evidenceOf(from, start, end), isLikely }] : []
  })
}
