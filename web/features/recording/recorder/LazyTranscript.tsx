import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { LiveTranscriptProps } from '#web/features/live-transcript/LiveTranscript.tsx'

const fetched = import('#web/features/live-transcript/LiveTranscript.tsx')
fetched.catch(() => undefined)
// Asked for beside the page, so that it is there when a recording starts; one that could not be fetched stops no recording.
const LiveTranscript = lazy(async (): Promise<{ default: ComponentType<LiveTranscriptProps> }> => {
  try {
    return { default: (await fetched).LiveTranscript }
  } catch {
    return { default: () => null }
  }
})

/** The live transcript, a file of its own: the page can record before it is there. */
export function LazyTranscript(props: LiveTranscriptProps) {
  return (
    <Suspense fallback={null}>
      <LiveTranscript {...props} />
    </Suspense>
  )
}
