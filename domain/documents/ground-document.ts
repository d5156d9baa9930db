import type { Block, Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { groundReport } from '#domain/note/ground/ground-report.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'

export type DocumentGround = { readonly report: Report; readonly sources: readonly ReportSource[]; readonly language: Language }

function grounded(blocks: readonly Block[], sources: readonly ReportSource[], language: Language): Block[] {
  const report: Report = { sections: [{ type: 'additionalNotes', heading: '', blocks: [...blocks] }], language, engine: '', generatedAt: '' }
  return groundReport(report, sources).sections[0]?.blocks ?? []
}

/** What a clinician wrote or vouched for, and what the sources carry: the text of the report without its open doubts. */
function settledText({ sections }: Report): string {
  return sections.flatMap(({ blocks }) => blocks.filter(({ supported }) => supported !== false).map(({ text }) => text)).join('\n')
}

/**
 * Holds blocks that an engine wrote to what was said. What the sources do not carry but the report does, a clinician's own words
 * above all, counts as told, without a place in the talk; all else is marked as unsupported.
 */
export function groundDocument(blocks: readonly Block[], { report, sources, language }: DocumentGround): Block[] {
  const bySources = grounded(blocks, sources, language)
  if (bySources.every(({ supported }) => supported !== false)) return bySources
  const byReport = grounded(blocks, [{ kind: 'note', text: settledText(report) }], language)
  return bySources.map((block, at) => {
    if (block.supported !== false || byReport[at]?.supported === false) return block
    const { supported: _doubt, ...rest } = block
    return rest
  })
}
