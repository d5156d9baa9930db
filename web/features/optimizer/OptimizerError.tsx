import { Refusal } from '#contract/refusal.ts'
import { Offline } from '#web/api/offline.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { explain } from '#web/ui/explain.ts'
import type { OptimizerFailure } from './use-optimizer.ts'

const FAILED = { save: 'saveFailed', delete: 'deleteFailed', run: 'runFailed', fetch: 'fetchFailed' } as const

/** What could not be done, in the words of the specification, and a way to try it again. */
export function OptimizerError({ what, error, retry }: { what: OptimizerFailure['what'] | 'cases'; error: Error; retry: () => void }) {
  const text = useText('optimizer')
  const ui = useText('ui')
  const language = useLanguage()
  const isKnown = error instanceof Refusal || error instanceof Offline
  const reason = isKnown ? explain(error, language, ui).sentence : text('unknownError')
  return <ErrorPanel error={error} title={what === 'cases' ? text('casesFailed', { reason }) : text(FAILED[what])} sentence={reason} onRetry={retry} />
}
