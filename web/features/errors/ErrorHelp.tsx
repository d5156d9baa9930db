import '#web/landing/base.css'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { openFeedback } from '#web/landing/feedback/feedback.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { useSupportAddress } from './use-support-address.ts'

/** Where somebody who met an error finds help, and the form to tell of it. The number stands last, for who is asked. */
export function ErrorHelp({ number }: { number: string | undefined }) {
  const text = useText('errors')
  const language = useLanguage()
  const address = useSupportAddress()
  const sentence = address === null ? text('supportOnPage', { page: '\u0000' }) : text('support', { email: '\u0000' })
  const [before, after] = sentence.split('\u0000')
  return (
    <Stack align="flex-start">
      <Text size="sm" c="dimmed">
        {before}
        <Anchor underline="always" href={address === null ? '/info/contact' : `mailto:${address}`}>{address ?? text('contactPage')}</Anchor>
        {after}
        {number !== undefined && ` (${number})`}
      </Text>
      <Button variant="default" onClick={() => openFeedback(language)}>
        {text('feedback')}
      </Button>
    </Stack>
  )
}
