import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconHourglassHigh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { Essentials } from './Essentials.tsx'
import type { CaseTrouble } from '../case-stage.ts'
import { isModelFailure } from './model-failure.ts'
import { rewriteCase } from './rewrite-case.ts'

export type CaseProblemProps = { kase: Case; stage: CaseTrouble; isReadOnly: boolean }

/** Nothing came of it, or not yet: what happened, what is safe, and Refresh, which saves the case again (spec 4). */
export function CaseProblem({ kase, stage, isReadOnly }: CaseProblemProps) {
  const text = useText('report')
  const refresh = useRefresh(kase)
  const recordings = useText('recordings')
  const isWaiting = stage.kind === 'waiting'
  const isSilent = stage.code === 'speech.no_audio'
  return (
    <Stack gap="sm" maw="var(--width-document)" mx="auto" w="100%">
      <Alert
        role="alert"
        color={isWaiting ? 'wait' : 'recording'}
        icon={isWaiting ? <IconHourglassHigh aria-hidden /> : <IconAlertTriangle aria-hidden />}
        title={isSilent ? recordings('silentTitle') : text(isWaiting ? 'waitingTitle' : 'failedTitle')}
      >
        <Stack gap="xs" align="flex-start">
          {stage.message !== undefined && !isSilent && !isWaiting && <Text>{stage.message}</Text>}
          <Text>{isWaiting && kase.textReport === null ? recordings('waitingSafe') : text(safeWords(kase, stage))}</Text>
          {isWaiting && !isReadOnly && <Essentials kase={kase} />}
          {isModelFailure(stage.code) && <Text>{text('builtinOffer')}</Text>}
          <Group gap="xs">
            {!isReadOnly && isSilent && (
              <Button size="sm" renderRoot={(props) => <Link {...props} to="/r" search={{ c: kase.id, p: kase.patientId }} />}>
                {recordings('recordAgain')}
              </Button>
            )}
            {!isReadOnly && <RefreshButtons {...{ stage, refresh, isSilent }} />}
            <Button size="sm" variant="default" renderRoot={(props) => <Link {...props} to="/p/$patientId/recs" params={{ patientId: kase.patientId }} />}>
              {text('toRecordings')}
            </Button>
          </Group>
          {stage.code !== undefined && !isWaiting && !isSilent && (
            <Text size="xs" c="dimmed">
              {text('failureCode', { code: stage.code })}
            </Text>
          )}
        </Stack>
      </Alert>
      {refresh.error && <ErrorPanel error={refresh.error} title={text('saveFailed')} />}
    </Stack>
  )
}

/** Saves the case again, so that its report is written anew; with the built-in engine where that is asked for. */
function useRefresh(kase: Case) {
  return useMutation({ mutationFn: (engine?: 'builtin') => rewriteCase(kase, engine) })
}

type RefreshButtonsProps = { stage: CaseTrouble; refresh: ReturnType<typeof useRefresh>; isSilent: boolean }

/** Tries again; where the model failed the built-in engine is offered beside it. Of silence nothing can be written. */
function RefreshButtons({ stage, refresh, isSilent }: RefreshButtonsProps) {
  const text = useText('report')
  return (
    <>
      {!isSilent && (
        <Button size="sm" variant={stage.kind === 'waiting' ? 'default' : 'filled'} onClick={() => refresh.mutate(undefined)} loading={refresh.isPending}>
          {text('refresh')}
        </Button>
      )}
      {isModelFailure(stage.code) && (
        <Button size="sm" variant="default" onClick={() => refresh.mutate('builtin')} disabled={refresh.isPending}>
          {text('writeBuiltin')}
        </Button>
      )}
    </>
  )
}

/** What is safe, in words: the sound, the text, and that those who can mend it know. */
function safeWords({ audioRecordings, textReport }: Case, { kind, code }: CaseProblemProps['stage']) {
  if (textReport !== null) return 'safeReport'
  if (code === 'speech.no_audio') return 'noAudioAdvice'
  if (kind === 'waiting') return 'safeWaiting'
  if (code === undefined) return 'safeUnwritten'
  return audioRecordings.some(({ hasAudio }) => hasAudio) ? 'safeRecording' : 'safeText'
}
