import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { SeatInvitation } from '#contract/seats/seat.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import style from './Seats.module.css'
import { useInvite } from './use-seats.ts'

const looksLikeAddress = (text: string) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text)

/** Offers a free seat. The link that comes of it is shown once: it stays until the payer is done with it, also where it was for the last seat. */
export function InviteForm({ free }: { free: number }) {
  const text = useText('seats')
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const invite = useInvite()
  const field = useRef<HTMLInputElement>(null)
  if (invite.data !== undefined) {
    return (
      <Link
        invitation={invite.data}
        onDone={() => {
          setEmail('')
          invite.reset()
          requestAnimationFrame(() => field.current?.focus())
        }}
      />
    )
  }
  if (free === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text('noneFree')}
      </Text>
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
            ref={field}
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
  const copyButton = useRef<HTMLButtonElement>(null)
  // The form that was pressed is gone: whoever works by keyboard goes on with the link.
  useEffect(() => copyButton.current?.focus(), [])
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
          ref={copyButton}
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
