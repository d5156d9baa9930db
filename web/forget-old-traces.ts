import { DRAFTS_DATABASE, QUESTIONS_DATABASE } from './editor/clear-drafts.ts'

/** Where unfinished recordings lie; the store itself is fetched with what records. */
const RECORDINGS_DATABASE = 'epikrise-recordings'

/**
 * Deletes what has lain on this device for longer than is promised, whoever's it is (docs/decisions/0008-retention-clock.md). A page that needs none of
 * it would leave it lying otherwise.
 */
export async function forgetOldTraces(): Promise<void> {
  const kept = new Set((await indexedDB.databases()).map(({ name }) => name))
  if (kept.has(DRAFTS_DATABASE)) await (await import('./editor/draft-store.ts')).dropOldDrafts(Date.now())
  if (kept.has(QUESTIONS_DATABASE)) await (await import('./conversation/draft/question-store.ts')).dropOldQuestions(Date.now())
  if (kept.has(RECORDINGS_DATABASE)) await (await import('./audio/drop-old-recordings.ts')).dropOldRecordings()
}
