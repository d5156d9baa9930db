import type { Written } from '../talks/talk.ts'
import { fetchPart, partsOf, partsOfFlat } from './parts.ts'
import type { Request } from './write-with-parts.ts'

/** What the page asks of the engine, and what it answers. Nothing of either leaves the browser. */
export type Asked = Request & { readonly id: number }
export type Answered =
  { readonly id: number; readonly written: Written } | { readonly id: number; readonly failure: 'unreachable' } | { readonly isReady: true }

const ahead = (parts: readonly string[]): void => {
  for (const name of parts) void fetchPart(name).catch(() => undefined)
}
const answer = (answered: Answered): void => postMessage(answered)

// This file is small and asks for all the others at once: none of them waits until another has come and been read. Most text is of the page's own language.
const engine = import('./write-with-parts.ts')
ahead(partsOf(self.name))
engine.then(() => answer({ isReady: true }), reportError)

addEventListener('message', ({ data: { id, ...request } }: MessageEvent<Asked>) => {
  ahead(partsOfFlat(request.text, request.headingLanguage))
  engine.then(async ({ writeWithParts }) => await writeWithParts(request, fetchPart)).then(
    (written) => answer({ id, written }),
    () => answer({ id, failure: 'unreachable' }),
  )
})
