import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { AnonymousCase } from '#contract/patient.ts'
import { timing } from '#contract/timing.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { listenTo } from '#web/api/socket.ts'
import { refetchDraft } from './arriving/use-draft-sections.ts'

const isAnyUpdating = (patient: Patient | undefined) => patient?.cases.some(({ isUpdating }) => isUpdating) ?? false

/** The patient with the cases, asked for again every 2 s while one of them is being worked on (spec 4). */
export function usePatient(patientId: string) {
  // The server tells of a moved case before it answers the call that moved it, and a temporary patient is gone with its last case.
  const isLeaving = useIsMutating({ mutationKey: queryKeys.leavingPatient(patientId) }) > 0
  const patient = useQuery({
    enabled: !isLeaving,
    queryKey: queryKeys.patient(patientId),
    queryFn: ({ signal }) => call('getPatient', { params: { patientId }, signal }),
    refetchInterval: ({ state }) => (isAnyUpdating(state.data) ? timing.casePollMs : false),
  })
  useOnceMoreAfterUpdating(patientId, isAnyUpdating(patient.data))
  useKnownSummaries(patient.data)
  return patient
}

/** A report that was written before this page first looked is news to the sidebar all the same. */
function useKnownSummaries(patient: Patient | undefined): void {
  useEffect(() => {
    const listed = queryClient.getQueryData<AnonymousCase[]>(queryKeys.anonymousCases)
    const isNews = ({ id, anonymous, isUpdating, summaryReport }: Case) => {
      // The list holds the beginning of each summary.
      const known = listed?.find((row) => row.id === id)?.summary ?? ''
      return anonymous && !isUpdating && summaryReport !== null && (known === '' || !summaryReport.startsWith(known))
    }
    if (listed && patient?.cases.some(isNews)) void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
  }, [patient])
}

/** When the work ends the patient is read once more, and the sidebar reads its list again (spec 4). */
function useOnceMoreAfterUpdating(patientId: string, isUpdating: boolean): void {
  const wasUpdating = useRef(false)
  useEffect(() => {
    if (wasUpdating.current && !isUpdating) {
      void refetchPatient(patientId)
      void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
    }
    wasUpdating.current = isUpdating
  }, [patientId, isUpdating])
}

export async function refetchPatient(patientId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeys.patient(patientId) })
}

/** The server says when a case changed, so that nobody waits for the next poll. */
export function useCaseEvents({ patientId, caseId }: { patientId: string; caseId: string | undefined }): void {
  useEffect(() => {
    if (caseId === undefined) return undefined
    const leaving = new AbortController()
    const onLive = (isLive: boolean) => {
      // What happened before the line stood is read once.
      if (!isLive) return
      void refetchPatient(patientId)
      refetchDraft(caseId)
    }
    const onEvent = (event: { type: string }) => {
      if (event.type === 'case') void refetchPatient(patientId)
      if (event.type === 'draft') refetchDraft(caseId)
    }
    listenTo({ caseId }, { onEvent, onLive }, { signal: leaving.signal })
    return () => leaving.abort()
  }, [patientId, caseId])
}

/** Puts a case that a call answered with in the place of the older one. */
export function replaceCase(changed: Case): void {
  queryClient.setQueryData<Patient>(queryKeys.patient(changed.patientId), (patient) =>
    patient && { ...patient, cases: patient.cases.map((each) => (each.id === changed.id && each.revision <= changed.revision ? changed : each)) },
  )
}
