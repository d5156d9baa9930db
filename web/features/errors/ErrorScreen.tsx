import { Button, Group } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { laterPart } from '#web/ui/later-part.ts'
import { usePartAtRest } from '#web/ui/use-part-at-rest.ts'

const help = laterPart(async () => (await import('./ErrorHelp.tsx')).ErrorHelp)

export type ErrorScreenProps = {
  number?: string | undefined
  heading: string
  body: string
  retry?: { label: string; act: () => void }
  /** True where nothing else stands on the page. */
  isWholePage?: boolean
}

/** A page that says what happened and a way back; where to find help comes when there is a network to find it by. */
export function ErrorScreen({ number, heading, body, retry, isWholePage = false }: ErrorScreenProps) {
  const text = useText('errors')
  const { Part: Help } = usePartAtRest(help)
  return (
    <PageFrame heading={heading} intro={body} measure="document" isAlone={isWholePage}>
      <Group>
        <Button component="a" href="/">
          {text('backToStart')}
        </Button>
        {retry !== undefined && (
          <Button variant="default" onClick={retry.act}>
            {retry.label}
          </Button>
        )}
      </Group>
      {Help && <Help number={number} />}
    </PageFrame>
  )
}
