import type { ReactNode } from 'react'
import { Offline } from '#web/api/offline.ts'

type Part<Props> = (props: Props) => ReactNode

/** What opens on a press, and is fetched when it is wanted or before. */
export type LaterPart<Props> = { readonly fetch: () => Promise<Part<Props>> }

/**
 * Takes what loads the part. It is fetched once, however often it is wanted. Without a network nothing is asked for, and the next wish tries
 * again: a browser remembers a module that could not be fetched (HTML, "module map"), so that only a reload would bring it.
 */
export function laterPart<Props>(load: () => Promise<Part<Props>>): LaterPart<Props> {
  let fetching: Promise<Part<Props>> | undefined
  return {
    fetch: async () => {
      if (fetching === undefined && !navigator.onLine) throw new Offline(undefined)
      return await (fetching ??= load())
    },
  }
}
