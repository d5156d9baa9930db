import { Button, Center, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '#web/api/call.ts'
import { replaceProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'
import { leaveTwice } from './leave-twice.ts'

/** Where the checkout sends the person back to (spec 2): confirm, cancelled, or an address nobody should have. */
export function PaymentResultPage() {
  const text = useText('payments')
  const { status } = useParams({ from: '/signed-in/payments/$sessionId/$status' })
  if (status === 'success') return <Confirmation />
  const isCancelled = status === 'cancel'
  return (
    <PageFrame heading={text(isCancelled ? 'cancelled' : 'invalidStatus')} intro={text(isCancelled ? 'cancelledHint' : 'invalidStatusHint')}>
      <Group>
        <GoHome />
      </Group>
    </PageFrame>
  )
}

function Confirmation() {
  const text = useText('payments')
  const navigate = useNavigate()
  const { sessionId } = useParams({ from: '/signed-in/payments/$sessionId/$status' })
  const { referenceCode } = useSearch({ from: '/signed-in/payments/$sessionId/$status' })
  const confirmation = useQuery({
    queryKey: ['confirm-payment', sessionId],
    // Confirming twice does nothing twice, so that asking again after a lost answer is safe.
    queryFn: async () =>
      await call('confirmCheckoutSession', { params: { id: sessionId }, query: referenceCode === undefined ? {} : { referenceCode } }),
    staleTime: Infinity,
  })
  const { data: profile } = confirmation
  useEffect(() => {
    if (profile === undefined) return undefined
    replaceProfile(profile)
    return leaveTwice(() => void navigate({ to: '/' }))
  }, [profile, navigate])
  if (confirmation.error === null) {
    return (
      <Center mih="50vh">
        <h1 className="visually-hidden">{text('confirming')}</h1>
        <TimedLoader label={text('confirming')} onRetry={() => void confirmation.refetch()} />
      </Center>
    )
  }
  return (
    <PageFrame heading={text('confirmationFailed')} measure="form">
      <ErrorPanel error={confirmation.error} title={text('notConfirmed')} onRetry={() => void confirmation.refetch()} />
      <Group>
        <GoHome />
      </Group>
    </PageFrame>
  )
}

function GoHome() {
  const text = useText('payments')
  const navigate = useNavigate()
  return <Button onClick={() => void navigate({ to: '/' })}>{text('goHome')}</Button>
}
