import { memo } from 'react'
import { CloseButton } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { EvidenceMark } from '../sheet/EvidenceMark.tsx'
import styles from './help.module.css'

/** How to read the marks and what happens to what one writes; a strip where there is little room. */
export const HelpCard = memo(function HelpCard({ isReadOnly, onClose }: { isReadOnly: boolean; onClose: () => void }) {
  const text = useText('report')
  return (
    <aside className={styles['card']} aria-label={text('help')}>
      <ul>
        <li><EvidenceMark kind="said" /> {text('helpSaid')}</li>
        <li><EvidenceMark kind="typed" /> {text('helpTyped')}</li>
        <li><EvidenceMark kind="trigger" /> {text('helpTrigger')}</li>
        <li><EvidenceMark kind="unsupported" /> {text('helpUnsupported')}</li>
      </ul>
      <p>{text('helpTicks')}</p>
      {!isReadOnly && <p>{text('helpWriting')}</p>}
      <CloseButton size="sm" className={styles['close'] ?? ''} aria-label={text('helpClose')} onClick={onClose} />
    </aside>
  )
})
