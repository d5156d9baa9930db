/** The database of unsaved report text on this device. */
export const DRAFTS_DATABASE = 'epikrise-drafts'

/** The database of questions that are being written on this device. */
export const QUESTIONS_DATABASE = 'epikrise-questions'

/** Deletes every draft and question with their keys: part of signing out (SEC-62). Needs nothing of the editor, which may never have been loaded. */
export async function clearDrafts(): Promise<void> {
  await Promise.all([DRAFTS_DATABASE, QUESTIONS_DATABASE].map(deleteDatabase))
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error ?? new Error('drafts could not be deleted')))
  })
}
