import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { SeatInvitation } from '#contract/seats/seat.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import style from './Seats.module.css'
import { useInvite } from './use-seats.ts'

const looksLikeAddress = (text: string) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text)

/** Offers a free seat. The link that comes of it is shown once: it stays until the payer is done with it. */
export function InviteForm() {
  const text = useText('seats')
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const invite = useInvite()
  if (invite.data !== undefined) {
    return (
      <Link
        invitation={invite.data}
        onDone={() => {
          setEmail('')
          invite.reset()
        }}
      />
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isFine = looksLikeAddress(email.trim())
        setIsWrong(!isFine)
        if (isFine) invite.mutate(email.trim())
      }}
    >
      <Stack gap="xs">
        <Group align="flex-start" gap="xs" className={style['invite'] ?? ''}>
          <TextInput
            label={text('inviteLabel')}
            description={text('inviteHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={isWrong ? text('emailInvalid') : undefined}
            onChange={(event) => setEmail(event.currentTarget.value)}
            flex={1}
            miw="var(--width-field)"
          />
          <Button type="submit" loading={invite.isPending} className={style['inviteButton'] ?? ''}>
            {text('invite')}
          </Button>
        </Group>
        {invite.error !== null && <ErrorPanel error={invite.error} title={text('inviteFailed')} />}
      </Stack>
    </form>
  )
}

function Link({ invitation: { url, until }, onDone }: { invitation: SeatInvitation; onDone: () => void }) {
  const text = useText('seats')
  const { isCopied, copy } = useCopy()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <div className={style['link']} role="group" aria-label={text('linkLabel')}>
      <Text fw={500} role="status">
        {text('linkTitle')}
      </Text>
      <code className={style['address']}>{url}</code>
      <Text size="sm" c="dimmed">
        {text('linkHint', { date: formatDate(new Date(until)) })}
      </Text>
      {hasFailed && (
        <Text size="sm" role="alert">
          {text('copyFailed')}
        </Text>
      )}
      <Group gap="xs">
        <Button
          autoFocus
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy(url).then((isDone) => setHasFailed(!isDone))}
        >
          <span aria-live="polite">{text(isCopied ? 'copied' : 'copy')}</span>
        </Button>
        <Button variant="default" onClick={onDone}>
          {text('done')}
        </Button>
      </Group>
    </div>
  )
}
