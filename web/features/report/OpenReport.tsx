import type { Editor } from '@tiptap/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { ReportEditor } from '#web/editor/ReportEditor.tsx'
import { readReport } from '#web/editor/document-to-report.ts'
import { useLayout } from '#web/editor/use-layout.ts'
import { useText } from '#web/text/use-text.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { EvidenceGutter } from './EvidenceGutter.tsx'
import { EvidencePopover } from './EvidencePopover.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { ReportBar } from './ReportBar.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportNotices } from './ReportNotices.tsx'
import { ReportRail } from './ReportRail.tsx'
import { SectionMenus } from './SectionMenus.tsx'
import styles from './report.module.css'
import { useAutosave } from './use-autosave.ts'
import type { FoundDraft } from './use-draft.ts'
import { useEvidence } from './use-evidence.ts'
import { useHelp } from './use-help.ts'
import { useRail } from './use-rail.ts'
import { useUnsupported } from './use-unsupported.ts'

/** From here on the rail stands beside the document; below it is a sheet. */
const WIDE = '(min-width: 90em)'

export type ReportDeskProps = { kase: Case; patient: Patient; isReadOnly: boolean; /** Whose report it is; stands over the same column as the text. */ header: ReactNode }

export type OpenReportProps = ReportDeskProps & { report: Report; found: NonNullable<FoundDraft> | null }

export function OpenReport({ kase, patient, isReadOnly, header, report, found }: OpenReportProps) {
  const text = useText('report')
  const [opened] = useState({ report, revision: kase.revision })
  const [shown, setShown] = useState(found?.draft.report ?? report)
  const [keyPrefix] = useState(() => crypto.randomUUID().slice(0, 8))
  const [editor, setEditor] = useState<Editor | null>(null)
  const saving = useAutosave(kase, opened, found)
  const layout = useLayout(editor)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const evidence = useEvidence(editor, area)
  const help = useHelp()
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const unsupported = useUnsupported(editor)
  const rail = useRail({ isWide, hasDecisions: unsupported.length > 0 })
  const { autosave } = saving
  const onEdit = useCallback(
    ({ state }: Editor) => {
      const editedAt = new Date().toISOString()
      autosave?.edit(() => ({ ...readReport(state.doc, shown), editedAt }))
    },
    [autosave, shown],
  )
  const isConflict = saving.state.kind === 'conflict'
  return (
    <div className={styles['desk']} data-rail={isWide && rail.isOpen}>
      <div className={styles['column']}>
        {header}
        <ReportFacts report={shown} state={saving.state} help={help} />
        {help.isShown && <HelpPanel isReadOnly={isReadOnly} onClose={help.toggle} />}
        <ReportNotices kase={kase} saving={saving} wasRestored={found !== null} editor={editor} keyPrefix={keyPrefix} onTakeOver={setShown} />
        {isConflict && editor && autosave && <ConflictPanel editor={editor} saving={saving} shown={shown} keyPrefix={keyPrefix} onTakeOver={setShown} />}
        <article className={styles['sheet']} aria-label={text('title')}>
          <EvidenceGutter lines={layout.lines} evidence={evidence} />
          <div className={styles['text']} ref={setArea}>
            <ReportEditor report={shown} keyPrefix={keyPrefix} label={text('editorLabel')} isEditable={!isReadOnly && autosave !== null} onReady={setEditor} onEdit={onEdit} />
            {editor && <SectionMenus headings={layout.headings} editor={editor} shown={shown} />}
            <EvidencePopover kase={kase} evidence={evidence} editor={editor} isReadOnly={isReadOnly} onShowSource={rail.showSource} />
          </div>
        </article>
        <ReportBar kase={kase} patient={patient} editor={editor} shown={shown} saving={saving} isReadOnly={isReadOnly} rail={rail} unsupportedCount={unsupported.length} />
      </div>
      <ReportRail kase={kase} rail={rail} isWide={isWide} unsupported={unsupported} editor={editor} isReadOnly={isReadOnly} />
    </div>
  )
}
