import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fetchAhead } from './fetch-ahead.ts'
import type { LaterPart } from './later-part.ts'

/** A part that is fetched when the page is at rest, or when it is wanted before. `problem` is why the last wish failed. */
export function useLaterPart<Props>({ fetch }: LaterPart<Props>) {
  const [Part, setPart] = useState<(props: Props) => ReactNode>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => fetchAhead(fetch), [fetch])
  return {
    Part,
    problem,
    /** True when the part is there to be shown. */
    want: async (): Promise<boolean> => {
      setProblem(undefined)
      try {
        const fetched = await fetch()
        setPart(() => fetched)
        return true
      } catch (error) {
        setProblem(error)
        return false
      }
    },
    /** What fails ahead of a press is said at the press. */
    fetchNear: () => void fetch().catch(() => undefined),
    forgetProblem: () => setProblem(undefined),
  }
}
