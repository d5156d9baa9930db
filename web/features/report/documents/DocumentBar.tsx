import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import { PROFILES } from '#domain/note/export/paste-profile.ts'
import type { PasteProfile } from '#domain/note/export/paste-profile.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { BarFrame } from '../bar/BarFrame.tsx'
import { CopyButton } from '../bar/CopyButton.tsx'
import { SaveIndicator } from '../bar/SaveIndicator.tsx'
import { SheetButtons } from '../bar/SheetButtons.tsx'
import { FhirItem } from '../hand-over/FhirItem.tsx'
import { forgetDocument } from '../save/document-cache.ts'
import { downloadText } from '../hand-over/download.ts'
import { useCopy } from '../hand-over/use-copy.ts'
import type { Rail } from '../rail/use-rail.ts'
import type { TextSession } from '../session/text-session.ts'

export type DocumentBarProps = {
  kase: Case
  document: CaseDocument
  session: TextSession
  isReadOnly: boolean
  rail: Rail
  /** How many things wait for a person's word. */
  decisions: number
  /** What stands on the sheet, laid out by a profile. */
  textIn: (profile: PasteProfile) => string
  onDeleted: () => void
}

/** What can be done with a document, at hand at the foot of the window. */
export function DocumentBar({ kase, document, session, isReadOnly, rail, decisions, textIn, onDeleted }: DocumentBarProps) {
  const text = useText('documents')
  const [isDeleting, setIsDeleting] = useState(false)
  const { isCopied, copy } = useCopy()
  const params = { patientId: kase.patientId, caseId: kase.id, documentId: document.id }
  const more = (
    <>
      <FhirItem kind={document.kind} session={session} fetch={() => call('exportDocument', { params, query: { format: 'fhir' } })} />
      {!isReadOnly && (
        <>
          <Menu.Divider />
          <Menu.Item c="var(--recording)" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsDeleting(true)}>
            {text('delete')}
          </Menu.Item>
        </>
      )}
    </>
  )
  return (
    <BarFrame label={text('commands')}>
      <SaveIndicator session={session} />
      <SheetButtons
        {...{ rail, decisions }}
        decideIn="unsupported"
        onDownload={() => downloadText(textIn(PROFILES.plain), document.kind)}
        handOver={<CopyButton isCopied={isCopied} onCopy={(profile) => void copy(textIn(profile), text('copied'))} />}
        more={{ label: text('moreCommands'), items: more }}
      />
      <DeleteDocument kase={kase} document={document} isOpen={isDeleting} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
    </BarFrame>
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
  const words = { title: text('deleteTitle'), body: text('deleteBody'), confirm: text('delete'), failed: text('deleteFailed') }
  return <DeleteDialog isOpen={isOpen} words={words} deletion={remove} onClose={onClose} />
}
