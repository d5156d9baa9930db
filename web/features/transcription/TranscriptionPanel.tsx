import { Title } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

export function TranscriptionPanel() {
  const text = useText('transcription')
  return <Title order={2}>{text('title')}</Title>
}
