import { useState } from 'react'
import type { Trigger } from '#contract/trigger.ts'
import type { Triggers } from './use-triggers.ts'

export type Draft = { id: string | undefined; trigger: string; action: string }

export type TriggerForm = {
  draft: Draft
  /** Both texts say something once trimmed (spec 5). */
  isComplete: boolean
  /** Takes the field that gets the focus when there is something new to write. */
  setPhraseField: (field: HTMLInputElement | null) => void
  /** Set while the user is asked whether what was written may go. */
  isAsking: boolean
  write: (change: Partial<Pick<Draft, 'trigger' | 'action'>>) => void
  /** Loads something else into the form; asks first when there is unsaved text. */
  load: (next: Omit<Draft, 'id'> & { id?: string }) => void
  clear: () => void
  save: () => void
  remove: (id: string) => void
  discard: () => void
  keep: () => void
}

const EMPTY: Draft = { id: undefined, trigger: '', action: '' }

function isChanged(draft: Draft, list: readonly Trigger[]): boolean {
  const saved = list.find(({ id }) => id === draft.id) ?? EMPTY
  return draft.trigger !== saved.trigger || draft.action !== saved.action
}

/** The form beside the list: a new item has no id, one picked from the list keeps its own (spec 4). */
export function useTriggerForm(triggers: Triggers): TriggerForm {
  const [draft, setDraft] = useState(EMPTY)
  const [waiting, setWaiting] = useState<Draft>()
  const [phraseField, setPhraseField] = useState<HTMLInputElement | null>(null)
  // The field is disabled until the change has been drawn.
  const focusPhrase = (): void => void requestAnimationFrame(() => phraseField?.focus())
  const show = (next: Draft): void => {
    triggers.forgetFailure()
    setWaiting(undefined)
    setDraft(next)
    focusPhrase()
  }
  const load = ({ id, trigger, action }: Omit<Draft, 'id'> & { id?: string }): void => {
    const next = { id, trigger, action }
    if (isChanged(draft, triggers.list ?? [])) setWaiting(next)
    else show(next)
  }
  const [trigger, action] = [draft.trigger.trim(), draft.action.trim()]
  return {
    draft,
    isComplete: trigger !== '' && action !== '',
    setPhraseField,
    isAsking: waiting !== undefined,
    write: (change) => setDraft({ ...draft, ...change }),
    load,
    clear: () => load({ trigger: '', action: '' }),
    save() {
      if (trigger === '' || action === '' || triggers.isBusy) return
      triggers.save({ ...(draft.id !== undefined && { id: draft.id }), trigger, action }, () => {
        setDraft(draft.id === undefined ? EMPTY : { id: draft.id, trigger, action })
        focusPhrase()
      })
    },
    remove: (id) =>
      triggers.remove(id, () => {
        if (draft.id === id) setDraft(EMPTY)
        focusPhrase()
      }),
    discard: () => show(waiting ?? EMPTY),
    keep: () => setWaiting(undefined),
  }
}
