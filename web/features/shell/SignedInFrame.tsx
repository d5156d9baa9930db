import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { EditionGuard } from '#web/features/edition/EditionGuard.tsx'
import { Sidebar } from '#web/features/sidebar/Sidebar.tsx'
import { useText } from '#web/text/use-text.ts'
import { fetchAhead } from '#web/ui/fetch-ahead.ts'
import { SchemeToggle } from '#web/ui/SchemeToggle.tsx'
import { Brand } from '#web/ui/Brand.tsx'
import { InterfaceLanguage } from './InterfaceLanguage.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx'
import style from './SignedInFrame.module.css'
import { TopNavigation } from './TopNavigation.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { UserMenu } from './UserMenu.tsx'

const drawer = async () => ({ default: (await import('./SidebarDrawer.tsx')).SidebarDrawer })
const SidebarDrawer = lazy(drawer)

/** The frame around every page of a signed-in person: sidebar, navigation, banners and the page itself (spec 2). */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const text = useText('shell')
  const [isMenuOpen, menu] = useDisclosure(false)
  const { pathname } = useLocation()
  const { close } = menu
  useEffect(close, [pathname, close])
  useEffect(() => fetchAhead(drawer), [])
  const content = useFocusOnArrival(pathname)
  const [hasOpened, setHasOpened] = useState(false)
  const open = () => {
    setHasOpened(true)
    menu.open()
  }
  return (
    <div className={style['frame']}>
      <PageTitle />
      <a className={style['skip']} href="#content">
        {text('skipToContent')}
      </a>
      <aside className={style['aside']}>
        <Sidebar />
      </aside>
      {hasOpened && (
        <Suspense>
          <SidebarDrawer isOpen={isMenuOpen} onClose={close} />
        </Suspense>
      )}
      <div className={style['content']}>
        <header className={style['header']}>
          <ActionIcon className={style['onlyNarrow']} variant="subtle" color="gray" c="var(--ink)" size="lg" onClick={open} aria-label={text('openMenu')}>
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
          <span className={`${style['brand']} ${style['onlyNarrow']}`}>
            <Brand />
          </span>
          <TopNavigation className={style['tabs']} />
          <div className={style['tools']}>
            <InterfaceLanguage />
            <SchemeToggle />
            <UserMenu />
          </div>
        </header>
        <OfflineBanner />
        <ReadOnlyBanner />
        <main id="content" ref={content} className={style['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <EditionGuard />
    </div>
  )
}
