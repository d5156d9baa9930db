import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { Offline } from '#web/api/offline.ts'
import type { AutosaveState, Version } from '#web/editor/autosave.ts'
import { isSame } from '#web/editor/is-same.ts'

/** Where a call rests on the text, everything written must be on the server first. @throws Offline, case.stale_revision, or what the save was refused with */
export function assertSaved(state: AutosaveState): void {
  if (state.kind === 'unreachable') throw new Offline(undefined)
  if (state.kind === 'refused') throw new Refusal(state.code)
  if (state.kind !== 'clean' && state.kind !== 'saved') throw new Refusal('case.stale_revision')
}

/** The revision to name in a call: something beside the report (a note, say) may have moved the case on since the text was saved. */
export function revisionOf(base: Version, { textReport, revision }: Pick<Case, 'textReport' | 'revision'>): number {
  return textReport && isSame(withoutQuestions(textReport), base.report) ? Math.max(revision, base.revision) : base.revision
}
