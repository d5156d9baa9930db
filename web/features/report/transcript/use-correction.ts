import { useMemo } from 'react'
import type { SupportChange } from '#contract/transcript.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import type { ReportSession } from '../session/report-session.ts'
import type { WantedCorrection } from '../session/report-snapshot.ts'

export type Correcting = {
  correct: (wanted: WantedCorrection) => Promise<void>
  /** What the last correction meant for the texts of the case; undefined while there was none. */
  changes: readonly SupportChange[] | undefined
  dismiss: () => void
}

/** The correction of what was heard or typed, as the talk beside the report needs it. */
export function useCorrection(session: ReportSession): Correcting {
  const { changes } = useObservable(session.snapshot)
  return useMemo(() => ({ correct: (wanted) => session.correct(wanted), changes, dismiss: () => session.closeChanges() }), [session, changes])
}
