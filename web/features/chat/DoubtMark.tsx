import { Popover } from '@mantine/core'
import { useEffect, useState } from 'react'
import { EvidenceMark } from '#web/features/report/sheet/EvidenceMark.tsx'
import { useText } from '#web/text/use-text.ts'
import classes from './chat.module.css'

/** Stands after a sentence that none of its sources carries, as in the report; pressed, it says so in words. */
export function DoubtMark({ isOnCase }: { isOnCase: boolean }) {
  const text = useText('chat')
  const report = useText('report')
  const [isOpen, setIsOpen] = useState(false)
  // The focus stays on the mark, outside of what is shown, so Escape is heard wherever it is pressed.
  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  const title = isOnCase ? report('unsupportedTitle') : text('unsupportedTitle')
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={300} position="top" withArrow shadow="md">
      <Popover.Target>
        <button type="button" className={classes['doubt']} data-in-text="" aria-label={title} onClick={() => setIsOpen(!isOpen)}>
          <EvidenceMark kind="unsupported" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes['doubtWords'] ?? ''}>
        <strong>{title}</strong>
        <p>{text(isOnCase ? 'caseUnsupportedHint' : 'unsupportedHint')}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
