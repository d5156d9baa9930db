import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconCopy, IconDots, IconDownload, IconLayoutSidebarRight, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { SaveIndicator } from '../SaveIndicator.tsx'
import { forgetDocument } from '../document-cache.ts'
import { downloadText } from '../download-text.ts'
import reportStyles from '../report.module.css'
import type { Saving } from '../use-autosave.ts'
import { useBarHeight } from '../use-bar-height.ts'
import { useCopy } from '../use-copy.ts'
import { useKeyboardInset } from '../use-keyboard-inset.ts'
import type { Rail } from '../use-rail.ts'

export type DocumentBarProps = {
  kase: Case
  document: CaseDocument
  saving: Saving
  isReadOnly: boolean
  rail: Rail
  /** How many things wait for a person's word. */
  decisions: number
  plainText: () => string
  onDeleted: () => void
}

/** What can be done with a document, at hand at the foot of the window. */
export function DocumentBar({ kase, document, saving, isReadOnly, rail, decisions, plainText, onDeleted }: DocumentBarProps) {
  const text = useText('documents')
  const report = useText('report')
  const [isDeleting, setIsDeleting] = useState(false)
  const { isCopied, copy } = useCopy()
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  const keyboard: CSSProperties & Record<'--keyboard', string> = { '--keyboard': `${useKeyboardInset()}px` }
  return (
    <div ref={bar} className={reportStyles['bar']} role="group" aria-label={text('commands')} style={keyboard}>
      <SaveIndicator state={saving.state} />
      <div className={reportStyles['barCommands']}>
        <Button
          variant="default"
          leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
          aria-expanded={rail.isOpen}
          onClick={() => (rail.isOpen ? rail.close() : rail.open(decisions > 0 ? 'unsupported' : 'transcript'))}
          className={reportStyles['iconOnly'] ?? ''}
          {...(decisions > 0 && { rightSection: <span className={reportStyles['barCount']}>{decisions}</span> })}
        >
          {report('rail')}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => downloadText(plainText(), document.kind)} className={reportStyles['iconOnly'] ?? ''}>
          {report('download')}
        </Button>
        <Button className={reportStyles['copy'] ?? ''} leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />} onClick={() => void copy(plainText(), text('copied'))}>
          {report(isCopied ? 'copied' : 'copy')}
        </Button>
        {!isReadOnly && (
          <Menu position="top-end">
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label={text('moreCommands')}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item c="var(--recording)" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsDeleting(true)}>
                {text('delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <DeleteDocument kase={kase} document={document} isOpen={isDeleting} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
    </div>
  )
}

type DeleteDocumentProps = { kase: Case; document: CaseDocument; isOpen: boolean; onClose: () => void; onDeleted: () => void }

function DeleteDocument({ kase, document, isOpen, onClose, onDeleted }: DeleteDocumentProps) {
  const text = useText('documents')
  const remove = useMutation({
    mutationFn: () => call('deleteDocument', { params: { patientId: kase.patientId, caseId: kase.id, documentId: document.id } }),
    onSuccess: () => {
      forgetDocument(kase.id, document.id)
      onDeleted()
    },
  })
  return (
    <ConfirmDialog isOpen={isOpen} title={text('deleteTitle')} body={text('deleteBody')} confirmLabel={text('delete')} isDangerous isBusy={remove.isPending} onConfirm={() => remove.mutate()} onClose={onClose}>
      {remove.error && <ErrorPanel error={remove.error} title={text('deleteFailed')} />}
    </ConfirmDialog>
  )
}
