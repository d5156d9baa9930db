import { useEffect, useState } from 'react'
import { runtimeConfig } from '#web/session/runtime-config.ts'

/** Gives the operator's address for help, null where there is none or it is not known. */
export function useSupportAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    // A server that does not answer is what the page around this tells of.
    runtimeConfig().then(({ supportAddress }) => setAddress(supportAddress), () => undefined)
  }, [])
  return address
}
