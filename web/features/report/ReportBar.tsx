import type { Editor } from '@tiptap/core'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconCopy, IconDots, IconDownload, IconLayoutSidebarRight, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { reportText } from '#domain/report/report-text.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteCaseDialog } from './DeleteCaseDialog.tsx'
import { RewriteDialog } from './RewriteDialog.tsx'
import { SaveIndicator } from './SaveIndicator.tsx'
import { downloadText } from './download-text.ts'
import styles from './report.module.css'
import type { Saving } from './use-autosave.ts'
import { useCopy } from './use-copy.ts'
import type { Rail } from './use-rail.ts'

export type ReportBarProps = {
  kase: Case
  patient: Patient
  editor: Editor | null
  shown: Report
  saving: Saving
  isReadOnly: boolean
  rail: Rail
  unsupportedCount: number
}

/** The commands of the report, always at hand and never over the text (looks). */
export function ReportBar({ kase, patient, editor, shown, saving, isReadOnly, rail, unsupportedCount }: ReportBarProps) {
  const text = useText('report')
  const [asking, setAsking] = useState<'rewrite' | 'delete' | null>(null)
  const { isCopied, copy } = useCopy()
  const plainText = () => (editor ? reportText(readReport(editor.state.doc, shown)) : '')
  return (
    <div className={styles['bar']} role="group" aria-label={text('commands')}>
      <SaveIndicator state={saving.state} />
      <div className={styles['barCommands']}>
        <Button
          variant="default"
          leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
          aria-expanded={rail.isOpen}
          onClick={() => (rail.isOpen ? rail.close() : rail.open(unsupportedCount > 0 ? 'unsupported' : 'transcript'))}
          className={styles['barLabelled'] ?? ''}
          {...(unsupportedCount > 0 && { rightSection: <span className={styles['barCount']}>{unsupportedCount}</span> })}
        >
          {text('rail')}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => downloadText(plainText())} className={styles['barLabelled'] ?? ''}>
          {text('download')}
        </Button>
        <Button
          leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => void copy(plainText(), text('reportCopied'))}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </Button>
        {!isReadOnly && (
          <Menu position="top-end">
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label={text('moreCommands')}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconRefresh size={16} aria-hidden />}
                onClick={() => {
                  saving.autosave?.flush()
                  setAsking('rewrite')
                }}
              >
                {text('rewrite')}
              </Menu.Item>
              <Menu.Item c="var(--recording)" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsking('delete')}>
                {text('deleteCase')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <RewriteDialog kase={kase} saving={saving} isOpen={asking === 'rewrite'} onClose={() => setAsking(null)} />
      <DeleteCaseDialog kase={kase} patient={patient} isOpen={asking === 'delete'} onClose={() => setAsking(null)} />
    </div>
  )
}
