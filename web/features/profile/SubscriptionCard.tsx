import { Alert, Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { timing } from '#contract/timing.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { HeldSeat } from './seats/HeldSeat.tsx'
import { PaymentPortal } from './PaymentPortal.tsx'
import { subscriptionState } from './subscription-state.ts'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'

/** How the subscription stands, and the way to end it (spec 4). */
export function SubscriptionCard() {
  const text = useText('profile')
  const [isAsking, setIsAsking] = useState(false)
  const query = useQuery({ queryKey: queryKeys.subscription, queryFn: async ({ signal }) => await call('getSubscription', { signal }) })
  const cancel = useMutation({
    mutationFn: async () => await call('cancelSubscription'),
    onSuccess: async () => {
      setIsAsking(false)
      await Promise.all([query.refetch(), refreshProfile()])
    },
  })
  useReturnHome(cancel.isSuccess)
  if (query.data === undefined) {
    return <Card>{query.error === null ? <TextSkeleton lines={4} /> : <SubscriptionProblem error={query.error} onRetry={() => void query.refetch()} />}</Card>
  }
  const { badge, endsAtPeriodEnd, mayCancel, isRunning: isOpen } = subscriptionState(query.data)
  return (
    <Card>
      <Stack>
        {cancel.isSuccess && (
          <Alert color="good" icon={<IconCheck aria-hidden />} role="status">
            {text('cancelled')}
          </Alert>
        )}
        <Group gap="xs">
          <Badge color={badge.colour} variant="light" size="lg" tt="none">
            {text(badge.label)}
          </Badge>
          {endsAtPeriodEnd && (
            <Badge color="wait" variant="light" size="lg" tt="none">
              {text('endsAtPeriodEnd')}
            </Badge>
          )}
        </Group>
        <SubscriptionFacts subscription={query.data} />
        {query.data.seat !== undefined && <HeldSeat seat={query.data.seat} />}
        {query.data.trial === undefined && query.data.seat === undefined && <PaymentPortal />}
        {!isOpen && <ChoosePlan />}
        {mayCancel && query.data.seat === undefined && (
          <Button variant="default" onClick={() => setIsAsking(true)} style={{ alignSelf: 'flex-start' }}>
            {text('cancel')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('cancelConfirmHeading')}
        body={text(query.data.trial === undefined ? 'cancelConfirmBody' : 'cancelTrialBody')}
        confirmLabel={text('cancelConfirm')}
        isDangerous
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {cancel.error !== null && <ErrorPanel error={cancel.error} title={text('cancelFailed')} />}
      </ConfirmDialog>
    </Card>
  )
}

function SubscriptionProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('profile')
  if (error instanceof Refusal && error.status === 404) {
    return (
      <Stack align="flex-start">
        <Text>{text('none')}</Text>
        <ChoosePlan />
      </Stack>
    )
  }
  if (error instanceof Refusal && error.status === 401) return <ErrorPanel error={error} title={text('unauthorized')} />
  return <ErrorPanel error={error} title={text('fetchFailed')} onRetry={onRetry} />
}

/** Whoever has no running subscription finds the plans on the start page (spec 2). */
function ChoosePlan() {
  const text = useText('profile')
  const navigate = useNavigate()
  return (
    <Button style={{ alignSelf: 'flex-start' }} onClick={() => void navigate({ to: '/' })}>
      {text('choosePlan')}
    </Button>
  )
}

/** After cancelling: the banner is read for three seconds, then the start page (spec 4). */
function useReturnHome(isCancelled: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isCancelled) return undefined
    const timer = setTimeout(() => void navigate({ to: '/' }), timing.subscriptionCancelRedirectMs)
    return () => clearTimeout(timer)
  }, [isCancelled, navigate])
}
