/** The database of unsaved report text on this device. */
export const DRAFTS_DATABASE = 'epikrise-drafts'

/** Deletes every draft and their key: part of signing out (SEC-62). Needs nothing of the editor, which may never have been loaded. */
export function clearDrafts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(DRAFTS_DATABASE)
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error ?? new Error('drafts could not be deleted')))
  })
}
