import { Center } from '@mantine/core'
import { useEffect } from 'react'
import { signOut } from '#web/session/sign-out.ts'
import { useText } from '#web/text/use-text.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'

let leaving: Promise<void> | undefined

/** Signs out and goes to the start page (spec 2). */
export function LogoutPage() {
  const text = useText('shell')
  useEffect(() => {
    leaving ??= signOut()
  }, [])
  return (
    <Center mih="80vh" component="main">
      <title>{text('signingOut')}</title>
      <TimedLoader label={text('signingOut')} onRetry={() => location.replace('/')} />
    </Center>
  )
}
