import { Offline } from '#web/api/offline.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from './ErrorPanel.tsx'
import { reloadWhenReachable } from './reload-when-reachable.ts'

/** A part of the page that could not be fetched: without a network it was never asked for and may be wished for again; else only a reload brings it. */
export function NotFetched({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const text = useText('errors')
  if (problem instanceof Offline) return <ErrorPanel error={problem} onRetry={onRetry} />
  return <ErrorPanel error={new Offline(problem)} retryLabel={text('reload')} onRetry={() => void reloadWhenReachable()} />
}
