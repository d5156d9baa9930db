import { Anchor, Button, Text } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Says what will stand here, what works meanwhile, and how to get there. */
export function NotReadyYet({ what, patientId }: { what: string; patientId?: string | undefined }) {
  const text = useText('unavailable')
  return (
    <EmptyState isWholePage icon={<IconTools size={32} stroke={1.5} color="var(--muted)" aria-hidden />} title={text('notReady')} hint={what}>
      <Text maw="52ch">{text('meanwhile')}</Text>
      {patientId === undefined ? (
        <Button component={Link} to="/" variant="default">
          {text('toControlPanel')}
        </Button>
      ) : (
        <Anchor renderRoot={(props) => <Link to="/p/$patientId/report" params={{ patientId }} {...props} />}>{text('toReport')}</Anchor>
      )}
    </EmptyState>
  )
}
