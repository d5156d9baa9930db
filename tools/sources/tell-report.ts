import type { Report } from '#server/adapters/sources/importing/run-import.ts'

const MOST_REASONS = 20

function skippedLines({ skipped }: Report): string[] {
  return [...skipped]
    .slice(0, MOST_REASONS)
    .map(([reason, { count, examples }]) => `  passed over ${count}: ${reason} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`)
}

/** What changed, in lines for a person. */
export function reportLines(report: Report): string[] {
  const { outcome, added, changed, same, withdrawn, ended } = report
  if (outcome === 'unchanged') return ['Nothing is newer than what is there. Use --again to read it all the same.']
  const counts = `${added} passages added, ${changed} changed, ${same} as they were, ${withdrawn} taken out.`
  const endedLine = ended > 0 ? [`  ${ended} are marked by the source as no longer in force.`] : []
  const heldBack =
    outcome === 'held back'
      ? [
          'Nothing was taken out: less than half of what was there is left, or too many texts could not be read. Look at the source, and run it ' +
            'again; with --allow-fewer what is missing goes.',
        ]
      : []
  return [counts, ...endedLine, ...skippedLines(report), ...heldBack]
}
