import type { ReactNode } from 'react'
import { CloseButton, Drawer } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import styles from './rail.module.css'
import type { Rail } from './use-rail.ts'

/** What stands beside a text: in the margin that is kept for it where there is room, so that nothing moves when it opens; else a sheet. */
export function RailFrame({
  rail, isWide, beside, children,
}: {
  rail: Rail
  isWide: boolean
  /** Stands in the margin over it. */ beside?: ReactNode
  children: ReactNode
}) {
  const text = useText('report')
  const body = (
    <>
      <div className={styles['railHead']}>
        <h2>{text('rail')}</h2>
        <CloseButton aria-label={text('railClose')} onClick={rail.close} />
      </div>
      {children}
    </>
  )
  if (!isWide) {
    return (
      <Drawer.Root opened={rail.isOpen} onClose={rail.close} position="right" size="26rem">
        <Drawer.Overlay />
        <Drawer.Content aria-label={text('rail')}>
          <Drawer.Body>{body}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    )
  }
  if (!rail.isOpen && !beside) return null
  return (
    <div className={styles['margin']}>
      {beside}
      {rail.isOpen && <aside className={styles['rail']} aria-label={text('rail')}>{body}</aside>}
    </div>
  )
}
