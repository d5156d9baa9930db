import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import { refetchPatient, replaceCase } from '#web/features/report/use-patient.ts'
import { newerCase, saveNote } from './save-note.ts'

export type NoteHandle = {
  readonly note: string
  readonly change: (note: string) => void
  readonly isChanged: boolean
  readonly isSaved: boolean
  readonly isSaving: boolean
  readonly error: Error | undefined
  /** The note somebody else saved meanwhile; both texts are on screen until the user chooses. */
  readonly theirs: string | undefined
  readonly save: (isRegenerating: boolean) => void
  readonly overwrite: () => void
  readonly takeTheirs: () => void
}

type Asked = { revision: number; /** The report is to be written anew too. */ isRegenerating: boolean }

/**
 * The manual note while it is written. A change elsewhere that leaves the note alone is built upon without a word. A report written anew is
 * looked at where it stands: one that a person has written in is not replaced, the new text is laid against it there (REL-16).
 */
export function useNote(of: Case): NoteHandle {
  const [draft, setDraft] = useState<string>()
  const [base, setBase] = useState(of.manualNote ?? '')
  const [conflict, setConflict] = useState<Case>()
  const saved = of.manualNote ?? ''
  const note = draft ?? saved
  const navigate = useNavigate()
  const hasOwnWords = of.textReport?.editedAt !== undefined

  const saving = useMutation({
    mutationFn: async ({ revision, isRegenerating: isAsked }: Asked) => {
      const isRegenerating = isAsked && !hasOwnWords
      try {
        return await saveNote({ of, revision, note, isRegenerating })
      } catch (error) {
        const newer = newerCase(error)
        if (newer === undefined || (newer.manualNote ?? '') !== base) throw error
        return await saveNote({ of, revision: newer.revision, note, isRegenerating })
      }
    },
    onSuccess: async (changed, { isRegenerating }) => {
      setDraft(undefined)
      setBase(changed.manualNote ?? '')
      setConflict(undefined)
      replaceCase(changed)
      await refetchPatient(changed.patientId)
      if (!isRegenerating) return
      const asked = hasOwnWords ? { rewriteCaseId: changed.id } : {}
      await navigate({ to: '/p/$patientId/report', params: { patientId: changed.patientId }, state: (before) => ({ ...before, ...asked }) })
    },
    onError: (error) => setConflict(newerCase(error)),
  })

  return {
    note,
    change: (next) => {
      if (draft === undefined) setBase(saved)
      saving.reset()
      setDraft(next)
    },
    isChanged: draft !== undefined && draft !== saved,
    isSaved: saving.isSuccess && draft === undefined,
    isSaving: saving.isPending,
    error: saving.error === null || conflict !== undefined ? undefined : saving.error,
    theirs: conflict?.manualNote ?? (conflict && ''),
    save: (isRegenerating) => saving.mutate({ revision: of.revision, isRegenerating }),
    overwrite: () => {
      if (conflict !== undefined) saving.mutate({ revision: conflict.revision, isRegenerating: false })
    },
    takeTheirs: () => {
      if (conflict !== undefined) replaceCase(conflict)
      setConflict(undefined)
      setDraft(undefined)
      saving.reset()
    },
  }
}
