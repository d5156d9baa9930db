import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import type { Section } from '#contract/report.ts'
import { useText } from '#web/text/use-text.ts'
import { ReportSkeleton } from '../ReportSkeleton.tsx'
import { ArrivingReport } from './ArrivingReport.tsx'
import { useDraftSections } from './use-draft-sections.ts'

export type CaseAtWorkProps = { kase: Case; header: ReactNode; isWriting: boolean; /** The first section has come. */ onArriving: () => void }

/** A case whose recordings are being heard or whose report is being written: words of what is going on, then the report as it comes. */
export function CaseAtWork({ kase, header, isWriting, onArriving }: CaseAtWorkProps) {
  const text = useText('report')
  const draft = useDraftSections(kase, isWriting)
  // The server forgets the draft the moment the report stands; what has been seen stays until that is known here.
  const [seen, setSeen] = useState<readonly Section[]>(draft)
  if (draft.length > 0 && draft !== seen) setSeen(draft)
  const isArriving = isWriting && seen.length > 0
  useEffect(() => {
    if (isArriving) onArriving()
  }, [isArriving, onArriving])
  if (isArriving) return <ArrivingReport header={header} sections={seen} isWhole={false} />
  return (
    <>
      {header}
      <ReportSkeleton label={text(isWriting ? 'writing' : 'listening')} patientId={kase.patientId} />
    </>
  )
}
