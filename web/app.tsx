import '@mantine/core/styles.layer.css'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/print.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { startLanguage, tenantOf } from '#contract/tenant.ts'
import { readLanguage } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'
import { queryClient } from './api/query-client.ts'
import { clearDrafts } from './editor/clear-drafts.ts'
import { router } from './routes.tsx'
import { onLeaving } from './session/leaving.ts'
import { runtimeConfig } from './session/runtime-config.ts'
import { startSession } from './session/session.ts'
import { EditionContext } from './session/use-edition.ts'
import { followOtherTabs } from './session/use-profile.ts'
import { storedLanguage } from './text/stored-language.ts'
import { fetchTexts, onLanguageChange, pageTexts, spokenLanguage, startTexts } from './text/machinery.ts'
import { lendNonce, styleNonce } from './theme/style-nonce.ts'
import { cssVariablesResolver, theme } from './theme/theme.ts'
import { fetchAhead } from './ui/fetch-ahead.ts'
import { ToastsWhenNeeded } from './ui/ToastsWhenNeeded.tsx'
import { whenIdle } from './ui/when-idle.ts'
import { fetchHome } from './features/gate/HomePage.tsx'
import { StartFailed } from './features/errors/StartFailed.tsx'

function providers(edition: Vertical, children: ReactNode) {
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} getStyleNonce={styleNonce} defaultColorScheme="auto">
        <EditionContext value={edition}>
          <QueryClientProvider client={queryClient}>
            <ToastsWhenNeeded />
            {children}
          </QueryClientProvider>
        </EditionContext>
      </MantineProvider>
    </StrictMode>
  )
}

/** What the first view will want whatever the configuration says: it comes beside it, not after it. */
function fetchMeanwhile(): void {
  const language = readLanguage(storedLanguage() ?? '')
  if (language !== undefined) fetchTexts(language)
  if (location.pathname === '/') void fetchHome()
}

/** Puts the app in the place of the landing page: configuration, texts and sign-in first, then the screens. */
export async function startApp(): Promise<void> {
  document.querySelector('#landing')?.remove()
  // Pages name themselves from here on; the first title in a document is the one that counts.
  document.querySelector('head > title')?.remove()
  document.documentElement.dataset['page'] = 'app'
  const container = document.querySelector('#root')
  if (container === null) throw new Error('the page has no place for the app')
  lendNonce()
  const shown = createRoot(container)
  // Before any language is loaded there is none to say it in (spec 2 names these words).
  shown.render(<p className="starting">Loading translations...</p>)
  try {
    fetchMeanwhile()
    const { tenants } = await runtimeConfig()
    const edition = tenantOf(location.host, tenants).vertical
    document.documentElement.dataset['edition'] = edition
    onLanguageChange(() => {
      document.documentElement.lang = spokenLanguage()
    })
    await Promise.all([
      startTexts(startLanguage({ stored: storedLanguage(), browser: navigator.languages.join(','), host: location.host }, tenants), edition),
      startSession(),
    ])
    onLeaving(() => queryClient.clear())
    onLeaving(clearDrafts)
    followOtherTabs()
    shown.render(providers(edition, <RouterProvider router={router} />))
    fetchAhead(pageTexts)
    tidyByTheHour()
  } catch {
    shown.render(<StartFailed />)
  }
}

const ROUND_MS = 60 * 60_000

/**
 * What lies on this device for too long goes when the app starts, and every hour while it stands open; and what the app starts from without a network
 * is kept in step.
 */
function tidyByTheHour(): void {
  // Without a network too: the kept app has this file.
  const tidy = () => whenIdle(() => void import('./at-rest.ts').then(({ tidyUp }) => tidyUp(), () => undefined))
  tidy()
  setInterval(tidy, ROUND_MS)
}
