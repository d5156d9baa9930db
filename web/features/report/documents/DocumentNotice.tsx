import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Refusal } from '#contract/refusal.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'
import { isModelFailure } from '../troubles/model-failure.ts'
import styles from './documents.module.css'
import type { Documents } from './use-documents.ts'

/** A document is being written, or could not be; the report stands as it is. */
export function DocumentNotice({ documents }: { documents: Documents }) {
  const text = useText('documents')
  const report = useText('report')
  const { writing, failure, write, cancel, hasFailed, reload } = documents
  if (writing) {
    return (
      <div className={styles['writing']}>
        <TimedLoader
          key={JSON.stringify(writing)}
          label={text(writing.kind === 'referral' ? 'writingReferral' : 'writingPatientLetter')}
          onRetry={() => write(writing)}
          tips={['tipLength', 'tipCheck']}
        />
        <Button variant="default" onClick={cancel}>{text('cancel')}</Button>
      </div>
    )
  }
  if (failure) return <Failed failure={failure} onWrite={write} onClose={cancel} />
  if (!hasFailed) return null
  return (
    <Group gap="xs" role="alert">
      <Text size="sm">{text('listFailed')}</Text>
      <Button size="compact-sm" variant="default" onClick={reload}>{report('retry')}</Button>
    </Group>
  )
}

function Failed({
  failure: { request, error },
  onWrite,
  onClose,
}: {
  failure: NonNullable<Documents['failure']>
  onWrite: Documents['write']
  onClose: () => void
}) {
  const text = useText('documents')
  const report = useText('report')
  const ui = useText('ui')
  const { sentence, code } = explain(error, useLanguage(), ui)
  return (
    <Alert
      role="alert"
      color="recording"
      icon={<IconAlertTriangle aria-hidden />}
      title={text(request.kind === 'referral' ? 'referralFailed' : 'patientLetterFailed')}
      withCloseButton
      closeButtonLabel={report('dismiss')}
      onClose={onClose}
    >
      <Text size="sm">{sentence}</Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => onWrite(request)}>{report('retry')}</Button>
        {error instanceof Refusal && isModelFailure(error.code) && (
          <Button size="compact-sm" variant="default" onClick={() => onWrite({ ...request, engine: 'builtin' })}>{report('writeBuiltin')}</Button>
        )}
        {code !== undefined && <Text size="xs" c="dimmed">{ui('errorCode', { code })}</Text>}
      </Group>
    </Alert>
  )
}
