import { Anchor, Button, Group, Text } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { useSupportContact } from './use-support-contact.ts'

export type ErrorScreenProps = {
  number?: string | undefined
  heading: string
  body: string
  retry?: { label: string; act: () => void }
  /** True where nothing else stands on the page. */
  isWholePage?: boolean
}

/** A page that says what happened, a way back, and where to find help; the number stands last, for who is asked. */
export function ErrorScreen({ number, heading, body, retry, isWholePage = false }: ErrorScreenProps) {
  const text = useText('errors')
  const { words, href } = useSupportContact()
  const [before, after] = text('support', { email: '\u0000' }).split('\u0000')
  return (
    <PageFrame heading={heading} intro={body} measure="document" isAlone={isWholePage}>
      <Group>
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
        <Anchor underline="always" href={href}>{words}</Anchor>
        {after}
        {number !== undefined && ` (${number})`}
      </Text>
    </PageFrame>
  )
}
