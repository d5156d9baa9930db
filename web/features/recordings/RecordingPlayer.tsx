import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecordingIds } from '#web/audio/kept-recording.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import classes from './recordings.module.css'

/** The sound is fetched when somebody asks to hear it, held in memory, and let go with the page. */
export function RecordingPlayer({ place, when }: { place: RecordingIds; when: string }) {
  const text = useText('recordings')
  const audio = useMutation({
    mutationFn: async () => URL.createObjectURL(await call('getRecordingAudio', { params: place })),
  })
  const address = audio.data
  useEffect(() => {
    if (address === undefined) return undefined
    return () => URL.revokeObjectURL(address)
  }, [address])
  if (audio.isError) return <ErrorPanel error={audio.error} title={text('audioFailed')} onRetry={() => audio.mutate()} />
  if (address === undefined) {
    return (
      <Button
        variant="default"
        className={classes['listen']}
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        loading={audio.isPending}
        onClick={() => audio.mutate()}
      >
        {text('listen')}
      </Button>
    )
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands as text right below the player
  return <audio controls autoPlay src={address} aria-label={text('player', { when })} className={classes['player']} />
}
