import { Button, Text } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { Case } from '#contract/case.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { usePlaying } from './use-playing.ts'

/** Plays the very place in the recording where the words fell; nothing where that is not known. */
export function PlayButton({ kase, ground: { recordingId, startMs, endMs } }: { kase: Case; ground: Ground }) {
  if (recordingId === undefined || startMs === undefined) return null
  return <PlayPlace kase={kase} recordingId={recordingId} startMs={startMs} endMs={endMs} />
}

function PlayPlace({ kase, recordingId, startMs, endMs }: { kase: Case; recordingId: string; startMs: number; endMs: number | undefined }) {
  const text = useText('report')
  const ui = useText('ui')
  const language = useLanguage()
  const { isPlaying, failure, hasFailed, toggle } = usePlaying({ patientId: kase.patientId, caseId: kase.id, recordingId, startMs, endMs })
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={isPlaying ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconPlayerPlayFilled size={14} aria-hidden />}
        onClick={toggle}
      >
        {text(isPlaying ? 'stopPlaying' : 'play')}
      </Button>
      {hasFailed && (
        <Text size="xs" role="alert" c="var(--recording)">
          {explain(failure, language, ui).sentence}
        </Text>
      )}
    </>
  )
}
