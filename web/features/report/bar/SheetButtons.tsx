import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconLayoutSidebarRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.ts'
import type { Rail, RailPart } from '../rail/use-rail.ts'
import styles from './bar.module.css'

export type SheetButtonsProps = {
  rail: Rail
  /** How many things wait for the clinician's word. */
  decisions: number
  /** The part of the rail where they wait. */
  decideIn: RailPart
  onDownload: () => void
  /** What is done with the text when it is ready; not while another text is laid against it. */
  handOver: ReactNode
  /** The name and the items of the menu. */
  more: { label: string; items: ReactNode }
}

/** What can be done with every sheet: see its sources, hand it over, and the rest in a menu. */
export function SheetButtons({ rail, decisions, decideIn, onDownload, handOver, more }: SheetButtonsProps) {
  const text = useText('report')
  return (
    <div className={styles['buttons']}>
      <Button
        variant="default"
        className={styles['iconOnly'] ?? ''}
        leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
        aria-expanded={rail.isOpen}
        title={text('rail')}
        onClick={() => (rail.isOpen ? rail.close() : rail.open(decisions > 0 ? decideIn : 'transcript'))}
        {...(decisions > 0 && { rightSection: <span className={styles['count']}>{decisions}</span> })}
      >
        {text('rail')}
      </Button>
      {handOver}
      <Menu position="top-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="var(--size-control)" aria-label={more.label}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {more.items}
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
            {text('download')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
