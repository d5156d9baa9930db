import type { Report } from '#contract/report.ts'
import { diffReports } from '#domain/report-diff/diff-reports.ts'
import type { BlockChange, ReportDiff } from '#domain/report-diff/diff-reports.ts'
import type { Side } from '#domain/report-diff/resolve-diff.ts'
import { isOwn, keepsOwnWords, keptSections, proposedReport, sideOf } from './proposal.ts'
import type { Proposal, Sides } from './proposal.ts'

/** A proposal laid against the newest text, and what counts at each place. */
export type Review = {
  readonly proposal: Proposal
  readonly sides: Sides
  readonly proposed: Report
  readonly diff: ReportDiff
}

export const NO_SIDES: Sides = new Map()

/** Lays a proposal against the text as it stands. */
export function reviewOf(proposal: Proposal, current: Report, sides: Sides): Review {
  const proposed = proposedReport(proposal, current)
  return { proposal, sides, proposed, diff: diffReports(current, proposed) }
}

/** Which of the two counts at a place. */
export function sideIn(review: Review, change: BlockChange): Side {
  return sideOf(change, review)
}

/** Whether the paragraph that stands holds words of the clinician that no engine has seen. */
export function isOwnIn({ proposal }: Review, { before }: BlockChange): boolean {
  return before !== undefined && isOwn(before, proposal)
}

/** The text as chosen, and whether words of a person are in it; an earlier text that a person had been over is still that when it is taken back (MED-1). */
export function takenFrom(review: Review, newId: () => string): { report: Report; hasOwnWords: boolean } {
  const { proposal, proposed, diff } = review
  const { editedAt: _before, ...unedited } = proposed
  const wasEdited = 'report' in proposal.value && proposal.value.report.editedAt !== undefined
  return { report: { ...unedited, sections: keptSections(diff, review, newId) }, hasOwnWords: wasEdited || keepsOwnWords(diff, review) }
}
