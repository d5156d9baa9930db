import type { Editor } from '@tiptap/core'
import { UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { CaseDocument } from '#contract/document.ts'
import type { Report } from '#contract/report.ts'
import { missingFields } from '#domain/documents/referral/missing-fields.ts'
import type { MissingField } from '#domain/documents/referral/missing-fields.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useProfessional } from '#web/session/use-professional.ts'
import { useText } from '#web/text/use-text.ts'
import { useOpenText } from '../notices/use-open-text.ts'
import styles from './documents.module.css'
import { FIELD_NAMES } from './field-names.ts'
import { MissingDialog } from './MissingDialog.tsx'

export type MissingLineProps = { editor: Editor; kind: CaseDocument['kind']; shown: Report; isReadOnly: boolean; onFill: (report: Report) => void }

/** What a document still lacks, folded into one line; a press opens the fields. Nothing where nothing is missing. */
export function MissingLine({ editor, kind, shown, isReadOnly, onFill }: MissingLineProps) {
  const text = useText('documents')
  const vertical = useEdition()
  const { data: professional } = useProfessional()
  const content = useOpenText(editor, shown)
  const [asked, setAsked] = useState<readonly MissingField[]>()
  if (!content || !professional) return null
  const fields = missingFields({ kind, content }, { vertical, professional })
  const names = text('missing', { fields: fields.map((field) => text(FIELD_NAMES[field])).join(', ') })
  return (
    <>
      {fields.length > 0 && (isReadOnly ? <p className={styles['missing']}>{names}</p> : (
        <UnstyledButton className={styles['missing']} onClick={() => setAsked(fields)}>
          <IconPencil size={16} aria-hidden /> {names}
        </UnstyledButton>
      ))}
      {asked && <MissingDialog {...{ kind, content, professional }} fields={asked} onFill={onFill} onClose={() => setAsked(undefined)} />}
    </>
  )
}
