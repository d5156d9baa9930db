import { Title } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

export function RecordingsPage() {
  const text = useText('recordings')
  return <Title order={1}>{text('title')}</Title>
}
