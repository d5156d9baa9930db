import { Button } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'
import styles from './bar.module.css'
import type { RewriteRequest } from '../rewrite/proposal.ts'

/** An engine is at work; the report can be written in all the while, and the work be called off at any moment. */
export function WaitingRow({ request, onRetry, onCancel }: { request: RewriteRequest; onRetry: () => void; onCancel: () => void }) {
  const text = useText('report')
  const label =
    request.kind === 'section'
      ? text('rewritingSection', { heading: request.heading })
      : text(request.kind === 'prompt' ? 'rewritingByPrompt' : 'rewritingReport')
  return (
    <div className={styles['row']}>
      <div className={styles['waiting']}>
        {/* Whoever leaves calls it off: the tip that the work goes on is not true here. */}
        <TimedLoader label={label} onRetry={onRetry} tips={['tipLength', 'tipCheck']} />
        <p className={styles['hint']}>{text('writeMeanwhile')}</p>
      </div>
      <Button variant="default" onClick={onCancel}>{text('stopRewriting')}</Button>
    </div>
  )
}
