import type { Editor } from '@tiptap/core'
import { useMemo, useState } from 'react'
import type { Report } from '#contract/report.ts'
import { diffReports } from '#domain/report-diff/diff-reports.ts'
import type { BlockChange, ReportDiff } from '#domain/report-diff/diff-reports.ts'
import type { Side } from '#domain/report-diff/resolve-diff.ts'
import { endUndoStep, replaceReport } from '#web/editor/commands.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { isOwn, keepsOwnWords, keptSections, placeOf, proposedReport, sideOf } from './proposal.ts'
import type { Proposal } from './proposal.ts'
import { useOpenText } from '../save/use-open-text.ts'

export type Review = {
  diff: ReportDiff
  sideOf: (change: BlockChange) => Side
  isOwn: (change: BlockChange) => boolean
  choose: (change: BlockChange, side: Side) => void
  /** Puts the text as chosen in the place of the one that stands, as one step that can be undone. */
  keep: () => Kept
}

/** The text as it was taken in, and whether words of a person are in it. */
export type Kept = { report: Report; hasOwnWords: boolean }

const NONE: ReadonlyMap<string, Side> = new Map()

/** A proposal laid against the newest text, and what counts at each place; null while there is none. */
export function useReview({ proposal, editor, shown }: { proposal: Proposal | null; editor: Editor | null; shown: Report }): Review | null {
  const current = useOpenText(proposal && editor, shown)
  const [chosen, setChosen] = useState<{ proposal: Proposal | null; sides: ReadonlyMap<string, Side> }>({ proposal: null, sides: NONE })
  const proposed = useMemo(() => proposal && current && proposedReport(proposal, current), [proposal, current])
  const diff = useMemo(() => current && proposed && diffReports(current, proposed), [current, proposed])
  if (!proposal || !editor || !proposed || !diff) return null
  const sides = chosen.proposal === proposal ? chosen.sides : NONE
  const choice = { proposal, sides }
  return {
    diff,
    sideOf: (change) => sideOf(change, choice),
    isOwn: ({ before }) => before !== undefined && isOwn(before, proposal),
    choose: (change, side) => setChosen({ proposal, sides: new Map(sides).set(placeOf(change), side) }),
    keep: () => {
      const { editedAt: _before, ...unedited } = proposed
      const report = { ...unedited, sections: keptSections(diff, choice, () => crypto.randomUUID()) }
      // Statements of a text that was taken in bear names of their own: none is taken for one of the text before.
      runCommand(editor, replaceReport(report, crypto.randomUUID().slice(0, 8)))
      runCommand(editor, endUndoStep)
      // An earlier text that a person had been over is still that when it is taken back (MED-1).
      const wasEdited = 'report' in proposal.value && proposal.value.report.editedAt !== undefined
      return { report: readReport(editor.state.doc, report), hasOwnWords: wasEdited || keepsOwnWords(diff, choice) }
    },
  }
}
