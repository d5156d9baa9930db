import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import { readCertificate } from '#domain/certificate/certificate-document.ts'
import type { CertificateSheet } from '#domain/certificate/certificate-document.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { NotesPart } from '../rail/NotesPart.tsx'
import { RailFrame } from '../rail/RailFrame.tsx'
import { RailParts } from '../rail/RailPart.tsx'
import { useRail } from '../rail/use-rail.ts'
import { ReportSkeleton } from '../ReportSkeleton.tsx'
import reportStyles from '../report.module.css'
import { WIDE } from '../sheet/wide.ts'
import { TranscriptPart } from '../transcript/TranscriptPart.tsx'
import styles from './certificate.module.css'
import { CertificateBar } from './CertificateBar.tsx'
import { CertificateForm } from './CertificateForm.tsx'
import { CertificatePaper } from './CertificatePaper.tsx'
import { CertificateQuestions } from './CertificateQuestions.tsx'
import { CertificateTroubles } from './CertificateTroubles.tsx'
import { newNumber, useCertificate } from './use-certificate.ts'

export type CertificateDeskProps = {
  kase: Case
  /** The one of the case that is open; without one, a draft that is filled anew and stored nowhere. */
  document?: CaseDocument | undefined
  isReadOnly: boolean
  /** False while another text of the case is looked at: what is written here waits. */
  isShown: boolean
  header: ReactNode
  /** Brings what the server fills it from up to date. */
  settle: () => Promise<void>
  onStored: (stored: CaseDocument) => void
  onGone: () => void
}

/** The insurance certificate of an animal: a form to correct, on paper, as a PDF, and in the case once the veterinarian puts it there. */
export function CertificateDesk(props: CertificateDeskProps) {
  const { document } = props
  return (
    <div className={reportStyles['desk']} hidden={!props.isShown}>
      {document ? <StoredCertificate {...props} document={document} /> : <NewCertificate {...props} />}
    </div>
  )
}

function StoredCertificate({ document, ...props }: CertificateDeskProps & { document: CaseDocument }) {
  const text = useText('certificate')
  const [sheet] = useState(() => readCertificate(document.content))
  if (sheet) return <OpenCertificate {...props} document={document} sheet={sheet} />
  return (
    <div className={reportStyles['column']}>
      {props.header}
      <p className={styles['intro']}>{text('unreadable')}</p>
      <p className={styles['plain']}>{documentText(document.content)}</p>
    </div>
  )
}

function NewCertificate(props: CertificateDeskProps) {
  const { kase, settle } = props
  const text = useText('certificate')
  const [draftId] = useState(newNumber)
  const filled = useQuery({
    queryKey: ['certificate', kase.id, draftId],
    queryFn: async ({ signal }): Promise<CertificateSheet> => {
      await settle()
      const { fields } = await call('fillCertificate', { params: { patientId: kase.patientId, caseId: kase.id }, signal })
      return { number: draftId, fills: fields, values: new Map(fields.map(({ key, value }) => [key, value ?? ''])) }
    },
    staleTime: Infinity, gcTime: 0, retry: false,
  })
  if (filled.data) return <OpenCertificate {...props} document={undefined} sheet={filled.data} />
  return (
    <div className={reportStyles['column']}>
      {props.header}
      {filled.error ? (
        <ErrorPanel error={filled.error} title={text('fillFailed')} onRetry={() => void filled.refetch()} />
      ) : (
        <>
          <p role="status" className={styles['intro']}>
            {text('filling')}
          </p>
          <ReportSkeleton />
        </>
      )}
    </div>
  )
}

function OpenCertificate({ kase, document, sheet, isReadOnly, isShown, header, onStored, onGone }: CertificateDeskProps & { sheet: CertificateSheet }) {
  const certificate = useCertificate({ kase, sheet, document, onStored })
  const [isRemoving, setIsRemoving] = useState(false)
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const rail = useRail({ isWide, hasDecisions: false })
  const isKept = document !== undefined
  const isDirty = isKept ? certificate.isChanged : certificate.isEdited
  const remove = (): void => (isKept || isDirty ? setIsRemoving(true) : onGone())
  return (
    <>
      <div className={reportStyles['column']}>
        {header}
        <CertificateForm {...{ kase, certificate, isKept, isReadOnly }} onShowSource={rail.showSource} />
        <CertificatePaper sheet={certificate.sheet} />
        <CertificateTroubles caseId={kase.id} certificate={certificate} />
        <CertificateBar {...{ certificate, isKept, isReadOnly }} onRemove={remove} />
      </div>
      {isShown && (
        <RailFrame rail={rail} isWide={isWide}>
          <RailParts rail={rail}>
            <TranscriptPart kase={kase} rail={rail} />
            <NotesPart kase={kase} rail={rail} />
          </RailParts>
        </RailFrame>
      )}
      <CertificateQuestions {...{ kase, document, isDirty, isRemoving }} onKeep={() => setIsRemoving(false)} onGone={onGone} />
    </>
  )
}
