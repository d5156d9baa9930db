import { ActionIcon, Button } from '@mantine/core'
import { IconFileTypePdf, IconFolderPlus, IconPrinter, IconTrash } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useText } from '#web/text/use-text.ts'
import { BarFrame } from '../bar/BarFrame.tsx'
import styles from './certificate.module.css'
import type { Certificate } from './use-certificate.ts'

export type CertificateBarProps = { certificate: Certificate; isKept: boolean; isReadOnly: boolean; onRemove: () => void }

/** What can be done with a certificate, at hand at the foot of the window. */
export function CertificateBar({ certificate, isKept, isReadOnly, onRemove }: CertificateBarProps) {
  const text = useText('certificate')
  const { pdf, store, isChanged, isTooLong, numbered, revision } = certificate
  const print = (): void => {
    // The number on the paper is the one that is on the page when the browser takes its picture.
    if (!isReadOnly) flushSync(numbered)
    window.print()
  }
  const remove = text(isKept ? 'delete' : 'discard')
  return (
    <BarFrame label={text('commands')}>
      <span role="status" className={styles['state']}>{pdf.isPending ? text('making') : isKept && !isChanged ? text('stored') : ''}</span>
      <div className={styles['commands']}>
        {!isReadOnly && (
          <ActionIcon variant="default" size="var(--size-control)" aria-label={remove} title={remove} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print}>{text('print')}</Button>
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            disabled={isTooLong}
            loading={pdf.isPending}
            onClick={() => pdf.mutate()}
          >
            {text('pdf')}
          </Button>
        )}
        {!isReadOnly && (!isKept || isChanged) && (
          <Button leftSection={<IconFolderPlus size={18} aria-hidden />} disabled={isTooLong} loading={store.isPending} onClick={() => store.mutate(revision)}>
            {text(isKept ? 'saveChanges' : 'store')}
          </Button>
        )}
      </div>
    </BarFrame>
  )
}
