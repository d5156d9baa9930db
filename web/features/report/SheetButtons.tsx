import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconCopy, IconDots, IconDownload, IconLayoutSidebarRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.ts'
import styles from './report.module.css'
import type { Rail, RailPart } from './use-rail.ts'

export type SheetButtonsProps = {
  rail: Rail
  /** How many things wait for the clinician's word. */
  decisions: number
  /** The part of the rail where they wait. */
  decideIn: RailPart
  isCopied: boolean
  onDownload: () => void
  onCopy: () => void
  /** The name and the items of the menu. */
  more: { label: string; items: ReactNode }
}

/** What can be done with every sheet: see its sources, download it, copy it. */
export function SheetButtons({ rail, decisions, decideIn, isCopied, onDownload, onCopy, more }: SheetButtonsProps) {
  const text = useText('report')
  return (
    <div className={styles['barCommands']}>
      <Button
        variant="default"
        leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
        aria-expanded={rail.isOpen}
        onClick={() => (rail.isOpen ? rail.close() : rail.open(decisions > 0 ? decideIn : 'transcript'))}
        className={styles['iconOnly'] ?? ''}
        {...(decisions > 0 && { rightSection: <span className={styles['barCount']}>{decisions}</span> })}
      >
        {text('rail')}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={onDownload} className={styles['iconOnly'] ?? ''}>
        {text('download')}
      </Button>
      <Button className={styles['copy'] ?? ''} leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />} onClick={onCopy}>
        {text(isCopied ? 'copied' : 'copy')}
      </Button>
      <Menu position="top-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={more.label}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{more.items}</Menu.Dropdown>
      </Menu>
    </div>
  )
}
