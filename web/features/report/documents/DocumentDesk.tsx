import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import type { Report } from '#contract/report.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import type { PasteProfile } from '#domain/note/export/paste-profile.ts'
import { replaceReport } from '#web/editor/commands.ts'
import { useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { ConflictPanel } from '../notices/ConflictPanel.tsx'
import { NotesPart } from '../rail/NotesPart.tsx'
import { Provenance } from '../header/Provenance.tsx'
import { RailFrame } from '../rail/RailFrame.tsx'
import { RailParts } from '../rail/RailPart.tsx'
import { ReportNotices } from '../notices/ReportNotices.tsx'
import { ReportSheet } from '../sheet/ReportSheet.tsx'
import { ReportSkeleton } from '../ReportSkeleton.tsx'
import { TranscriptPart } from '../transcript/TranscriptPart.tsx'
import { UnsupportedPart } from '../rail/UnsupportedPart.tsx'
import reportStyles from '../report.module.css'
import { useDraft } from '../save/use-draft.ts'
import type { FoundDraft } from '../save/use-draft.ts'
import { useRail } from '../rail/use-rail.ts'
import { useSheet } from '../session/use-sheet.ts'
import { useTextSession } from '../session/use-text-session.ts'
import { useUnsupported } from '../rail/use-unsupported.ts'
import { WIDE } from '../sheet/wide.ts'
import { DocumentBar } from './DocumentBar.tsx'
import styles from './documents.module.css'
import { MissingLine } from './MissingLine.tsx'
import { saveDocument } from './save-document.ts'

export type DocumentDeskProps = {
  kase: Case
  document: CaseDocument
  isReadOnly: boolean
  /** Whose case it is, and the way to its other documents. */
  header: ReactNode
  onDeleted: () => void
}

/** One document of a case: a sheet to read and write on, with what each sentence rests on, as the report has it. */
export function DocumentDesk(props: DocumentDeskProps) {
  const found = useDraft(props.document.id, props.document.content)
  if (found === undefined) return <ReportSkeleton />
  return <OpenDocument {...props} found={found} />
}

function OpenDocument({ kase, document, isReadOnly, header, onDeleted, found }: DocumentDeskProps & { found: NonNullable<FoundDraft> | null }) {
  const text = useText('documents')
  const standing = useMemo(() => ({ report: document.content, revision: document.revision }), [document])
  const session = useTextSession({ place: document.id, save: saveDocument(document, { patientId: kase.patientId, caseId: kase.id }), standing, found })
  const { shown, isEdited, isOpen } = useObservable(session.snapshot)
  const [editor, onReady] = useSheet(session)
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const unsupported = useUnsupported(editor, shown)
  const rail = useRail({ isWide, hasDecisions: unsupported.length > 0 })
  const onEdit = useCallback(() => session.wrote(), [session])
  const fill = (report: Report): void => {
    if (session.sheet?.run(replaceReport(report, session.keyPrefix))) session.wrote()
  }
  const textIn = (profile: PasteProfile): string => (editor ? documentText(session.read(), profile) : '')
  return (
    <div className={reportStyles['desk']}>
      <div className={reportStyles['column']}>
        {header}
        {editor && isOpen && <MissingLine editor={editor} kind={document.kind} shown={shown} isReadOnly={isReadOnly} onFill={fill} />}
        <p className={styles['hint']}>{text(document.kind === 'referral' ? 'fillIn' : 'checkLetter')}</p>
        <ReportNotices kase={kase} session={session} />
        <ConflictPanel session={session} editor={editor} />
        <ReportSheet
          {...{ kase, editor, shown, isReadOnly, onReady, onEdit }}
          keyPrefix={session.keyPrefix}
          label={text('editorLabel')}
          isEditable={!isReadOnly && isOpen}
          onShowSource={rail.showSource}
          colophon={<Provenance engine={shown.engine} isEdited={isEdited} />}
        />
        <DocumentBar {...{ kase, document, session, isReadOnly, rail, textIn, onDeleted }} decisions={unsupported.length} />
      </div>
      <RailFrame rail={rail} isWide={isWide}>
        <RailParts rail={rail}>
          {unsupported.length > 0 && <UnsupportedPart unsupported={unsupported} editor={editor} isReadOnly={isReadOnly} />}
          <TranscriptPart kase={kase} rail={rail} />
          <NotesPart kase={kase} rail={rail} />
        </RailParts>
      </RailFrame>
    </div>
  )
}
