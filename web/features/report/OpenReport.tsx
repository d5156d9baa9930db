import type { Editor } from '@tiptap/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { Omission, Report } from '#contract/report.ts'
import { withAddenda } from '#domain/documents/with-addenda.ts'
import { pasteText } from '#domain/report/paste-profile.ts'
import { reportText } from '#domain/report/report-text.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { useText } from '#web/text/use-text.ts'
import { Commands } from './Commands.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { OmissionNotice } from './OmissionNotice.tsx'
import { ReportBar } from './ReportBar.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportNotices } from './ReportNotices.tsx'
import { ReportRail } from './ReportRail.tsx'
import { ReportSheet } from './ReportSheet.tsx'
import { DocumentDesk } from './documents/DocumentDesk.tsx'
import { DocumentNotice } from './documents/DocumentNotice.tsx'
import { DocumentSwitcher } from './documents/DocumentSwitcher.tsx'
import { useDocuments } from './documents/use-documents.ts'
import { useReferralAction } from './documents/use-referral-action.ts'
import { QuestionsBelow } from './questions/QuestionList.tsx'
import { QuestionNotice } from './questions/QuestionNotice.tsx'
import { useQuestions } from './questions/use-questions.ts'
import styles from './report.module.css'
import { SignDialog } from './signing/SignDialog.tsx'
import { Addenda, SignedLine } from './signing/SignedPart.tsx'
import { VersionsDialog } from './signing/VersionsDialog.tsx'
import { saveReport } from './save-report.ts'
import { useCorrection } from './transcript/use-correction.ts'
import { useAskedRewrite } from './use-asked-rewrite.ts'
import { useAutosave } from './use-autosave.ts'
import { useCopy } from './use-copy.ts'
import type { FoundDraft } from './use-draft.ts'
import { useEngine } from './use-engine.ts'
import { useHelp } from './use-help.ts'
import { useOmissions } from './use-omissions.ts'
import { usePasteProfile } from './use-paste-profile.ts'
import { useRail } from './use-rail.ts'
import { useReportKeys, useSingleKeys } from './use-report-keys.ts'
import { useReview } from './use-review.ts'
import type { Review } from './use-review.ts'
import { useRewriting } from './use-rewriting.ts'
import { useUnsupported } from './use-unsupported.ts'
import { WIDE } from './wide.ts'

export type ReportDeskProps = { kase: Case; patient: Patient; isReadOnly: boolean; /** Whose report it is; stands over the same column as the text. */ header: ReactNode }

export type OpenReportProps = ReportDeskProps & {
  report: Report
  found: NonNullable<FoundDraft> | null
  omissionQuery: UseQueryResult<Omission[]>
  /** A text of another making now stands in the open report. */
  onTakeIn: (generatedAt: string) => void
}

export function OpenReport({ kase, patient, isReadOnly: isViewer, header, report, found, omissionQuery, onTakeIn }: OpenReportProps) {
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
  const omissions = useOmissions(omissionQuery, { editor, shown, asked: kase.textReport?.questions })
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
  const [areKeysShown, setAreKeysShown] = useState(false)
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
  const plainText = useCallback(() => (editor ? withAddenda(reportText(readReport(editor.state.doc, shown)), kase.signature, shown.language) : ''), [editor, shown, kase.signature])
  const { copy } = copying
  const { profile } = usePasteProfile()
  const pasted = useCallback(() => (editor ? withAddenda(pasteText(readReport(editor.state.doc, shown), profile), kase.signature, shown.language) : ''), [editor, shown, kase.signature, profile])
  const verbs = useMemo(
    () => ({ copy: () => void copy(pasted(), text('reportCopied')), prompt: () => promptBox.current?.focus(), keys: () => setAreKeysShown(true) }),
    [copy, pasted, text],
  )
  const correcting = useCorrection(kase, editor, saving)
  const documents = useDocuments(kase, async () => autosave?.settle())
  const referralSentence = useReferralAction({ editor, language: shown.language, isReadOnly: isViewer, onWrite: (sentence) => documents.write({ kind: 'referral', sentence }) })
  useReportKeys(verbs, singleKeys.areOn && documents.open === undefined)
  const engine = useEngine(editor, shown.engine)
  const heading = (
    <>
      {header}
      <DocumentSwitcher documents={documents} isReadOnly={isViewer} referralSentence={referralSentence} />
      <DocumentNotice documents={documents} />
    </>
  )

  return (
    <>
      {/* Stays while another document is open, so that nothing of it, its undo least of all, is lost. */}
      <div className={styles['desk']} data-rail={isWide && rail.isOpen} hidden={documents.open !== undefined}>
        <div className={styles['column']}>
          {heading}
          <ReportFacts engine={engine} isEdited={isEdited} isSigned={kase.signature !== null} help={help} />
          {kase.signature && <SignedLine signature={kase.signature} timeRemaining={kase.timeRemaining} />}
          <ReportNotices kase={kase} saving={saving} wasRestored={found !== null} editor={editor} keyPrefix={keyPrefix} onTakeOver={takeOver} onCompare={offer && ((set) => offer(set, 'ownWords'))} />
          {saving.state.kind === 'conflict' && editor && autosave && <ConflictPanel editor={editor} saving={saving} shown={shown} keyPrefix={keyPrefix} onTakeOver={takeOver} />}
          {help.isShown && <HelpPanel isReadOnly={isReadOnly} onClose={help.toggle} />}
          {!rail.isOpen && !review && <QuestionNotice count={questions.open.length} />}
          {!rail.isOpen && !review && <OmissionNotice count={omissions.list.length} onShow={() => rail.open('omissions')} />}
          <ReportSheet
            {...{ kase, editor, shown, keyPrefix, isReadOnly, review, rewriting, onEdit }}
            label={text('editorLabel')}
            isEditable={!isReadOnly && autosave !== null}
            onReady={setEditor}
            onShowSource={rail.showSource}
          />
          {!rail.isOpen && !review && <QuestionsBelow {...{ kase, questions, isReadOnly }} onShowSource={rail.showSource} />}
          {kase.signature && <Addenda kase={kase} signature={kase.signature} isReadOnly={isViewer} />}
          <ReportBar {...{ kase, patient, saving, isReadOnly, rail, decisions, plainText, copying, rewriting }} onCopy={verbs.copy} onShowKeys={verbs.keys} onSign={() => setDialog('sign')} onShowVersions={() => setDialog('versions')}>
            {!isReadOnly && <Commands {...{ kase, rewriting, review, promptBox }} onKeep={keep} />}
          </ReportBar>
        </div>
        {!documents.open && <ReportRail {...{ kase, rail, isWide, unsupported, questions, omissions, editor, shown, correcting }} isReadOnly={isReadOnly || review !== null} />}
        <SignDialog
          {...{ kase, saving }} doubts={unsupported.length} questions={questions.open} omissions={omissionQuery.isSuccess ? omissions.list.length : undefined}
          hasProposal={rewriting.state.kind === 'proposed' || rewriting.state.kind === 'arrived'} onSigned={rewriting.drop}
          isOpen={dialog === 'sign'} onClose={() => setDialog(undefined)}
        />
        <VersionsDialog kase={kase} isOpen={dialog === 'versions'} onClose={() => setDialog(undefined)} onCompare={offer} />
        <KeysDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} singleKeys={singleKeys} />
      </div>
      {documents.open && (
        <DocumentDesk key={documents.open.id} kase={kase} document={documents.open} isReadOnly={isViewer} header={heading} onDeleted={() => documents.show(null)} />
      )}
    </>
  )
}
