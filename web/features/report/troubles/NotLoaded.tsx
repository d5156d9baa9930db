import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { isGone } from './is-gone.ts'

/** A case that could not be shown: one that is gone is said to be gone, for trying again brings nothing back; else what is safe, and another try. */
export function NotLoaded({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const text = useText('report')
  const recordings = useText('recordings')
  const shell = useText('shell')
  if (isGone(error)) {
    return (
      <EmptyState title={recordings('noCase')} hint={recordings('noCaseHint')}>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
          {shell('toStart')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <ErrorPanel error={error} title={title ?? text('loadFailed')} onRetry={onRetry}>
      <Text>{text('stillSafe')}</Text>
    </ErrorPanel>
  )
}
