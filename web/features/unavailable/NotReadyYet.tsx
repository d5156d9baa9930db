import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** Says what will stand here, what works meanwhile, and how to get there. */
export function NotReadyYet({ what, patientId }: { what: string; patientId?: string | undefined }) {
  const text = useText('unavailable')
  return (
    <PageFrame heading={text('notReady')} intro={what} measure="document">
      <Text maw="52ch">{text('meanwhile')}</Text>
      <Group>
        {patientId === undefined ? (
          <Button component={Link} to="/" variant="default">
            {text('toControlPanel')}
          </Button>
        ) : (
          <Anchor renderRoot={(props) => <Link to="/p/$patientId/report" params={{ patientId }} {...props} />}>{text('toReport')}</Anchor>
        )}
      </Group>
    </PageFrame>
  )
}
