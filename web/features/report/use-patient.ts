import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { AnonymousCase } from '#contract/patient.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import { timing } from '#contract/timing.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { listenTo } from '#web/api/socket.ts'
import { refetchDraft } from './arriving/use-draft-sections.ts'
import { isNews } from './save/is-news.ts'
import type { CaseEvent } from './save/is-news.ts'
import { savesUnderWay } from './save/saves-under-way.ts'

const isAnyUpdating = (patient: Patient | undefined) => patient?.cases.some(({ isUpdating }) => isUpdating) ?? false

/** The patient with the cases, asked for again every 2 s while one of them is being worked on (spec 4). */
export function usePatient(patientId: string) {
  // The server tells of a moved case before it answers the call that moved it, and a temporary patient is gone with its last case.
  const isLeaving = useIsMutating({ mutationKey: queryKeys.leavingPatient(patientId) }) > 0
  const patient = useQuery({
    enabled: !isLeaving,
    queryKey: queryKeys.patient(patientId),
    queryFn: async ({ signal }) => withNewerCases(await call('getPatient', { params: { patientId }, signal })),
    refetchInterval: ({ state }) => (isAnyUpdating(state.data) ? timing.casePollMs : false),
  })
  useOnceMoreAfterUpdating(patientId, isAnyUpdating(patient.data))
  useKnownSummaries(patient.data)
  return patient
}

/** An answer that was under way while a case was saved here does not take the page back behind that save. */
function withNewerCases(patient: Patient): Patient {
  return { ...patient, cases: patient.cases.map((read) => {
    const known = knownCase(patient.id, read.id)
    return known && known.revision > read.revision ? known : read
  }) }
}

/** A report that was written before this page first looked is news to the sidebar all the same. */
function useKnownSummaries(patient: Patient | undefined): void {
  useEffect(() => {
    const listed = queryClient.getQueryData<AnonymousCase[]>(queryKeys.anonymousCases)
    const isNew = ({ id, anonymous, isUpdating, summaryReport }: Case) => {
      // The list holds the beginning of each summary.
      const known = listed?.find((row) => row.id === id)?.summary ?? ''
      return anonymous && !isUpdating && summaryReport !== null && (known === '' || !summaryReport.startsWith(known))
    }
    if (listed && patient?.cases.some(isNew)) void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
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

/** A page hears of its own saves too, mostly before their answer: what it then holds already is not asked for again. */
async function refetchUnlessKnown(patientId: string, event: CaseEvent): Promise<void> {
  await savesUnderWay(event.caseId)
  if (isNews(event, knownCase(patientId, event.caseId))) await refetchPatient(patientId)
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
    const onEvent = (event: StreamEvent) => {
      if (event.type === 'case') void refetchUnlessKnown(patientId, event)
      if (event.type === 'draft') refetchDraft(caseId)
    }
    listenTo({ caseId }, { onEvent, onLive }, { signal: leaving.signal })
    return () => leaving.abort()
  }, [patientId, caseId])
}

export const knownCase = (patientId: string, caseId: string): Case | undefined =>
  queryClient.getQueryData<Patient>(queryKeys.patient(patientId))?.cases.find(({ id }) => id === caseId)

/** Puts a case that a call answered with in the place of the older one. */
export function replaceCase(changed: Case): void {
  queryClient.setQueryData<Patient>(queryKeys.patient(changed.patientId), (patient) =>
    patient && { ...patient, cases: patient.cases.map((each) => (each.id === changed.id && each.revision <= changed.revision ? changed : each)) },
  )
}
