import { memo } from 'react'
import { CloseButton } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { EvidenceMark } from './EvidenceMark.tsx'
import styles from './report.module.css'

/** How to read the ticks and what happens to what one writes. */
export const HelpPanel = memo(function HelpPanel({ isReadOnly, onClose }: { isReadOnly: boolean; onClose: () => void }) {
  const text = useText('report')
  return (
    <aside className={styles['help']} aria-label={text('help')}>
      <div>
        <p>{text('helpTicks')}</p>
        <ul>
          <li><EvidenceMark kind="said" /> {text('helpSaid')}</li>
          <li><EvidenceMark kind="typed" /> {text('helpTyped')}</li>
          <li><EvidenceMark kind="trigger" /> {text('helpTrigger')}</li>
          <li><EvidenceMark kind="unsupported" /> {text('helpUnsupported')}</li>
        </ul>
        {!isReadOnly && <p>{text('helpWriting')}</p>}
      </div>
      <CloseButton aria-label={text('helpClose')} onClick={onClose} />
    </aside>
  )
})
