import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Refusal } from '#contract/refusal.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import styles from './bar.module.css'
import { isModelFailure } from '../troubles/model-failure.ts'
import type { RewriteRequest } from '../rewrite/proposal.ts'

export type FailureRowProps = { request: RewriteRequest; error: unknown; onRetry: () => void; onStart: (request: RewriteRequest) => void; onClose: () => void }

/** What was asked did not come; the report stands, and one press asks again (spec 8), or asks the engine that needs no model. */
export function FailureRow({ request, error, onRetry, onStart, onClose }: FailureRowProps) {
  const text = useText('report')
  const ui = useText('ui')
  const { sentence, code } = explain(error, useLanguage(), ui)
  return (
    <div className={`${styles['row']} ${styles['failure']}`} role="alert">
      <IconAlertTriangle size={20} aria-hidden color="var(--recording)" />
      <div className={styles['words']}>
        <strong>{text(request.kind === 'prompt' ? 'promptFailed' : 'rewriteFailed')}</strong>
        <p>{sentence}</p>
        <p className={styles['failureFoot']}>
          <Button size="compact-sm" variant="default" onClick={onRetry}>{text('retry')}</Button>
          {request.kind !== 'prompt' && error instanceof Refusal && isModelFailure(error.code) && (
            <Button size="compact-sm" variant="default" onClick={() => onStart({ ...request, engine: 'builtin' })}>{text('writeBuiltin')}</Button>
          )}
          {code !== undefined && <small>{ui('errorCode', { code })}</small>}
        </p>
      </div>
      <CloseButton aria-label={text('dismiss')} onClick={onClose} />
    </div>
  )
}
