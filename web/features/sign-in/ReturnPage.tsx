import { Button, Center, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { completeSignIn } from '#web/session/complete-sign-in.ts'
import { useText } from '#web/text/use-text.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'

// An answer of the provider counts once, also when React shows the page twice while developing.
let completing: Promise<string> | undefined

/** Where the identity provider sends the person back to: waits for the sign-in, then goes to the page that was wanted before it, else to the start page (spec 2). */
export function ReturnPage() {
  const text = useText('shell')
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    completing ??= completeSignIn(location.href)
    completing.then(
      (address) => location.replace(address),
      () => setHasFailed(true),
    )
  }, [])
  if (hasFailed) {
    return (
      <PageFrame heading={text('signInFailed')} intro={text('signInFailedHint')} isAlone>
        <Group>
          <Button component="a" href="/">
            {text('toStart')}
          </Button>
        </Group>
      </PageFrame>
    )
  }
  return (
    <Center mih="80vh" component="main">
      <title>{text('signingIn')}</title>
      <TimedLoader label={text('signingIn')} onRetry={() => location.replace('/')} />
    </Center>
  )
}
