import { openDraftStore } from '#web/editor/draft-store.ts'
import type { DraftStore } from '#web/editor/draft-store.ts'

/** The unsaved texts of this device; signing out deletes them (SEC-62). */
export const drafts: DraftStore = openDraftStore(() => Date.now())
