import { Title } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

export function ReportPage() {
  const text = useText('report')
  return <Title order={1}>{text('title')}</Title>
}
