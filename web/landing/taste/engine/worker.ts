import type { Written } from '../talks/talk.ts'
import { fetchPart, withDictionary } from './parts.ts'
import { writeWithParts } from './write-with-parts.ts'
import type { Request } from './write-with-parts.ts'

/** What the page asks of the engine, and what it answers. Nothing of either leaves the browser. */
export type Asked = Request & { readonly id: number }
export type Answered = { readonly id: number; readonly written: Written } | { readonly id: number; readonly failure: 'unreachable' } | { readonly isReady: true }

const answer = (answered: Answered): void => postMessage(answered)

addEventListener('message', ({ data: { id, ...request } }: MessageEvent<Asked>) => {
  writeWithParts(request, fetchPart).then(
    (written) => answer({ id, written }),
    () => answer({ id, failure: 'unreachable' }),
  )
})
// Most text is of the page's own language: it comes beside the rest.
for (const name of withDictionary(self.name)) void fetchPart(name).catch(() => undefined)
answer({ isReady: true })
