import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fetchAhead } from './fetch-ahead.ts'
import type { LaterPart } from './later-part.ts'

/** A part of the frame that nobody waits for: it comes when the page is at rest; where there is no network, with the next page. */
export function usePartAtRest<Props>({ fetch }: LaterPart<Props>): { Part: ((props: Props) => ReactNode) | undefined } {
  const [Part, setPart] = useState<(props: Props) => ReactNode>()
  useEffect(
    () =>
      fetchAhead(async () => {
        const fetched = await fetch()
        setPart(() => fetched)
      }),
    [fetch],
  )
  return { Part }
}
