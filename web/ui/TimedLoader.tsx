import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { timing } from '#contract/timing.ts'
import { useText } from '#web/text/use-text.ts'
import { loaderStage } from './loader-stage.ts'

const TIPS = ['tipLength', 'tipLeave', 'tipCheck'] as const

export type TimedLoaderProps = {
  /** What is being waited for, in the user's words. */
  label: string
  /** Loads the page anew when left out. */
  onRetry?: () => void
  /** Goes to the start page when left out. */
  onCancel?: () => void
  timeoutMs?: number
  /** Which of the tips are true of this wait; all of them when left out. */
  tips?: readonly (typeof TIPS)[number][]
  /** Tips of its own, in the user's words, in the place of those. */
  ownTips?: readonly string[]
}

/** Waiting that says how long it has been: calm, amber after 10 s, rose after 20 s, with a way out after 25 s (spec 4). */
export function TimedLoader({ label, onRetry = reload, onCancel = toStart, timeoutMs = timing.loaderTimeoutMs, tips = TIPS, ownTips }: TimedLoaderProps) {
  const text = useText('ui')
  const told = ownTips ?? tips.map((each) => text(each))
  const elapsedMs = useElapsed()
  const { colour, isSlow, isLate, tip } = loaderStage(elapsedMs, timeoutMs)
  return (
    <Stack align="center" gap="sm" role="status" aria-live="polite">
      <Loader color={colour} size="md" aria-hidden />
      <Text fw={500}>{label}</Text>
      {isSlow && !isLate && (
        <Text c="dimmed" size="sm" ta="center" maw="44ch">
          {text('stillWorking')}. {told[tip % told.length]}
        </Text>
      )}
      {isLate && (
        <>
          <Text size="sm" ta="center" maw="44ch">
            {text('longWait')}
          </Text>
          <Group gap="xs">
            <Button onClick={onRetry}>{text('tryAgain')}</Button>
            <Button variant="default" onClick={onCancel}>
              {text('cancel')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

const reload = () => location.reload()
const toStart = () => location.assign('/')

function useElapsed(): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    const startedAt = performance.now()
    const ticker = setInterval(() => setElapsedMs(performance.now() - startedAt), timing.loaderTickMs)
    return () => clearInterval(ticker)
  }, [])
  return elapsedMs
}
