import type { Editor } from '@tiptap/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { Omission, Report } from '#contract/report.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { useText } from '#web/text/use-text.ts'
import { Commands } from './bar/Commands.tsx'
import { ConflictPanel } from './save/ConflictPanel.tsx'
import { InformedAt } from '#web/features/consent/InformedAt.tsx'
import { KeysDialog } from './help/KeysDialog.tsx'
import { CaseHeader } from './header/CaseHeader.tsx'
import { CaseTabs } from './header/CaseTabs.tsx'
import { Provenance } from './header/Provenance.tsx'
import { HelpCard } from './help/HelpCard.tsx'
import { useHelp } from './help/use-help.ts'
import { OmissionNotice } from './omissions/OmissionNotice.tsx'
import { useOmissions } from './omissions/use-omissions.ts'
import { ReportBar } from './bar/ReportBar.tsx'
import { ReportNotices } from './save/ReportNotices.tsx'
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
import { useQuestions } from './questions/use-questions.ts'
import styles from './report.module.css'
import { SignDialog } from './signing/SignDialog.tsx'
import { Addenda, SignedLine } from './signing/SignedPart.tsx'
import { VersionsDialog } from './signing/VersionsDialog.tsx'
import { saveReport } from './save/save-report.ts'
import { useCorrection } from './transcript/use-correction.ts'
import { ProposalGuard } from './rewrite/ProposalGuard.tsx'
import { useAskedRewrite } from './rewrite/use-asked-rewrite.ts'
import { useAutosave } from './save/use-autosave.ts'
import { useCopy } from './hand-over/use-copy.ts'
import type { FoundDraft } from './save/use-draft.ts'
import { useEngine } from './use-engine.ts'
import { useRail } from './rail/use-rail.ts'
import { useReportKeys, useSingleKeys } from './help/use-report-keys.ts'
import { useReportVerbs } from './bar/use-report-verbs.ts'
import { useReview } from './rewrite/use-review.ts'
import type { Review } from './rewrite/use-review.ts'
import { useRewriting } from './rewrite/use-rewriting.ts'
import { useUnsupported } from './rail/use-unsupported.ts'
import { WIDE } from './sheet/wide.ts'

export type ReportDeskProps = { kase: Case; patient: Patient; isReadOnly: boolean; /** What went wrong on the way to the report, if anything. */ troubles: ReactNode; onChoose: (caseId: string) => void }

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
  const [dialog, setDialog] = useState<'sign' | 'versions'>()
  const [opened] = useState({ report, revision: kase.revision })
  const [shown, setShown] = useState(found?.draft.report ?? report)
  const [isEdited, setIsEdited] = useState(shown.editedAt !== undefined || found !== null)
  const [keyPrefix] = useState(() => crypto.randomUUID().slice(0, 8))
  const [editor, setEditor] = useState<Editor | null>(null)
  const [save] = useState(() => saveReport(kase))
  const saving = useAutosave({ place: kase.id, save, opened, found })
  const { autosave } = saving
  const rewriting = useRewriting({ kase, editor, saving, shown })
  useAskedRewrite(kase.id, rewriting)
  const offer = isReadOnly ? undefined : rewriting.offer
  const review = useReview({ proposal: rewriting.state.kind === 'proposed' ? rewriting.state.proposal : null, editor, shown })
  const help = useHelp()
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const unsupported = useUnsupported(editor, shown)
  const omissions = useOmissions(omissionQuery, { kase, editor, shown })
  const onEdit = useCallback(
    ({ state }: Editor) => {
      const editedAt = new Date().toISOString()
      setIsEdited(true)
      autosave?.edit(() => ({ ...readReport(state.doc, shown), editedAt }))
    },
    [autosave, shown],
  )
  const questions = useQuestions({ kase, editor, saving, onEdit, onAnswered: useCallback(() => setIsEdited(true), []) })
  const decisions = unsupported.length + omissions.list.length + questions.open.length
  // What was answered here keeps its undo: the rail does not shut under it.
  const rail = useRail({ isWide, hasDecisions: decisions > 0 || questions.shown.length > 0 })
  const copying = useCopy()
  const promptBox = useRef<HTMLTextAreaElement>(null)
  const singleKeys = useSingleKeys()

  const takeOver = useCallback(
    (taken: Report) => {
      onTakeIn(taken.generatedAt)
      setShown(taken)
      setIsEdited(taken.editedAt !== undefined)
    },
    [onTakeIn],
  )
  const keep = (reviewed: Review) => {
    const { report: kept, hasOwnWords } = reviewed.keep()
    // A section leaves what a person wrote elsewhere in the report as it is.
    const staysEdited = hasOwnWords || (isEdited && kept.generatedAt === shown.generatedAt)
    const taken = staysEdited ? { ...kept, editedAt: new Date().toISOString() } : kept
    autosave?.edit(() => taken)
    takeOver(taken)
    rewriting.kept()
  }
  const { plainText, copyAs, verbs, folding, keys } = useReportVerbs({ kase, editor, shown, copying, promptBox })
  const correcting = useCorrection(kase, editor, saving)
  const documents = useDocuments(kase, async () => autosave?.settle())
  const referralSentence = useReferralAction({ editor, language: shown.language, isReadOnly: isViewer, onWrite: (sentence) => documents.write({ kind: 'referral', sentence }) })
  useReportKeys(verbs, singleKeys.areOn && documents.open === undefined && documents.draft !== 'shown')
  const engine = useEngine(editor, shown.engine)
  const decide = !rail.isOpen && !review && (
    <>
      <QuestionNotice count={questions.open.length} />
      <OmissionNotice count={omissions.list.length} onShow={() => rail.open('omissions')} />
    </>
  )
  const heading = (notices?: ReactNode) => <Heading {...{ kase, patient, troubles, onChoose, documents, referralSentence, notices }} isReadOnly={isViewer} />
  const helpCard = help.isShown && <HelpCard isReadOnly={isReadOnly} onClose={help.toggle} />

  return (
    <>
      {/* Stays while another document is open, so that nothing of it, its undo least of all, is lost. */}
      <div className={styles['desk']} hidden={documents.open !== undefined || documents.draft === 'shown'}>
        <div className={styles['column']}>
          {heading(decide)}
          {kase.signature && <SignedLine signature={kase.signature} timeRemaining={kase.timeRemaining} />}
          <ReportNotices kase={kase} saving={saving} wasRestored={found !== null} editor={editor} keyPrefix={keyPrefix} onTakeOver={takeOver} onCompare={offer && ((set) => offer(set, 'ownWords'))} />
          {saving.state.kind === 'conflict' && editor && autosave && <ConflictPanel editor={editor} saving={saving} shown={shown} keyPrefix={keyPrefix} onTakeOver={takeOver} />}
          <ReportSheet
            {...{ kase, editor, shown, keyPrefix, isReadOnly, review, rewriting, onEdit }}
            label={text('editorLabel')}
            isEditable={!isReadOnly && autosave !== null}
            onReady={setEditor}
            onShowSource={rail.showSource}
            beside={!isWide && helpCard}
            colophon={<Provenance engine={engine} isEdited={isEdited}>{kase.patientInformedAt !== null && <InformedAt at={kase.patientInformedAt} since={kase.createdAt} />}</Provenance>}
          />
          {!rail.isOpen && !review && <QuestionsBelow {...{ kase, questions, isReadOnly }} onShowSource={rail.showSource} />}
          {kase.signature && <Addenda kase={kase} signature={kase.signature} isReadOnly={isViewer} />}
          <ReportBar {...{ kase, patient, saving, isReadOnly, rail, decisions, plainText, copying, rewriting }} onCopy={copyAs} help={help} onShowKeys={verbs.keys} onSign={() => setDialog('sign')} onShowVersions={() => setDialog('versions')}>
            {!isReadOnly && <Commands {...{ kase, rewriting, review, promptBox }} folding={folding} onKeep={keep} />}
          </ReportBar>
        </div>
        {!documents.open && documents.draft !== 'shown' && <ReportRail {...{ kase, rail, isWide, unsupported, questions, omissions, editor, shown, correcting }} isReadOnly={isReadOnly || review !== null} beside={isWide && helpCard} />}
        <SignDialog
          {...{ kase, saving }} doubts={unsupported.length} questions={questions.open} omissions={omissionQuery.isSuccess ? omissions.list.length : undefined}
          hasProposal={rewriting.state.kind === 'proposed' || rewriting.state.kind === 'arrived'} onSigned={rewriting.drop}
          isOpen={dialog === 'sign'} onClose={() => setDialog(undefined)}
        />
        <VersionsDialog kase={kase} isOpen={dialog === 'versions'} onClose={() => setDialog(undefined)} onCompare={offer} />
        <ProposalGuard isOpen={rewriting.state.kind === 'proposed' || rewriting.state.kind === 'arrived'} />
        <KeysDialog isOpen={keys.areShown} onClose={keys.hide} singleKeys={singleKeys} />
      </div>
      <Certificates {...{ kase, documents }} isReadOnly={isViewer} header={heading} settle={async () => autosave?.settle()} />
      {documents.open && documents.open.kind !== 'insuranceCertificate' && (
        <DocumentDesk key={documents.open.id} kase={kase} document={documents.open} isReadOnly={isViewer} header={heading()} onDeleted={() => documents.show(null)} />
      )}
    </>
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
