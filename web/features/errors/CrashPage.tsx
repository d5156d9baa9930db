import { Refusal } from '#contract/refusal.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

/** 500 for what the server could not do, a general message for all else (spec 2). */
export function CrashPage({ error }: { error: unknown }) {
  const text = useText('errors')
  const isServer = error instanceof Refusal && error.status >= 500
  return (
    <ErrorScreen
      number={isServer ? '500' : undefined}
      heading={text(isServer ? 'serverHeading' : 'genericHeading')}
      body={text('serverBody')}
      canReload
    />
  )
}
