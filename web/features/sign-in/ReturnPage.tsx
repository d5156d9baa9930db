import { Button, Center, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { completeSignIn } from '#web/session/complete-sign-in.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'

// An answer of the provider counts once, also when React shows the page twice while developing.
let completing: Promise<string> | undefined

/**
 * Where the identity provider sends the person back to: waits for the sign-in, then goes to the page that was wanted before it, else to the start
 * page (spec 2).
 */
export function ReturnPage() {
  const text = useText('shell')
  const ui = useText('ui')
  const language = useLanguage()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    completing ??= completeSignIn(location.href)
    completing.then(
      (address) => location.replace(address),
      (error: unknown) => setFailure({ error }),
    )
  }, [])
  if (failure !== undefined) {
    // Where the server says why, as with a level of assurance that is too low, its word helps more than ours.
    const intro = failure.error instanceof Refusal ? explain(failure.error, language, ui).sentence : text('signInFailedHint')
    return (
      <PageFrame heading={text('signInFailed')} intro={intro} isAlone>
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
