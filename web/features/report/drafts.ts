import { clearDrafts, dropOldDrafts, openDraftStore } from '#web/editor/draft-store.ts'
import type { DraftStore } from '#web/editor/draft-store.ts'
import { onLeaving } from '#web/session/leaving.ts'

/** The unsaved texts of this device; nothing of them stays after signing out (SEC-62). */
export const drafts: DraftStore = openDraftStore(() => Date.now())

onLeaving(clearDrafts)

// Old drafts go whenever a report is opened; a browser that keeps nothing has none.
void dropOldDrafts(Date.now()).catch(() => undefined)
