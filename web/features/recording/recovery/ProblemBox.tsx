import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { RecordingProblem } from '#web/audio/recording-snapshot.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'

const TEXTS = {
  recorderUnsupported: 'problemRecorderUnsupported',
  mimeUnsupported: 'problemMimeUnsupported',
  microphoneAccess: 'problemMicrophoneAccess',
  saveChunk: 'problemSaveChunk',
  finalize: 'problemFinalize',
  stop: 'problemStop',
  cancel: 'problemCancel',
  feedEnded: 'problemFeedEnded',
  nothingRecorded: 'problemNothingRecorded',
  partsMissing: 'problemPartsMissing',
} as const satisfies Record<RecordingProblem['kind'], string>

/** The call behind a problem that the server did not answer as it should (spec 8). */
const CALLS = { saveChunk: 'chunkNotSent', finalize: 'notFinalized' } as const
const isCall = (kind: RecordingProblem['kind']): kind is keyof typeof CALLS => kind in CALLS

export type ProblemBoxProps = { problem: RecordingProblem; isKept: boolean; onRetry?: (() => void) | undefined; onFinalizeWithout: () => void }

/** What went wrong with the recording, what is safe, and what can be done (looks, "States"). */
export function ProblemBox({ problem, isKept, onRetry, onFinalizeWithout }: ProblemBoxProps) {
  const text = useText('recording')
  const ui = useText('ui')
  const language = useLanguage()
  const refusal = problem.refusal === undefined ? undefined : explain(problem.refusal, language, ui)
  return (
    <Alert role="alert" color="recording" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text fw={500}>{text(TEXTS[problem.kind])}</Text>
        {isCall(problem.kind) && <Text>{text(CALLS[problem.kind])}</Text>}
        {refusal && <Text>{refusal.sentence}</Text>}
        {isKept && problem.kind !== 'feedEnded' && <Text>{text('problemSafe')}</Text>}
        <Group gap="md">
          {onRetry && (
            <Button size="xs" variant="default" onClick={onRetry}>
              {ui('tryAgain')}
            </Button>
          )}
          {problem.kind === 'partsMissing' && (
            <Button size="xs" variant="default" onClick={onFinalizeWithout}>
              {text('finalizeWithout')}
            </Button>
          )}
          {refusal?.code !== undefined && (
            <Text size="xs" c="dimmed">
              {ui('errorCode', { code: refusal.code })}
            </Text>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
