import { useEffect, useState } from 'react'
import type { Report } from '#contract/report.ts'
import type { Draft } from '#web/editor/autosave.ts'
import { isSame } from '#web/editor/is-same.ts'
import { drafts } from './drafts.ts'

/** `undefined` while this device is asked, `null` when it holds nothing the server has not. */
export type FoundDraft = { id: string; draft: Draft } | null | undefined

/** Text of this case that was typed here and never reached the server: a tab closed too soon, a network lost (REL-27). */
export function useDraft(caseId: string, standing: Report): FoundDraft {
  const [found, setFound] = useState<FoundDraft>()
  useEffect(() => {
    let isGone = false
    const look = async (): Promise<FoundDraft> => {
      const kept = await drafts.takeOver(caseId)
      if (!kept) return null
      if (!isSame(kept.draft.report.sections, standing.sections)) return kept
      await drafts.remove(kept.id)
      return null
    }
    const show = (draft: FoundDraft) => {
      if (!isGone) setFound(draft)
    }
    // Without storage (a private window, say) the report still opens; nothing can have been kept there.
    void look().then(show, () => show(null))
    return () => {
      isGone = true
    }
    // Asked once, when the case is opened: what comes later is written by this very tab.
    // eslint-disable-next-line react/exhaustive-deps
  }, [caseId])
  return found
}
