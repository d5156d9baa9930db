import { useEffect, useState } from 'react'
import { createAutosave } from '#web/editor/autosave.ts'
import type { Autosave, AutosavePorts, AutosaveState, Version } from '#web/editor/autosave.ts'
import { holdDraft } from '#web/editor/draft-store.ts'
import { drafts } from './drafts.ts'
import type { FoundDraft } from './use-draft.ts'

export type Saving = { autosave: Autosave | null; state: AutosaveState; canKeepDrafts: boolean }

const clock = { setTimeout: (action: () => void, ms: number) => setTimeout(action, ms), clearTimeout: (timer: unknown) => clearTimeout(Number(timer)) }

export type AutosaveOf = {
  /** Names the text among the drafts of this device. */
  place: string
  save: AutosavePorts['save']
  opened: Version
  found: FoundDraft
}

/** The autosave of one open text, begun with what this device still held of it, if anything; ends with the page. */
export function useAutosave({ place, save, opened, found }: AutosaveOf): Saving {
  const [autosave, setAutosave] = useState<Autosave | null>(null)
  const [state, setState] = useState<AutosaveState>({ kind: 'clean' })
  const [canKeepDrafts, setCanKeepDrafts] = useState(true)
  useEffect(() => {
    const id = crypto.randomUUID()
    const closing = new AbortController()
    holdDraft(id, closing.signal)
    const made = createAutosave(found?.draft.base ?? opened, {
      save,
      drafts: { put: (draft) => drafts.put({ id, caseId: place }, draft), remove: () => drafts.remove(id) },
      clock,
      onState: (next) => setState((before) => (before.kind === next.kind && next.kind !== 'conflict' && next.kind !== 'refused' ? before : next)),
      onDraftFailure: () => setCanKeepDrafts(false),
    })
    setAutosave(made)
    if (found) {
      const { draft } = found
      made.edit(() => draft.report)
      // The old copy goes only once this tab has written its own.
      void drafts.put({ id, caseId: place }, draft).then(() => drafts.remove(found.id), () => setCanKeepDrafts(false))
    }
    const stopWatching = saveOnLeaving(made)
    return () => {
      stopWatching()
      made.close()
      closing.abort()
    }
    // One autosave for as long as this text is open.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return { autosave, state, canKeepDrafts }
}

/** Saves at once when the page is put away, and when the network is back. */
function saveOnLeaving(autosave: Autosave): () => void {
  const watching = new AbortController()
  const { signal } = watching
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && autosave.flush(), { signal })
  addEventListener('pagehide', () => autosave.flush(), { signal })
  addEventListener('online', () => autosave.flush(), { signal })
  return () => watching.abort()
}
