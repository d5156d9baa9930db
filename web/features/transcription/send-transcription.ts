import type { TemplateId } from '#contract/template.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export type NewCase = { patientId: string; caseId: string; transcription: string; patientInformedAt: string | null; template?: TemplateId | undefined }

/** Makes a case of a typed or pasted conversation and starts its report. Sent again with the same ids it does nothing twice. */
export async function sendTranscription({ patientId, caseId, transcription, patientInformedAt, template }: NewCase): Promise<string> {
  await call('saveCase', {
    params: { patientId },
    query: { regenerate: 'true' },
    body: { id: caseId, transcription, ...(patientInformedAt !== null && { patientInformedAt }), template },
  })
  void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
  return patientId
}
