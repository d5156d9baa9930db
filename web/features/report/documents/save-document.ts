import * as z from 'zod/mini'
import { CaseDocument } from '#contract/document.ts'
import { call } from '#web/api/call.ts'
import type { AutosavePorts, Current, SaveAnswer } from '#web/editor/autosave.ts'
import { rememberDocument } from '../save/document-cache.ts'
import { readSaveFailure } from '../save/read-save-failure.ts'

const Stale = z.object({ document: CaseDocument })

function readCurrentDocument(details: unknown): Current {
  const { content, revision } = Stale.parse(details).document
  return { report: content, revision }
}

/** Sends an edited document on the revision it was written on; gives what the autosave needs to know of the answer. */
export function saveDocument({ id, kind }: CaseDocument, { patientId, caseId }: { patientId: string; caseId: string }): AutosavePorts['save'] {
  return async ({ report, revision }, signal): Promise<SaveAnswer> => {
    try {
      const saved = await call('saveDocument', { params: { patientId, caseId, documentId: id }, body: { kind, revision, content: report }, signal })
      rememberDocument(caseId, saved)
      return { kind: 'saved', revision: saved.revision }
    } catch (error) {
      return readSaveFailure(error, { signal, staleCode: 'document.stale_revision', readCurrent: readCurrentDocument })
    }
  }
}
