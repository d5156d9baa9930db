import { createRootRoute, createRoute, createRouter, notFound, Outlet, parseSearchWith, redirect, stringifySearchWith } from '@tanstack/react-router'
import { isPageAddress } from '#contract/page-address.ts'
import { CrashPage, WholeCrashPage } from './features/errors/CrashPage.tsx'
import { HomePage } from './features/gate/HomePage.tsx'
import { PagePending } from './features/shell/PagePending.tsx'
import { SignedInLayout } from './features/shell/SignedInLayout.tsx'
import { currentSession, rememberWanted } from './session/session.ts'
import { lazyPage } from './ui/lazy-page.ts'

// The table of pages (spec 2). Every page but the first is a file of its own, fetched when it is visited.
const NotFoundPage = lazyPage(async () => (await import('./features/errors/NotFoundPage.tsx')).NotFoundPage)
const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage, errorComponent: WholeCrashPage })

/** A search parameter as it was written; absent when it is. */
function textOf<Name extends string>(search: Record<string, unknown>, name: Name): { [Key in Name]?: string } {
  const value = search[name]
  const found: { [Key in Name]?: string } = {}
  if (typeof value === 'string') found[name] = value
  return found
}

const onRoot = { getParentRoute: () => root }

const callback = createRoute({ ...onRoot, path: '/callback', component: lazyPage(async () => (await import('./features/sign-in/ReturnPage.tsx')).ReturnPage) })
const signInGoogle = createRoute({
  ...onRoot,
  path: '/signin-google',
  component: lazyPage(async () => (await import('./features/sign-in/ReturnPage.tsx')).ReturnPage),
})
const logout = createRoute({ ...onRoot, path: '/logout', component: lazyPage(async () => (await import('./features/sign-in/LogoutPage.tsx')).LogoutPage) })

/**
 * Everything below needs a sign-in: without one the visitor is sent to the start page (spec 2), and to this page when there is one. What stands
 * behind a closed door is not there for anybody.
 */
const signedIn = createRoute({
  ...onRoot,
  id: 'signed-in',
  component: SignedInLayout,
  beforeLoad: ({ location, preload }) => {
    if (!isPageAddress(location.pathname)) notFound({ throw: true })
    if (currentSession() !== undefined || location.pathname === '/') return
    // What is only fetched ahead was wanted by nobody: a sign-in that ends meanwhile would else lead there.
    if (!preload) rememberWanted(location.href)
    throw redirect({ to: '/' })
  },
})
const onSignedIn = { getParentRoute: () => signedIn }

const home = createRoute({ ...onSignedIn, path: '/', component: HomePage })
const payment = createRoute({
  ...onSignedIn,
  path: '/payments/$sessionId/$status',
  validateSearch: (search): { referenceCode?: string } => textOf(search, 'referenceCode'),
  component: lazyPage(async () => (await import('./features/payments/PaymentResultPage.tsx')).PaymentResultPage),
})
const recording = createRoute({
  ...onSignedIn,
  path: '/r',
  validateSearch: (search): { c?: string; p?: string; for?: string; start?: 1 } => ({
    ...textOf(search, 'c'),
    ...textOf(search, 'for'),
    ...textOf(search, 'p'),
    ...(search['start'] === 1 || search['start'] === '1' ? { start: 1 } : {}),
  }),
  component: lazyPage(async () => (await import('./features/recording/RecordingPage.tsx')).RecordingPage),
})
const recordings = createRoute({
  ...onSignedIn,
  path: '/p/$patientId/recs',
  validateSearch: (search): { c?: string } => textOf(search, 'c'),
  component: lazyPage(async () => (await import('./features/recordings/RecordingsPage.tsx')).RecordingsPage),
})
const report = createRoute({
  ...onSignedIn,
  path: '/p/$patientId/report',
  validateSearch: (search): { c?: string } => textOf(search, 'c'),
  component: lazyPage(async () => (await import('./features/report/ReportPage.tsx')).ReportPage),
})
const toReport = ({ params }: { params: { patientId: string } }) => {
  throw redirect({ to: '/p/$patientId/report', params: { patientId: params.patientId }, replace: true })
}
const caseChat = createRoute({
  ...onSignedIn,
  path: '/p/$patientId/chat',
  validateSearch: (search): { c?: string } => textOf(search, 'c'),
  component: lazyPage(async () => (await import('./features/chat/CaseChatPage.tsx')).CaseChatPage),
})
const patient = createRoute({ ...onSignedIn, path: '/p/$patientId', beforeLoad: toReport })
const otherOfPatient = createRoute({ ...onSignedIn, path: '/p/$patientId/$', beforeLoad: toReport })

const quickActions = createRoute({
  ...onSignedIn,
  path: '/a',
  component: lazyPage(async () => (await import('./features/actions/QuickActionsPage.tsx')).QuickActionsPage),
})
const triggers = createRoute({
  ...onSignedIn,
  path: '/t',
  component: lazyPage(async () => (await import('./features/triggers/TriggersPage.tsx')).TriggersPage),
})
const chat = createRoute({
  ...onSignedIn,
  path: '/c/{-$conversationId}',
  component: lazyPage(async () => (await import('./features/chat/ChatPage.tsx')).ChatPage),
})
const optimizer = createRoute({
  ...onSignedIn,
  path: '/optimizer',
  component: lazyPage(async () => (await import('./features/optimizer/OptimizerPage.tsx')).OptimizerPage),
})
const profile = createRoute({
  ...onSignedIn,
  path: '/profile',
  component: lazyPage(async () => (await import('./features/profile/ProfilePage.tsx')).ProfilePage),
})
const seat = createRoute({
  ...onSignedIn,
  path: '/seat',
  component: lazyPage(async () => (await import('./features/seat/SeatPage.tsx')).SeatPage),
})
const settings = createRoute({
  ...onSignedIn,
  path: '/s',
  component: lazyPage(async () => (await import('./features/settings/SettingsPage.tsx')).SettingsPage),
})
const patients = createRoute({
  ...onSignedIn,
  path: '/patients',
  component: lazyPage(async () => (await import('./features/patients/PatientsPage.tsx')).PatientsPage),
})
const accesses = createRoute({
  ...onSignedIn,
  path: '/log',
  validateSearch: (search): { patient?: string; case?: string } => ({ ...textOf(search, 'patient'), ...textOf(search, 'case') }),
  component: lazyPage(async () => (await import('./features/accesses/AccessesPage.tsx')).AccessesPage),
})

const help = createRoute({
  ...onSignedIn,
  path: '/help',
  validateSearch: (search): { q?: string } => textOf(search, 'q'),
  component: lazyPage(async () => (await import('./features/help/HelpPage.tsx')).HelpPage),
})

const pagesOfCases = [home, recording, recordings, report, caseChat, patient, otherOfPatient, quickActions, triggers, chat, optimizer, patients]
const signedInPages = [...pagesOfCases, payment, profile, seat, settings, accesses, help]

export const router = createRouter({
  routeTree: root.addChildren([callback, signInGoogle, logout, signedIn.addChildren(signedInPages)]),
  defaultErrorComponent: CrashPage,
  defaultPendingComponent: PagePending,
  // Search parameters are text: a code such as 0012 or 1e3 is not a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
