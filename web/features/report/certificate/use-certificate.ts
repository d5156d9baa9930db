import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import { certificateBounds, CertificateKey } from '#contract/certificate.ts'
import type { CaseDocument } from '#contract/document.ts'
import { certificateDocument, heldBy, isByHand } from '#domain/certificate/certificate-document.ts'
import type { CertificateSheet } from '#domain/certificate/certificate-document.ts'
import { makeCertificateNumber } from '#domain/certificate/certificate-number.ts'
import { call } from '#web/api/call.ts'
import { useLanguage } from '#web/text/use-text.ts'
import { handOver } from '#web/ui/hand-over.ts'
import { rememberDocument } from '../save/document-cache.ts'

const LARGEST_UNBIASED = Math.floor(2 ** 32 / 1_000) * 1_000

/** Draws evenly below a bound of at most 1000, from what nobody can foresee. */
function draw(below: number): number {
  const limit = Math.floor(LARGEST_UNBIASED / below) * below
  const [drawn = limit] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < limit ? drawn % below : draw(below)
}

export const newNumber = (): string => makeCertificateNumber(draw)

export type Certificate = ReturnType<typeof useCertificate>

type Place = Pick<Case, 'id' | 'patientId'>
type Opened = {
  kase: Place
  sheet: CertificateSheet
  /** The one of the case that is open; a draft that nobody has stored otherwise. */ document: CaseDocument | undefined
  onStored: (stored: CaseDocument) => void
}

const same = (a: CertificateSheet, b: CertificateSheet): boolean => CertificateKey.options.every((key) => heldBy(a, key) === heldBy(b, key))

/** The form of one certificate: what its fields hold, whether somebody has written in it, and the ways it goes from here. */
export function useCertificate({ kase, sheet: opened, document, onStored }: Opened) {
  const language = useLanguage()
  const [sheet, setSheet] = useState(opened)
  const [stored, setStored] = useState({ sheet: opened, revision: document?.revision })
  /** What has gone out under this number; words that differ go under another. */
  const [issued, setIssued] = useState<CertificateSheet | undefined>(document && opened)
  const params = { patientId: kase.patientId, caseId: kase.id }
  const numbered = (): CertificateSheet => {
    const named = issued && !same(issued, sheet) && issued.number === sheet.number ? { ...sheet, number: newNumber() } : sheet
    setSheet(named)
    setIssued(named)
    return named
  }
  const pdf = useMutation({
    mutationFn: () => {
      const paper = numbered()
      const fields = paper.fills.map(({ key }) => ({ key, value: heldBy(paper, key) || null }))
      return call('printCertificate', { params, body: { number: paper.number, fields } })
    },
    onSuccess: (file) => handOver(file, 'epikrise-attest.pdf'),
  })
  const store = useMutation({
    mutationFn: async (onRevision: number | undefined) => {
      const paper = numbered()
      const content = certificateDocument(paper, { language, at: new Date().toISOString() })
      const saved = await call('saveDocument', {
        params: { ...params, documentId: document?.id ?? crypto.randomUUID() },
        body: { kind: 'insuranceCertificate', content, ...(onRevision !== undefined && { revision: onRevision }) },
      })
      return { saved, paper }
    },
    onSuccess: ({ saved, paper }) => {
      rememberDocument(kase.id, saved)
      setStored({ sheet: paper, revision: saved.revision })
      onStored(saved)
    },
  })
  const characters = sheet.fills.reduce((sum, { key }) => sum + heldBy(sheet, key).length, 0)
  return {
    sheet,
    isChanged: !same(stored.sheet, sheet),
    isEdited: sheet.fills.some((fill) => isByHand(sheet, fill)),
    isTooLong: characters > certificateBounds.characters,
    gaps: sheet.fills.filter(({ key }) => heldBy(sheet, key) === '').map(({ key }) => key),
    change: (key: CertificateKey, value: string) => setSheet((before) => ({ ...before, values: new Map(before.values).set(key, value) })),
    /** Puts another text of it in the place of this one. */
    replace: (other: CertificateSheet, revision: number) => {
      setSheet(other)
      setIssued(other)
      setStored({ sheet: other, revision })
      store.reset()
    },
    numbered,
    pdf,
    store,
    revision: stored.revision,
  }
}
