import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'

/** Subscription and invitations (spec 2). */
export function ProfilePage() {
  const text = useText('profile')
  const { data: profile } = useProfile()
  return (
    <Stack gap="lg" maw="var(--width-document)" mx="auto">
      <Title order={1}>{text('heading')}</Title>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <SubscriptionCard />
        {profile !== undefined && profile.referenceCode !== '' && <InvitationCard code={profile.referenceCode} stars={profile.points} />}
      </SimpleGrid>
    </Stack>
  )
}
