import { Menu, UnstyledButton } from '@mantine/core'
import { IconCertificate, IconFileArrowRight, IconMail, IconPlus } from '@tabler/icons-react'
import { useEdition } from '#web/session/use-edition.ts'
import { useText } from '#web/text/use-text.ts'
import header from '../header/header.module.css'
import styles from './documents.module.css'
import { DRAFT, numberDocuments } from './use-documents.ts'
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
  const certificate = useText('certificate')
  const { list, open, show, draft } = documents
  const nameOf = ({ kind, number }: NamedDocument): string => {
    const name = kind === 'insuranceCertificate' ? certificate('title') : text(kind)
    return number === undefined ? name : text('numbered', { name, number })
  }
  return (
    <nav className={header['documents']} aria-label={text('switcher')}>
      <UnstyledButton className={header['tab'] ?? ''} aria-current={open === undefined && draft !== 'shown'} onClick={() => show(null)}>
        {text('report')}
      </UnstyledButton>
      {numberDocuments(list).map((named) => (
        <UnstyledButton
          key={named.document.id}
          className={header['tab'] ?? ''}
          aria-current={open?.id === named.document.id}
          onClick={() => show(named.document.id)}
        >
          {nameOf(named)}
        </UnstyledButton>
      ))}
      {draft !== 'none' && (
        <UnstyledButton className={header['tab'] ?? ''} aria-current={draft === 'shown'} onClick={() => show(DRAFT)}>
          {certificate('draft')}
        </UnstyledButton>
      )}
      {!isReadOnly && <NewDocument documents={documents} referralSentence={referralSentence} />}
    </nav>
  )
}

function NewDocument({ documents: { write, writing, beginCertificate }, referralSentence }: Pick<DocumentSwitcherProps, 'documents' | 'referralSentence'>) {
  const text = useText('documents')
  const certificate = useText('certificate')
  const isVet = useEdition() === 'vet'
  const sentence = referralSentence()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={`${header['tab']} ${styles['add']}`} disabled={writing !== undefined} title={text('add')}>
          <IconPlus size={18} aria-hidden />
          <span className="visually-hidden">{text('add')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown maw="var(--width-rail)">
        <ReferralItem sentence={sentence} onWrite={(spoken) => write({ kind: 'referral', sentence: spoken })} />
        {/* The keys begin at what can be pressed: the library would give them to a first item that cannot. */}
        <Menu.Item
          leftSection={<IconMail size={16} aria-hidden />}
          data-autofocus={sentence === undefined ? true : undefined}
          onClick={() => write({ kind: 'patientLetter' })}
        >
          {text('patientLetter')}
        </Menu.Item>
        {isVet && (
          <Menu.Item leftSection={<IconCertificate size={16} aria-hidden />} onClick={beginCertificate}>
            {certificate('title')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** A referral is written from a sentence that speaks of one; without it the item says what is missing. */
function ReferralItem({ sentence, onWrite }: { sentence: string | undefined; onWrite: (sentence: string) => void }) {
  const text = useText('documents')
  return (
    <Menu.Item
      leftSection={<IconFileArrowRight size={16} aria-hidden />}
      disabled={sentence === undefined}
      onClick={() => sentence !== undefined && onWrite(sentence)}
    >
      {text('referral')}
      {sentence === undefined && <span className={styles['why']}>{text('referralNeedsWord')}</span>}
    </Menu.Item>
  )
}
