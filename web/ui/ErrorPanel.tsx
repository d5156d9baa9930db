import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Offline } from '#web/api/offline.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from './explain.ts'

export type ErrorPanelProps = {
  error: unknown
  /** What could not be done, in the user's words. */
  title?: string
  /** Said in the place of what is usually said of this error. */
  sentence?: string | undefined
  onRetry?: () => void
  retryLabel?: string
  children?: ReactNode
}

/** What happened, what to do, and the code for support underneath: never in the first line (looks, "States"). */
export function ErrorPanel({ error, title, sentence: said, onRetry, retryLabel, children }: ErrorPanelProps) {
  const text = useText('ui')
  const { sentence, code } = explain(error, useLanguage(), text)
  const isOffline = error instanceof Offline
  return (
    <Alert
      role="alert"
      color={isOffline ? 'wait' : 'recording'}
      title={title}
      icon={isOffline ? <IconPlugConnectedX aria-hidden /> : <IconAlertTriangle aria-hidden />}
    >
      <Stack gap="xs" align="flex-start">
        <Text>{said ?? sentence}</Text>
        {children}
        <Group gap="md">
          {onRetry && (
            <Button size="xs" variant="default" onClick={onRetry}>
              {retryLabel ?? text('tryAgain')}
            </Button>
          )}
          {code !== undefined && (
            <Text size="xs" c="dimmed">
              {text('errorCode', { code })}
            </Text>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
