import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { formatDate } from '#domain/calendar-date.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { replaceProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'

/** Where the link of an invitation leads: who offers a seat and what they will see, before it is taken. The secret is sent in the body of a call alone. */
export function SeatPage() {
  const text = useText('seats')
  // Another link opened in the same tab changes nothing but what stands behind the `#`.
  const secret = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const offer = useQuery({
    queryKey: [...queryKeys.seats, 'offer', secret],
    queryFn: async ({ signal }) => await call('readSeatOffer', { body: { secret }, signal }),
    enabled: secret !== '',
    retry: false,
  })
  const take = useMutation({
    mutationFn: async () => await call('takeSeat', { body: { secret } }),
    onSuccess: async (profile) => {
      replaceProfile(profile)
      await queryClient.invalidateQueries({ queryKey: queryKeys.subscription })
      // The address with the secret, which opens nothing any more, is not gone back to.
      await navigate({ to: '/', replace: true })
    },
  })
  const goHome = (
    <Button variant="default" onClick={() => void navigate({ to: '/', replace: true })}>
      {text('home')}
    </Button>
  )
  return (
    <PageFrame heading={text('offerHeading')} measure="form">
      <title>{text('offerHeading')}</title>
      {secret === '' && (
        <Stack align="flex-start">
          <Text>{text('offerMissing')}</Text>
          {goHome}
        </Stack>
      )}
      {secret !== '' && offer.isPending && (
        <div role="status" aria-label={text('offerLoading')}>
          <TextSkeleton lines={4} />
        </div>
      )}
      {offer.error !== null && (
        <Stack align="flex-start">
          <ErrorPanel error={offer.error} title={text('offerFailed')} onRetry={() => void offer.refetch()} />
          {goHome}
        </Stack>
      )}
      {offer.data !== undefined && (
        <Stack>
          <Text size="lg">{text('offerFrom', { name: offer.data.payerName })}</Text>
          {offer.data.payerEmail !== '' && <Text c="dimmed">{offer.data.payerEmail}</Text>}
          <Text>{text('offerBody')}</Text>
          <Text>{text('offerLater')}</Text>
          <Text size="sm" c="dimmed">
            {text('offerUntil', { date: formatDate(new Date(offer.data.until)) })}
          </Text>
          {take.error !== null && <ErrorPanel error={take.error} title={text('takeFailed')} />}
          <Group gap="xs">
            <Button loading={take.isPending} onClick={() => take.mutate()}>
              {text('take')}
            </Button>
            {goHome}
          </Group>
        </Stack>
      )}
    </PageFrame>
  )
}
