import type { Editor } from '@tiptap/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { Omission, Report } from '#contract/report.ts'
import { useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { Commands } from './bar/Commands.tsx'
import { ConflictPanel } from './notices/ConflictPanel.tsx'
import { InformedAt } from '#web/features/consent/InformedAt.tsx'
import { KeysDialog } from './help/KeysDialog.tsx'
import { CaseHeader } from './header/CaseHeader.tsx'
import { CaseTabs } from './header/CaseTabs.tsx'
import { Provenance } from './header/Provenance.tsx'
import { HelpCard } from './help/HelpCard.tsx'
import { useHelp } from './help/use-help.ts'
import { OmissionNotice } from './omissions/OmissionNotice.tsx'
import { ReportBar } from './bar/ReportBar.tsx'
import type { ReportDialog } from './bar/ReportBar.tsx'
import { ReportNotices } from './notices/ReportNotices.tsx'
import { ReportRail } from './ReportRail.tsx'
import { ReportSheet } from './sheet/ReportSheet.tsx'
import { Certificates } from './certificate/Certificates.tsx'
import { DocumentDesk } from './documents/DocumentDesk.tsx'
import { DocumentNotice } from './documents/DocumentNotice.tsx'
import { DocumentSwitcher } from './documents/DocumentSwitcher.tsx'
import type { DocumentSwitcherProps } from './documents/DocumentSwitcher.tsx'
import { useDocuments } from './documents/use-documents.ts'
import { useReferralAction } from './documents/use-referral-action.ts'
import { QuestionsBelow } from './questions/QuestionList.tsx'
import { QuestionNotice } from './questions/QuestionNotice.tsx'
import { TemplateLine } from './template/TemplateLine.tsx'
import styles from './report.module.css'
import { SignDialog } from './signing/SignDialog.tsx'
import { Addenda, SignedLine } from './signing/SignedPart.tsx'
import { VersionsDialog } from './signing/VersionsDialog.tsx'
import { useCorrection } from './transcript/use-correction.ts'
import { ProposalGuard } from './proposal/ProposalGuard.tsx'
import { useAskedRewrite } from './proposal/use-asked-rewrite.ts'
import type { FoundDraft } from './save/use-draft.ts'
import { useEngine } from './use-engine.ts'
import { useRail } from './rail/use-rail.ts'
import { useReportVerbs } from './bar/use-report-verbs.ts'
import type { ReportSession } from './session/report-session.ts'
import { useReportSession } from './session/use-report-session.ts'
import { useSheet } from './session/use-sheet.ts'
import { WIDE } from './sheet/wide.ts'
import { clearToasts } from './toast/use-toast.ts'
import { useDecisions } from './use-decisions.ts'

export type ReportDeskProps = {
  kase: Case
  patient: Patient
  isReadOnly: boolean
  /** What went wrong on the way to the report, if anything. */ troubles: ReactNode
  onChoose: (caseId: string) => void
}

export type OpenReportProps = ReportDeskProps & {
  report: Report
  found: NonNullable<FoundDraft> | null
  omissionQuery: UseQueryResult<Omission[]>
  /** A text of another making now stands in the open report. */
  onTakeIn: (generatedAt: string) => void
}

export function OpenReport({ kase, patient, isReadOnly: isViewer, troubles, onChoose, report, found, omissionQuery, onTakeIn }: OpenReportProps) {
  const text = useText('report')
  // A signed text stands; what else belongs to the case goes on.
  const isReadOnly = isViewer || kase.signature !== null
  const [dialog, setDialog] = useState<ReportDialog>()
  const session = useReportSession({ kase, isViewer, report, found, onTakeIn })
  const { shown, isOpen } = useObservable(session.text.snapshot)
  const { phase, review } = useObservable(session.snapshot)
  const [editor, onReady] = useSheet(session)
  const openDialog = useCallback((which: ReportDialog) => {
    clearToasts()
    setDialog(which)
  }, [])
  const onEdit = useCallback(() => session.text.wrote(), [session])
  useAskedRewrite(kase.id, session)
  const help = useHelp()
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const decisions = useDecisions({ kase, session, editor, omissionQuery })
  const { questions, omissions } = decisions
  const rail = useRail({ isWide, hasDecisions: decisions.keepsRailOpen })
  const promptBox = useRef<HTMLTextAreaElement>(null)
  const correcting = useCorrection(session)
  const documents = useDocuments(kase, () => session.text.settle())
  const isCovered = documents.open !== undefined || documents.draft === 'shown'
  const verbs = useReportVerbs({ kase, editor, shown, promptBox, isHidden: isCovered })
  const referralSentence = useReferralAction({
    editor,
    language: shown.language,
    isReadOnly: isViewer,
    onWrite: (sentence) => documents.write({ kind: 'referral', sentence }),
  })
  const decide = !rail.isOpen && !review && (
    <>
      <QuestionNotice count={questions.open.length} />
      <OmissionNotice count={omissions.list.length} onShow={() => rail.open('omissions')} />
    </>
  )
  const heading = (notices?: ReactNode) => <Heading {...{ kase, patient, troubles, onChoose, documents, referralSentence, notices }} isReadOnly={isViewer} />
  const helpCard = help.isShown && <HelpCard isReadOnly={isReadOnly} onClose={help.toggle} />
  const onCompare = isReadOnly ? undefined : (earlier: Report) => session.offer(earlier)

  return (
    <>
      {/* Stays while another document is open, so that nothing of it, its undo least of all, is lost. */}
      <div className={styles['desk']} hidden={isCovered}>
        <div className={styles['column']}>
          {heading(decide)}
          {kase.signature && <SignedLine signature={kase.signature} timeRemaining={kase.timeRemaining} />}
          <ReportNotices kase={kase} session={session.text} onCompare={isReadOnly ? undefined : (setAside) => session.offer(setAside, 'ownWords')} />
          <ConflictPanel session={session.text} editor={editor} />
          <ReportSheet
            {...{ kase, editor, shown, isReadOnly, onReady, onEdit }}
            keyPrefix={session.text.keyPrefix}
            label={text('editorLabel')}
            isEditable={!isReadOnly && isOpen}
            review={review ? { open: review, onChoose: (change, side) => session.choose(change, side) } : undefined}
            rewriting={{ isFree: phase === 'writing', onAsk: (request) => session.ask(request) }}
            onShowSource={rail.showSource}
            beside={!isWide && helpCard}
            colophon={<Colophon {...{ kase, session, editor }} />}
          />
          <BelowSheet {...{ kase, session, questions, rail, isReadOnly, isViewer }} isBeside={isWide && rail.isOpen} isReviewed={review !== null} />
          <ReportBar {...{ kase, patient, session, isReadOnly, rail, verbs, help }} decisions={decisions.count} onOpen={openDialog}>
            {!isReadOnly && <Commands {...{ kase, session, promptBox }} folding={verbs.folding} />}
          </ReportBar>
        </div>
        {!isCovered && (
          <ReportRail
            {...{ kase, rail, isWide, questions, omissions, editor, shown, correcting }}
            unsupported={decisions.unsupported}
            isReadOnly={isReadOnly || review !== null}
            beside={isWide && helpCard}
          />
        )}
        <SignDialog
          {...{ kase, session }}
          doubts={decisions.unsupported.length}
          questions={questions.open}
          omissions={omissionQuery.isSuccess ? omissions.list.length : undefined}
          isOpen={dialog === 'sign'} onClose={() => setDialog(undefined)}
        />
        <VersionsDialog kase={kase} isOpen={dialog === 'versions'} onClose={() => setDialog(undefined)} onCompare={onCompare} />
        <ProposalGuard session={session} />
        <KeysDialog isOpen={verbs.keys.areShown} onClose={verbs.keys.hide} singleKeys={verbs.singleKeys} />
      </div>
      <Certificates {...{ kase, documents }} isReadOnly={isViewer} header={heading} settle={async () => void (await session.text.settle())} />
      <OpenLetter {...{ kase, documents }} isReadOnly={isViewer} header={heading} />
    </>
  )
}

type BelowSheetProps = Pick<ReturnType<typeof useDecisions>, 'questions'> & {
  kase: Case
  session: ReportSession
  rail: ReturnType<typeof useRail>
  isReadOnly: boolean
  isViewer: boolean
  /** The rail stands beside the text; a sheet over it lets what lies below keep its place. */
  isBeside: boolean
  /** Two texts are being compared, and nothing else is asked meanwhile. */
  isReviewed: boolean
}

/** What follows the text: open questions where no rail shows them, what was added to a signed text, and the template. */
function BelowSheet({ kase, session, questions, rail, isReadOnly, isViewer, isBeside, isReviewed }: BelowSheetProps) {
  return (
    <>
      {!isBeside && !isReviewed && <QuestionsBelow {...{ kase, questions, isReadOnly }} onShowSource={rail.showSource} />}
      {kase.signature && <Addenda kase={kase} signature={kase.signature} isReadOnly={isViewer} />}
      {!isReadOnly && !isReviewed && <TemplateLine {...{ kase, session }} />}
    </>
  )
}

type OpenLetterProps = { kase: Case; documents: ReturnType<typeof useDocuments>; isReadOnly: boolean; header: () => ReactNode }

/** The letter that is open instead of the report; a certificate has a desk of its own. */
function OpenLetter({ kase, documents, isReadOnly, header }: OpenLetterProps) {
  const { open } = documents
  if (!open || open.kind === 'insuranceCertificate') return null
  return <DocumentDesk key={open.id} kase={kase} document={open} isReadOnly={isReadOnly} header={header()} onDeleted={() => documents.show(null)} />
}

/** Where the text ends: what wrote it, and when the patient was told of the recording. */
function Colophon({ kase, session, editor }: { kase: Case; session: ReportSession; editor: Editor | null }) {
  const { shown, isEdited } = useObservable(session.text.snapshot)
  const engine = useEngine(editor, shown.engine)
  return (
    <Provenance engine={engine} isEdited={isEdited}>
      {kase.patientInformedAt !== null && <InformedAt at={kase.patientInformedAt} since={kase.createdAt} />}
    </Provenance>
  )
}

type HeadingProps = Pick<ReportDeskProps, 'kase' | 'patient' | 'troubles' | 'onChoose' | 'isReadOnly'> & DocumentSwitcherProps & { notices: ReactNode }

/** What stands over every text of the case: who and when, its tabs, and what went wrong. */
function Heading({ kase, patient, troubles, onChoose, documents, referralSentence, isReadOnly, notices }: HeadingProps) {
  return (
    <>
      <CaseHeader patient={patient} kase={kase} onChoose={onChoose}>{notices}</CaseHeader>
      <CaseTabs patientId={patient.id}>
        <DocumentSwitcher {...{ documents, isReadOnly, referralSentence }} />
      </CaseTabs>
      {troubles}
      <DocumentNotice documents={documents} />
    </>
  )
}
