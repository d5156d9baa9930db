import { useEffect, useState } from 'react'
import { runtimeConfig } from '#web/session/runtime-config.ts'

/** Where a person finds a person: the operator's address, or the page of contact where there is none or it is not known. */
export function useSupportContact(): { words: string; href: string } {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    // A server that does not answer is what the page around this tells of.
    runtimeConfig().then(({ supportAddress }) => setAddress(supportAddress), () => undefined)
  }, [])
  return address === null ? { words: `${location.host}/info/contact`, href: '/info/contact' } : { words: address, href: `mailto:${address}` }
}
