import { Title } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

export function RecordingPage() {
  const text = useText('recording')
  return <Title order={1}>{text('title')}</Title>
}
