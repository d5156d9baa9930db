import { SimpleGrid, Stack } from '@mantine/core'
import { useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { SeatsCard } from './seats/SeatsCard.tsx'
import { useIsPayer } from './seats/use-is-payer.ts'
import { SubscriptionCard } from './SubscriptionCard.tsx'

/** Subscription and invitations (spec 2). */
export function ProfilePage() {
  const text = useText('profile')
  const { data: profile } = useProfile()
  const isPayer = useIsPayer()
  return (
    <PageFrame heading={text('heading')}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="lg">
          <SubscriptionCard />
          <InvoiceList isPayer={isPayer} />
        </Stack>
        <Stack gap="lg">
          {isPayer && <SeatsCard />}
          {profile !== undefined && profile.referenceCode !== '' && <InvitationCard code={profile.referenceCode} stars={profile.points} />}
        </Stack>
      </SimpleGrid>
    </PageFrame>
  )
}
