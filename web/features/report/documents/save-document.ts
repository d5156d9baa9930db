import * as z from 'zod/mini'
import { CaseDocument } from '#contract/document.ts'
import { Refusal } from '#contract/refusal.ts'
import { call } from '#web/api/call.ts'
import { Offline } from '#web/api/offline.ts'
import type { AutosavePorts, SaveAnswer } from '#web/editor/autosave.ts'
import { rememberDocument } from '../save/document-cache.ts'

const Stale = z.object({ document: CaseDocument })

/** Sends an edited document on the revision it was written on; gives what the autosave needs to know of the answer. */
export function saveDocument({ id, kind }: CaseDocument, { patientId, caseId }: { patientId: string; caseId: string }): AutosavePorts['save'] {
  return async ({ report, revision }, signal): Promise<SaveAnswer> => {
    try {
      const saved = await call('saveDocument', { params: { patientId, caseId, documentId: id }, body: { kind, revision, content: report }, signal })
      rememberDocument(caseId, saved)
      return { kind: 'saved', revision: saved.revision }
    } catch (error) {
      return readFailure(error, signal)
    }
  }
}

function readFailure(error: unknown, signal: AbortSignal): SaveAnswer {
  if (error instanceof Offline || signal.aborted) return { kind: 'unreachable' }
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'document.stale_revision') {
    const { content, revision } = Stale.parse(error.details).document
    return { kind: 'stale', current: { report: content, revision } }
  }
  return error.status >= 500 || error.status === 429 ? { kind: 'unreachable' } : { kind: 'refused', code: error.code }
}
