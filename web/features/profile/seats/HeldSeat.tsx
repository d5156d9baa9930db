import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '#contract/billing.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { replaceProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'

/** Of who sits in a seat that somebody else pays: who that is, what they see, and the way to leave. */
export function HeldSeat({ seat }: { seat: NonNullable<Subscription['seat']> }) {
  const text = useText('seats')
  const [isAsking, setIsAsking] = useState(false)
  const leave = useMutation({
    mutationFn: async () => await call('leaveSeat'),
    onSuccess: async (profile) => {
      setIsAsking(false)
      replaceProfile(profile)
      await queryClient.invalidateQueries({ queryKey: queryKeys.subscription })
    },
  })
  const { payerName, payerEmail, since, isPaid } = seat
  return (
    <Stack gap="xs">
      {!isPaid && <Alert color="wait">{text('heldUnpaid')}</Alert>}
      <div>
        <Text c="dimmed">{text('heldBy')}</Text>
        <Text fw={500}>{payerName}</Text>
        {payerEmail !== '' && <Text>{payerEmail}</Text>}
      </div>
      <Text size="sm">{text('heldSince', { date: formatDate(new Date(since)) })}</Text>
      <Text size="sm" c="dimmed">
        {text('heldBody')}
      </Text>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setIsAsking(true)}>
        {text('leave')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('leaveTitle')}
        body={text('leaveBody')}
        confirmLabel={text('leave')}
        isDangerous
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {leave.error !== null && <ErrorPanel error={leave.error} title={text('leaveFailed')} />}
      </ConfirmDialog>
    </Stack>
  )
}
