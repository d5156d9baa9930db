import { Menu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import type { MenuAnchor } from './MenuButton.tsx'

export type OpenMenuProps = { anchor: MenuAnchor; children: ReactNode; width?: number; isInPortal?: boolean }

/** A menu under a button that stands elsewhere. It is closed at first: the library keeps where the focus was when it sees it open. */
export function OpenMenu({ anchor, children, width, isInPortal = false }: OpenMenuProps) {
  const isMounted = useMounted()
  return (
    <Menu
      id={anchor.id}
      opened={anchor.isOpen && isMounted}
      onChange={anchor.onChange}
      position="bottom-end"
      withinPortal={isInPortal}
      {...(width === undefined ? {} : { width })}
    >
      <Menu.Target>
        <Standing button={anchor.button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

type StandingProps = { button: HTMLElement; ref?: (element: HTMLElement | null) => void }

/** Hands the library a button that is on the page already, in the place of one it would draw. */
function Standing({ button, ref }: StandingProps) {
  useLayoutEffect(() => {
    ref?.(button)
    return () => ref?.(null)
  }, [button, ref])
  return null
}
