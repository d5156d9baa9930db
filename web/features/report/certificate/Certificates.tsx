import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import type { Documents } from '../documents/use-documents.ts'
import { ReportSkeleton } from '../ReportSkeleton.tsx'

// Few reports of animals, and none of people, come with one.
const CertificateDesk = lazy(async () => ({ default: (await import('./CertificateDesk.tsx')).CertificateDesk }))

export type CertificatesProps = { kase: Case; documents: Documents; isReadOnly: boolean; header: () => ReactNode; settle: () => Promise<void> }

/** The certificate that is open, and the one that is being filled in: it waits with its words while another text of the case is looked at. */
export function Certificates({ kase, documents, isReadOnly, header, settle }: CertificatesProps) {
  const { open, draft, endCertificate, show } = documents
  const common = { kase, isReadOnly, settle }
  return (
    <Suspense fallback={<ReportSkeleton />}>
      {draft !== 'none' && (
        <CertificateDesk
          {...common}
          isShown={draft === 'shown'}
          header={draft === 'shown' && header()}
          onStored={({ id }) => endCertificate(id)}
          onGone={() => endCertificate(null)}
        />
      )}
      {open?.kind === 'insuranceCertificate' && (
        <CertificateDesk key={open.id} {...common} document={open} isShown header={header()} onStored={() => undefined} onGone={() => show(null)} />
      )}
    </Suspense>
  )
}
