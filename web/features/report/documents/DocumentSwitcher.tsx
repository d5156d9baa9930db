import { Menu, UnstyledButton } from '@mantine/core'
import { IconFileArrowRight, IconMail, IconPlus } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import header from '../header/header.module.css'
import styles from './documents.module.css'
import { numberDocuments } from './use-documents.ts'
import type { Documents, NamedDocument } from './use-documents.ts'

export type DocumentSwitcherProps = {
  documents: Documents
  isReadOnly: boolean
  /** The sentence of the report that speaks of a referral, when one does. */
  referralSentence: () => string | undefined
}

/** The report and what else was written of the case, as tabs; one press goes from one to the other, one makes another. */
export function DocumentSwitcher({ documents, isReadOnly, referralSentence }: DocumentSwitcherProps) {
  const text = useText('documents')
  const { list, open, show } = documents
  const nameOf = ({ kind, number }: NamedDocument): string => (number === undefined ? text(kind) : text('numbered', { name: text(kind), number }))
  return (
    <nav className={header['documents']} aria-label={text('switcher')}>
      <UnstyledButton className={header['tab'] ?? ''} aria-current={open === undefined} onClick={() => show(null)}>
        {text('report')}
      </UnstyledButton>
      {numberDocuments(list).map((named) => (
        <UnstyledButton key={named.document.id} className={header['tab'] ?? ''} aria-current={open?.id === named.document.id} onClick={() => show(named.document.id)}>
          {nameOf(named)}
        </UnstyledButton>
      ))}
      {!isReadOnly && <NewDocument documents={documents} referralSentence={referralSentence} />}
    </nav>
  )
}

function NewDocument({ documents: { write, writing }, referralSentence }: Pick<DocumentSwitcherProps, 'documents' | 'referralSentence'>) {
  const text = useText('documents')
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={`${header['tab']} ${styles['add']}`} disabled={writing !== undefined} title={text('add')}>
          <IconPlus size={18} aria-hidden />
          <span className="visually-hidden">{text('add')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown maw="var(--width-rail)">
        <ReferralItem sentence={referralSentence()} onWrite={(sentence) => write({ kind: 'referral', sentence })} />
        <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => write({ kind: 'patientLetter' })}>
          {text('patientLetter')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** A referral is written from a sentence that speaks of one; without it the item says what is missing. */
function ReferralItem({ sentence, onWrite }: { sentence: string | undefined; onWrite: (sentence: string) => void }) {
  const text = useText('documents')
  return (
    <Menu.Item leftSection={<IconFileArrowRight size={16} aria-hidden />} disabled={sentence === undefined} onClick={() => sentence !== undefined && onWrite(sentence)}>
      {text('referral')}
      {sentence === undefined && <span className={styles['why']}>{text('referralNeedsWord')}</span>}
    </Menu.Item>
  )
}
