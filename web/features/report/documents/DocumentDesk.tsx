import type { Editor } from '@tiptap/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import type { Report } from '#contract/report.ts'
import { documentText } from '#domain/documents/document-text.ts'
import type { PasteProfile } from '#domain/report/paste-profile.ts'
import { replaceReport } from '#web/editor/commands.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useText } from '#web/text/use-text.ts'
import { ConflictPanel } from '../save/ConflictPanel.tsx'
import { NotesPart } from '../rail/NotesPart.tsx'
import { Provenance } from '../header/Provenance.tsx'
import { RailFrame } from '../rail/RailFrame.tsx'
import { RailParts } from '../rail/RailPart.tsx'
import { ReportNotices } from '../save/ReportNotices.tsx'
import { ReportSheet } from '../sheet/ReportSheet.tsx'
import { ReportSkeleton } from '../ReportSkeleton.tsx'
import { TranscriptPart } from '../transcript/TranscriptPart.tsx'
import { UnsupportedPart } from '../rail/UnsupportedPart.tsx'
import reportStyles from '../report.module.css'
import { useAutosave } from '../save/use-autosave.ts'
import { useDraft } from '../save/use-draft.ts'
import type { FoundDraft } from '../save/use-draft.ts'
import { useRail } from '../rail/use-rail.ts'
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
  const [opened] = useState({ report: document.content, revision: document.revision })
  const [shown, setShown] = useState<Report>(found?.draft.report ?? document.content)
  const [isEdited, setIsEdited] = useState(shown.editedAt !== undefined || found !== null)
  const [keyPrefix] = useState(() => crypto.randomUUID().slice(0, 8))
  const [editor, setEditor] = useState<Editor | null>(null)
  const saving = useAutosave({ place: document.id, save: saveDocument(document, { patientId: kase.patientId, caseId: kase.id }), opened, found })
  const { autosave } = saving
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const unsupported = useUnsupported(editor, shown)
  const rail = useRail({ isWide, hasDecisions: unsupported.length > 0 })
  const onEdit = useCallback(
    ({ state }: Editor) => {
      const editedAt = new Date().toISOString()
      setIsEdited(true)
      autosave?.edit(() => ({ ...readReport(state.doc, shown), editedAt }))
    },
    [autosave, shown],
  )
  const fill = (report: Report): void => {
    if (!editor || !autosave) return
    runCommand(editor, replaceReport(report, keyPrefix))
    onEdit(editor)
  }
  const textIn = (profile: PasteProfile): string => (editor ? documentText(readReport(editor.state.doc, shown), profile) : '')
  // What changes the document from outside is answered by the document itself.
  const standing = { ...kase, textReport: document.content, revision: document.revision }
  return (
    <div className={reportStyles['desk']}>
      <div className={reportStyles['column']}>
        {header}
        {editor && autosave && <MissingLine editor={editor} kind={document.kind} shown={shown} isReadOnly={isReadOnly} onFill={fill} />}
        <p className={styles['hint']}>{text(document.kind === 'referral' ? 'fillIn' : 'checkLetter')}</p>
        <ReportNotices kase={standing} saving={saving} wasRestored={found !== null} editor={editor} keyPrefix={keyPrefix} onTakeOver={setShown} />
        {saving.state.kind === 'conflict' && editor && autosave && <ConflictPanel editor={editor} saving={saving} shown={shown} keyPrefix={keyPrefix} onTakeOver={setShown} />}
        <ReportSheet
          {...{ kase, editor, shown, keyPrefix, isReadOnly, onEdit }}
          label={text('editorLabel')}
          isEditable={!isReadOnly && autosave !== null}
          onReady={setEditor}
          onShowSource={rail.showSource}
          colophon={<Provenance engine={shown.engine} isEdited={isEdited} />}
        />
        <DocumentBar {...{ kase, document, saving, isReadOnly, rail, textIn, onDeleted }} decisions={unsupported.length} />
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
