import type { ReactNode } from 'react'
import { Offline } from '#web/api/offline.ts'

type Part<Props> = (props: Props) => ReactNode

/** What opens on a press and is fetched for it: there is a `ready` one once a `fetch` has ended well. */
export type LaterPart<Props> = { readonly ready: () => Part<Props> | undefined; readonly fetch: () => Promise<void> }

/**
 * Takes what loads the part. It is fetched once, however often it is wanted. Without a network nothing is asked for, and the next wish tries
 * again: a browser remembers a module that could not be fetched (HTML, "module map"), so that only a reload would bring it.
 */
export function laterPart<Props>(load: () => Promise<Part<Props>>): LaterPart<Props> {
  let part: Part<Props> | undefined
  let fetching: Promise<void> | undefined
  const fetchNow = async () => {
    part = await load()
  }
  return {
    ready: () => part,
    fetch: async () => {
      if (fetching === undefined && isOffline()) throw new Offline(undefined)
      await (fetching ??= fetchNow())
    },
  }
}

/** What a browser says of its network is only to be believed when it says that there is none. */
const isOffline = (): boolean => navigator.onLine === false
