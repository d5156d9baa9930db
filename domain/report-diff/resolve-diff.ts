import type { Block, Section } from '#contract/report.ts'
import type { BlockChange, ReportDiff, SectionChange } from './diff-reports.ts'

/** Which of two versions counts at one place. */
export type Side = 'before' | 'after'

/** Asked for each paragraph, and for each section as to its heading and, when it is empty, its being there. */
export type Choose = (change: BlockChange | SectionChange) => Side

/** The sections a choice at each place comes to: always `after` keeps the new report, always `before` undoes it. */
export function resolveDiff(diff: ReportDiff, choose: Choose): Section[] {
  return diff.flatMap((change): Section[] => {
    const blocks = change.blocks.flatMap((block): Block[] => {
      const chosen = block[choose(block)]
      return chosen ? [chosen] : []
    })
    const own = change[choose(change)]
    // A section with nothing in it stands only where its chosen version is empty itself.
    if (blocks.length === 0 && own?.blocks.length !== 0) return []
    const standing = own ?? change.after ?? change.before
    return standing ? [{ ...standing, blocks }] : []
  })
}
