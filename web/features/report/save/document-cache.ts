import type { CaseDocument } from '#contract/document.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Names the documents of a case among what is known of the server. */
export const documentsKey = (caseId: string) => ['documents', caseId] as const

const byAge = (a: CaseDocument, b: CaseDocument): number => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)

/** Puts a stored document in the place of the one we know, or beside the others. */
export function rememberDocument(caseId: string, changed: CaseDocument): void {
  queryClient.setQueryData<CaseDocument[]>(documentsKey(caseId), (list = []) => [...list.filter(({ id }) => id !== changed.id), changed].toSorted(byAge))
}

/** Reads them anew: what they rest on has been moved. */
export function forgetDocuments(caseId: string): void {
  void queryClient.invalidateQueries({ queryKey: documentsKey(caseId) })
}

export function forgetDocument(caseId: string, id: string): void {
  queryClient.setQueryData<CaseDocument[]>(documentsKey(caseId), (list = []) => list.filter((one) => one.id !== id))
}
