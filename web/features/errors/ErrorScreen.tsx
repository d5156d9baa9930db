import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { SUPPORT_EMAIL } from '#web/text/support.ts'
import { useText } from '#web/text/use-text.ts'

export type ErrorScreenProps = {
  number?: string | undefined
  heading: string
  body: string
  retry?: { label: string; act: () => void }
  /** True where nothing else stands on the page. */
  isWholePage?: boolean
}

/** A page that says what happened, a way back, and where to find help. */
export function ErrorScreen({ number, heading, body, retry, isWholePage = false }: ErrorScreenProps) {
  const text = useText('errors')
  const [before, after] = text('support', { email: '\u0000' }).split('\u0000')
  return (
    <Stack component={isWholePage ? 'main' : 'section'} align="center" justify="center" gap="md" mih={isWholePage ? '80vh' : '50vh'} p="lg" ta="center">
      {isWholePage && <title>{heading}</title>}
      {number !== undefined && (
        <Text c="dimmed" fw={500}>
          {number}
        </Text>
      )}
      <Title order={1}>
        {heading}
      </Title>
      <Text maw="48ch">{body}</Text>
      <Group justify="center">
        <Button component="a" href="/">
          {text('backToStart')}
        </Button>
        {retry !== undefined && (
          <Button variant="default" onClick={retry.act}>
            {retry.label}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {before}
        <Anchor underline="always" href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Anchor>
        {after}
      </Text>
    </Stack>
  )
}
