import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { AssistantWhenFetched } from '#web/features/assistant/AssistantWhenFetched.tsx'
import { EditionGuard } from '#web/features/edition/EditionGuard.tsx'
import { PaletteKey } from '#web/features/palette/PaletteKey.tsx'
import { Sidebar } from '#web/features/sidebar/Sidebar.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { SchemeToggle } from '#web/ui/SchemeToggle.tsx'
import { Brand } from '#web/ui/Brand.tsx'
import { laterPart } from '#web/ui/later-part.ts'
import { NotFetched } from '#web/ui/NotFetched.tsx'
import { useLaterPart } from '#web/ui/use-later-part.ts'
import { InterfaceLanguage } from './InterfaceLanguage.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx'
import style from './SignedInFrame.module.css'
import { TopNavigation } from './TopNavigation.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { UserMenu } from './UserMenu.tsx'

const drawer = laterPart(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer)

/** The frame around every page of a signed-in person: sidebar, navigation, banners and the page itself (spec 2). */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const text = useText('shell')
  const [isMenuOpen, menu] = useDisclosure(false)
  const { pathname } = useLocation()
  const { close } = menu
  useEffect(close, [pathname, close])
  const { Part: SidebarDrawer, problem, want } = useLaterPart(drawer)
  const content = useFocusOnArrival(pathname)
  // Who has neither plan nor case has nothing to find in the sidebar yet.
  const isNewcomer = useProfile().data?.subscription.status === 'Missing'
  const open = async () => {
    if (await want()) menu.open()
  }
  return (
    <div className={style['frame']} data-bare={isNewcomer}>
      <PageTitle />
      <a className={style['skip']} href="#content">
        {text('skipToContent')}
      </a>
      <aside className={style['aside']}>
        <Sidebar />
      </aside>
      {SidebarDrawer !== undefined && <SidebarDrawer isOpen={isMenuOpen} onClose={close} />}
      <div className={style['content']}>
        <header className={style['header']}>
          <ActionIcon
            className={style['onlyNarrow']}
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size="lg"
            onClick={() => void open()}
            aria-label={text('openMenu')}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
          <span className={`${style['brand']} ${style['onlyNarrow']}`}>
            <Brand />
          </span>
          <TopNavigation className={style['tabs']} />
          <div className={style['tools']}>
            <AssistantWhenFetched />
            <InterfaceLanguage />
            <SchemeToggle />
            <UserMenu />
          </div>
        </header>
        {problem !== undefined && (
          <div className={style['notFetched']}>
            <NotFetched problem={problem} onRetry={() => void open()} />
          </div>
        )}
        <OfflineBanner />
        <ReadOnlyBanner />
        <main id="content" ref={content} className={style['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <PaletteKey />
      <EditionGuard />
    </div>
  )
}
