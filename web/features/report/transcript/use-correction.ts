import type { Editor } from '@tiptap/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { SupportChange } from '#contract/transcript.ts'
import type { Correction } from '#domain/transcript/correction.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import { call } from '#web/api/call.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { takeEvidence } from '#web/editor/take-evidence.ts'
import { assertSaved, revisionOf } from '../save/saved-base.ts'
import { forgetDocuments } from '../save/document-cache.ts'
import type { Saving } from '../save/use-autosave.ts'
import { replaceCase } from '../use-patient.ts'
import { forgetHeardWords } from './use-heard-words.ts'

/** Words of one source to be put right. */
export type WantedCorrection = { recordingId: string | undefined; text: string; correction: Correction }

export type Correcting = {
  correct: (wanted: WantedCorrection) => Promise<void>
  isBusy: boolean
  /** What the last correction meant for the texts of the case; undefined while there was none. */
  changes: readonly SupportChange[] | undefined
  dismiss: () => void
}

/** Corrects what was heard or typed; the open report takes over what its sentences rest on now, and keeps every word. */
export function useCorrection(kase: Case, editor: Editor | null, { autosave }: Saving): Correcting {
  const { mutateAsync, isPending, data, reset } = useMutation({
    mutationFn: async ({ recordingId, text, correction: { start, end, words } }: WantedCorrection) => {
      if (!editor || !autosave) throw new Refusal('internal.error')
      // For the moment that takes: what is typed meanwhile would be written on evidence that is just being moved.
      editor.setEditable(false, false)
      try {
        await autosave.settle()
        assertSaved(autosave)
        const revision = revisionOf(autosave.base(), kase)
        const body = { revision, start, heard: text.slice(start, end), words, ...(recordingId !== undefined && { recordingId }) }
        const answer = await call('correctTranscript', { params: { patientId: kase.patientId, caseId: kase.id }, body })
        const report = answer.case.textReport && withoutQuestions(answer.case.textReport)
        if (report) {
          runCommand(editor, takeEvidence(report, crypto.randomUUID().slice(0, 8)))
          autosave.rebase({ report, revision: answer.case.revision })
        }
        if (recordingId !== undefined) forgetHeardWords(recordingId)
        forgetDocuments(kase.id)
        replaceCase(answer.case)
        return answer.changes
      } finally {
        if (!editor.isDestroyed) editor.setEditable(true, false)
      }
    },
  })
  return useMemo(() => ({ correct: async (wanted: WantedCorrection) => void (await mutateAsync(wanted)), isBusy: isPending, changes: data, dismiss: reset }), [mutateAsync, isPending, data, reset])
}
