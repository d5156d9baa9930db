import { Card, Switch, Text, Title } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useId } from 'react'
import type { RecordingIds } from '#web/audio/kept-recording.ts'
import { useCanHear } from '#web/session/use-can-hear.ts'
import { useText } from '#web/text/use-text.ts'
import { HeardText } from './HeardText.tsx'
import classes from './live-transcript.module.css'

export type LiveTranscriptProps = {
  ids: RecordingIds
  /** Until the server has the first part of the recording, there is nothing to ask it for. */
  isOnServer: boolean
}

const STORAGE_KEY = 'epikrise.live-transcript'

/** What is heard while the talk goes on; whoever is disturbed by it switches it off, here and next time. */
export function LiveTranscript({ ids, isOnServer }: LiveTranscriptProps) {
  const text = useText('heard')
  const headingId = useId()
  const canHear = useCanHear()
  const [isOn, setIsOn] = useLocalStorage({ key: STORAGE_KEY, defaultValue: true, getInitialValueInEffect: false })
  return (
    <Card component="section" aria-labelledby={headingId} className={classes['card']} data-roomy={isOn && canHear}>
      <div className={classes['head']}>
        <Title order={2} size="h3" id={headingId}>
          {text('title')}
        </Title>
        <Switch checked={isOn} aria-label={text('show')} onChange={({ currentTarget }) => setIsOn(currentTarget.checked)} />
      </div>
      {!isOn && <Text c="dimmed">{text('off')}</Text>}
      {isOn && !isOnServer && <Text c="dimmed">{text('coming')}</Text>}
      {isOn && isOnServer && <HeardText ids={ids} />}
    </Card>
  )
}
