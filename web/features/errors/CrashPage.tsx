import { Refusal } from '#contract/refusal.ts'
import { Offline } from '#web/api/offline.ts'
import { useText } from '#web/text/use-text.ts'
import { reloadWhenReachable } from '#web/ui/reload-when-reachable.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Inside the frame: 500 for what the server could not do, the network for what could not be fetched, a general message for all else (spec 2). */
export function CrashPage({ error }: { error: unknown }) {
  return <Crash error={error} />
}

/** The same where not even the frame stands. */
export function WholeCrashPage({ error }: { error: unknown }) {
  return <Crash error={error} isWholePage />
}

function Crash({ error, isWholePage = false }: { error: unknown; isWholePage?: boolean }) {
  const text = useText('errors')
  const ui = useText('ui')
  if (isUnreachable(error)) {
    const retry = { label: ui('tryAgain'), act: () => void reloadWhenReachable() }
    return <ErrorScreen heading={text('genericHeading')} body={ui('offline')} retry={retry} isWholePage={isWholePage} />
  }
  const isServer = error instanceof Refusal && error.status >= 500
  const retry = { label: text('reload'), act: () => location.reload() }
  return (
    <ErrorScreen
      number={isServer ? '500' : undefined}
      heading={text(isServer ? 'serverHeading' : 'genericHeading')}
      body={text('serverBody')}
      retry={retry}
      isWholePage={isWholePage}
    />
  )
}

/** A page whose file could not be fetched fails with a TypeError that each browser words in its own way. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Offline || (error instanceof TypeError && /module|import/i.test(error.message))
}
