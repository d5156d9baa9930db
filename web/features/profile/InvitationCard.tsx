import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STARS_BEFORE_OFFER } from '#contract/billing.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import style from './Profile.module.css'

/**
 * The person's own code, the stars it has earned, and the free months that came of them (spec 9). The profile, which may be minutes old, stands in
 * until the answer is there.
 */
export function InvitationCard({ code, stars: starsBefore }: { code: string; stars: number }) {
  const text = useText('profile')
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.invitations, queryFn: async ({ signal }) => await call('getInvitations', { signal }) })
  const stars = data?.stars ?? starsBefore
  return (
    <Card>
      <Stack>
        <Title order={2}>{text('inviteHeading')}</Title>
        <Text>{text('inviteBody')}</Text>
        <OwnCode code={code} />
        <p className={style['stars']}>
          {Array.from({ length: Math.min(stars, STARS_BEFORE_OFFER) }, (_, place) => (
            <IconStarFilled key={place} size={20} aria-hidden />
          ))}
          <span>{text('stars', { count: stars })}</span>
        </p>
        {data !== undefined && data.monthsGiven > 0 && <Text>{text('monthsGiven', { count: data.monthsGiven })}</Text>}
        {data !== undefined && data.monthsWaiting > 0 && <Text>{text('monthsWaiting', { count: data.monthsWaiting })}</Text>}
        {stars > STARS_BEFORE_OFFER && <Text fw={500}>{text('manyStars')}</Text>}
        {error !== null && <ErrorPanel error={error} title={text('invitationsFailed')} onRetry={() => void refetch()} />}
      </Stack>
    </Card>
  )
}

/** Copied by the button; where no way of copying works, it is said, and one press marks the code whole. */
function OwnCode({ code }: { code: string }) {
  const text = useText('profile')
  const { isCopied, copy } = useCopy()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap" role="group" aria-label={text('yourCode')}>
        <code className={style['code']}>{code}</code>
        <Button
          variant="default"
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy(code).then((isDone) => setHasFailed(!isDone))}
        >
          <span aria-live="polite">{text(isCopied ? 'copied' : 'copy')}</span>
        </Button>
      </Group>
      {hasFailed && (
        <Text size="sm" role="alert">
          {text('copyFailed')}
        </Text>
      )}
    </Stack>
  )
}
