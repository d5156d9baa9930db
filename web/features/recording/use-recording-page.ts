import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { ConsultationDetails, KeptRecording } from '#web/audio/kept-recording.ts'
import type { MicrophoneMonitor } from '#web/audio/microphone-monitor.ts'
import { useText } from '#web/text/use-text.ts'
import type { RecordingVerbs } from './use-recording-keys.ts'
import { useRecording } from './use-recording.ts'
import type { RecordingHandle } from './use-recording.ts'
import type { RecordingTarget } from './recording-ids.ts'

export type RecordingPageHandle = Omit<RecordingHandle, 'recover'> & {
  readonly verbs: RecordingVerbs
  readonly finalizeWithoutMissing: () => void
  readonly recover: (kept: KeptRecording) => void
  readonly cancel: () => void
  readonly later: () => void
  readonly isUnderWay: () => boolean
  readonly showReport: (patientId: string) => void
}

type Setting = { target: RecordingTarget; userId: string; monitor: MicrophoneMonitor; details: ConsultationDetails; isInformed: boolean }

/** What can be done on the page, each a verb. */
export function useRecordingPage({ target, userId, monitor, details, isInformed }: Setting): RecordingPageHandle {
  const navigate = useNavigate()
  const text = useText('recording')
  const showReport = useShowReport()
  const { session, snapshot, recover: takeOver } = useRecording({ ...target.ids, userId }, { details, monitor })

  const finalize = useCallback(
    async (acceptMissing: boolean) => {
      if (await session.finalize(details, acceptMissing)) showReport(session.ids.patientId)
    },
    [session, details, showReport],
  )

  const recover = useRecover(takeOver, showReport)

  const cancel = useCallback(async () => {
    if (!(await session.cancel())) notifications.show({ color: 'wait', message: text('problemCancel') })
  }, [session, text])

  const verbs = useMemo<RecordingVerbs>(
    () => ({
      start: () => {
        const isGood = monitor.snapshot.get().check.status === 'good'
        if (isGood && isInformed && monitor.stream !== undefined) session.start(monitor.stream, details)
      },
      pause: () => session.pause(),
      resume: () => session.resume(),
      finalize: () => void finalize(false),
    }),
    [session, monitor, details, isInformed, finalize],
  )

  const later = useCallback(() => {
    session.leave()
    void navigate({ to: '/' })
  }, [session, navigate])

  const isUnderWay = useCallback(() => {
    const { phase } = session.snapshot.get()
    return phase === 'recording' || phase === 'paused' || phase === 'finalizing'
  }, [session])

  return {
    session,
    snapshot,
    verbs,
    finalizeWithoutMissing: () => void finalize(true),
    recover: (kept) => void recover(kept),
    cancel: () => void cancel(),
    later,
    isUnderWay,
    showReport,
  }
}

/** Takes a recording over from a page that died, and ends it with what was typed there. */
function useRecover(takeOver: RecordingHandle['recover'], showReport: (patientId: string) => void): (kept: KeptRecording) => Promise<void> {
  const text = useText('recording')
  return useCallback(
    async (kept) => {
      const taken = await takeOver(kept)
      if (taken === undefined) notifications.show({ color: 'wait', message: text('recoveryGone') })
      else if (await taken.finalize(kept.details)) showReport(kept.patientId)
    },
    [takeOver, showReport, text],
  )
}

/** To the report of a patient whose cases have just changed. */
function useShowReport(): (patientId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (patientId) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
      void queryClient.invalidateQueries({ queryKey: queryKeys.patient(patientId) })
      void navigate({ to: '/p/$patientId/report', params: { patientId } })
    },
    [navigate],
  )
}
