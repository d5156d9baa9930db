import { useParams } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import type { Case, Patient } from '#contract/case.ts'
import { awaitReport, isAwaited } from '#web/session/waiting/awaited-report.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { lazyPart } from '#web/ui/lazy-page.ts'
import { ArrivingReport } from './arriving/ArrivingReport.tsx'
import { CaseAtWork } from './arriving/CaseAtWork.tsx'
import { CaseProblem } from './troubles/CaseProblem.tsx'
import { MissingStretches } from './troubles/MissingStretches.tsx'
import { NotLoaded } from './troubles/NotLoaded.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { chosenCase, stageOf } from './case-stage.ts'
import type { CaseStage } from './case-stage.ts'
import { AwaitedCase } from './header/AwaitedCase.tsx'
import { CaseHeader } from './header/CaseHeader.tsx'
import { CaseTabs } from './header/CaseTabs.tsx'
import { ToldPatient } from './header/ToldPatient.tsx'
import styles from './report.module.css'
import { useChosenCase } from './use-chosen-case.ts'
import { useCaseEvents, usePatient } from './use-patient.ts'

// The editor and all that stands on it is the largest part of the app: fetched when a report is opened (PERF-10).
// Asked for together with this page, so that it is there when the case is.
const ReportDesk = lazyPart(async () => (await import('./ReportDesk.tsx')).ReportDesk)
void ReportDesk.preload()

/** `/p/{id}/report`: the report of the newest case, or what stands in its place. */
export function ReportPage() {
  const { patientId } = useParams({ strict: false })
  const text = useText('report')
  if (patientId === undefined) return <ErrorPanel error={new Refusal('patient.not_found')} title={text('noPatient')} />
  return <PatientReport key={patientId} patientId={patientId} />
}

function PatientReport({ patientId }: { patientId: string }) {
  const text = useText('report')
  const [wanted, choose] = useChosenCase()
  const { data: patient, error, refetch } = usePatient(patientId)
  const kase = patient && chosenCase(patient.cases, wanted)
  useCaseEvents({ patientId, caseId: kase?.id })
  return (
    <div className={styles['page']}>
      <title>{text('pageTitle')}</title>
      {kase && <SaidWhenReady key={`ready-${kase.id}`} stage={stageOf(kase).kind} patientId={patientId} />}
      {patient && kase ? (
        <CaseBody key={kase.id} patient={patient} kase={kase} onChoose={choose} />
      ) : (
        <>
          <AwaitedCase patientId={patientId} title={text('title')} isComing={!error && !patient} error={error} />
          {error && !patient && <NotLoaded error={error} onRetry={() => void refetch()} />}
          {!error && !patient && <ReportSkeleton />}
          {patient && !kase && <EmptyState title={text('noCaseTitle')} hint={text('noCaseHint')} />}
        </>
      )}
    </div>
  )
}

/**
 * Whoever waited without seeing is told that the wait is over, also where the report was written before this page stood; one that stood already is
 * not announced. A region that comes with its words is not read aloud, so it stands empty first.
 */
function SaidWhenReady({ stage, patientId }: { stage: CaseStage['kind']; patientId: string }) {
  const text = useText('report')
  const [wasAwaited, setWasAwaited] = useState(() => isAwaited(patientId))
  const [stands, setStands] = useState(false)
  useEffect(() => {
    awaitReport(undefined)
    const frame = requestAnimationFrame(() => setStands(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (!wasAwaited && (stage === 'listening' || stage === 'writing')) setWasAwaited(true)
  return <span className="visually-hidden" role="status">{stands && wasAwaited && stage === 'ready' && text('isReady')}</span>
}

function CaseBody({ patient, kase, onChoose }: { patient: Patient; kase: Case; onChoose: (caseId: string) => void }) {
  const isReadOnly = useIsReadOnly()
  const [isArriving, setIsArriving] = useState(false)
  const onArriving = useCallback(() => setIsArriving(true), [])
  const stage = stageOf(kase)
  const header = <CaseHeader patient={patient} kase={kase} onChoose={onChoose} />
  const tabs = <CaseTabs patientId={patient.id} />
  if (stage.kind === 'listening' || stage.kind === 'writing')
    return (
      <CaseAtWork
        kase={kase}
        header={
          <>
            {header}
            {tabs}
          </>
        }
        isWriting={stage.kind === 'writing'}
        onArriving={onArriving}
      />
    )
  const troubles = (
    <>
      {stage.kind !== 'ready' && <CaseProblem kase={kase} stage={stage} isReadOnly={isReadOnly} />}
      <MissingStretches of={kase.audioRecordings} />
    </>
  )
  const waiting = <>{header}{tabs}{troubles}</>
  if (kase.textReport === null || stage.kind === 'waiting') return <>{waiting}<ToldPatient kase={kase} /></>
  // What has arrived is not taken away again while the editor opens.
  const opening = isArriving ? <ArrivingReport header={waiting} sections={kase.textReport.sections} isWhole /> : <>{waiting}<ReportSkeleton /></>
  return (
    <Suspense fallback={opening}>
      <ReportDesk kase={kase} patient={patient} isReadOnly={isReadOnly} troubles={troubles} opening={opening} onChoose={onChoose} />
    </Suspense>
  )
}
