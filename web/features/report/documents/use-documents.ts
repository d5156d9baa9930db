import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { CaseDocument, DocumentKind } from '#contract/document.ts'
import { call } from '#web/api/call.ts'
import { documentsKey, rememberDocument } from '../save/document-cache.ts'

/** What is asked for: a referral from a sentence, or a letter from the whole report; by the built-in engine when that is named. */
export type DocumentRequest = ({ kind: 'referral'; sentence: string } | { kind: 'patientLetter' }) & { engine?: 'builtin' }

export type Documents = {
  list: readonly CaseDocument[]
  hasFailed: boolean
  reload: () => void
  /** The one that is open; the report when none is. */
  open: CaseDocument | undefined
  show: (id: string | null) => void
  /** A certificate that is being filled in and stands nowhere yet: whether there is one, and whether it is looked at. */
  draft: 'none' | 'begun' | 'shown'
  beginCertificate: () => void
  /** The draft is gone, and the document it became is open, or the report. */
  endCertificate: (storedId: string | null) => void
  write: (request: DocumentRequest) => void
  /** What is being written, or could not be. */
  writing: DocumentRequest | undefined
  failure: { request: DocumentRequest; error: unknown } | undefined
  cancel: () => void
}

/** Stands for the certificate that nobody has stored, where else the id of a document stands. */
export const DRAFT = 'certificate-draft'

type Place = Pick<Case, 'id' | 'patientId'>

async function ask({ id, patientId }: Place, request: DocumentRequest, signal: AbortSignal) {
  const params = { patientId, caseId: id }
  const query = request.engine ? { engine: request.engine } : {}
  return request.kind === 'referral'
    ? call('writeReferral', { params, query, body: { value: request.sentence, reportType: 'text' }, signal })
    : call('writePatientLetter', { params, query, signal })
}

type Asked = { request: DocumentRequest; signal: AbortSignal }

/** The documents of a case, which of them is open, and the writing of new ones. `settle` brings the report the server writes from up to date. */
export function useDocuments(kase: Place, settle: () => Promise<unknown>): Documents {
  const { id: caseId, patientId } = kase
  const [openId, setOpenId] = useState<string | null>(null)
  const [hasDraft, setHasDraft] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  const { data: list = [], isError, refetch } = useQuery({
    queryKey: documentsKey(caseId),
    queryFn: ({ signal }) => call('listDocuments', { params: { patientId, caseId }, signal }),
  })
  const writing = useMutation({
    mutationFn: async ({ request, signal }: Asked) => {
      await settle()
      signal.throwIfAborted()
      const { document } = await ask(kase, request, signal)
      return call('saveDocument', { params: { patientId, caseId, documentId: crypto.randomUUID() }, body: { kind: request.kind, content: document }, signal })
    },
    onSuccess: (made) => {
      rememberDocument(caseId, made)
      setOpenId(made.id)
    },
  })
  const write = (request: DocumentRequest): void => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    writing.mutate({ request, signal: leaving.current.signal })
  }
  const asked = writing.variables
  return {
    list,
    hasFailed: isError,
    reload: () => void refetch(),
    open: list.find(({ id }) => id === openId),
    show: setOpenId,
    draft: !hasDraft ? 'none' : openId === DRAFT ? 'shown' : 'begun',
    beginCertificate: () => {
      setHasDraft(true)
      setOpenId(DRAFT)
    },
    endCertificate: (storedId) => {
      setHasDraft(false)
      setOpenId(storedId)
    },
    write,
    writing: writing.isPending ? asked?.request : undefined,
    failure: writing.isError && asked && !asked.signal.aborted ? { request: asked.request, error: writing.error } : undefined,
    cancel: () => {
      leaving.current?.abort()
      writing.reset()
    },
  }
}

export type NamedDocument = {
  document: CaseDocument
  kind: DocumentKind
  /** Its place among those of its kind; undefined when it is the only one. */ number: number | undefined
}

/** Takes the documents of a case; says what each is called: two of a kind are told apart by number. */
export function numberDocuments(list: readonly CaseDocument[]): NamedDocument[] {
  return list.map((document) => {
    const alike = list.filter(({ kind }) => kind === document.kind)
    return { document, kind: document.kind, number: alike.length > 1 ? alike.indexOf(document) + 1 : undefined }
  })
}
