import { Button, Text } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { playPlace } from './recording-audio.ts'

/** Plays the very place in the recording where the words fell. */
export function PlayButton({ kase, ground }: { kase: Case; ground: Ground }) {
  const text = useText('report')
  const ui = useText('ui')
  const language = useLanguage()
  const playing = useRef<AbortController>(undefined)
  const [isPlaying, setIsPlaying] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => () => playing.current?.abort(), [])
  const play = async () => {
    if (isPlaying) return playing.current?.abort()
    const { recordingId, startMs, endMs } = ground
    if (recordingId === undefined || startMs === undefined) return undefined
    const abort = new AbortController()
    playing.current = abort
    setIsPlaying(true)
    setFailure(undefined)
    await playPlace({ patientId: kase.patientId, caseId: kase.id, recordingId, startMs, endMs }, abort.signal).catch(setFailure)
    setIsPlaying(false)
    return undefined
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={isPlaying ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconPlayerPlayFilled size={14} aria-hidden />}
        onClick={() => void play()}
      >
        {text(isPlaying ? 'stopPlaying' : 'play')}
      </Button>
      {failure !== undefined && (
        <Text size="xs" role="alert" c="var(--recording)">
          {explain(failure, language, ui).sentence}
        </Text>
      )}
    </>
  )
}
