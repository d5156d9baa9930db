import '#web/landing/base.css'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { openFeedback } from '#web/landing/feedback/feedback.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { useSupportContact } from './use-support-contact.ts'

/** Where somebody who met an error finds help, and the form to tell of it. The number stands last, for who is asked. */
export function ErrorHelp({ number }: { number: string | undefined }) {
  const text = useText('errors')
  const language = useLanguage()
  const { words, href } = useSupportContact()
  const [before, after] = text('support', { email: '\u0000' }).split('\u0000')
  return (
    <Stack align="flex-start">
      <Text size="sm" c="dimmed">
        {before}
        <Anchor underline="always" href={href}>{words}</Anchor>
        {after}
        {number !== undefined && ` (${number})`}
      </Text>
      <Button variant="default" onClick={() => openFeedback(language)}>
        {text('feedback')}
      </Button>
    </Stack>
  )
}
