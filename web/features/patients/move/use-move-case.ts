import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Refusal } from '#contract/refusal.ts'
import type { Case } from '#contract/case.ts'
import type { PatientChange } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshSidebar } from '#web/api/refresh-sidebar.ts'
import { useText } from '#web/text/use-text.ts'

/** A case to be moved; without a revision it is read first. */
export type Movable = { id: string; patientId: string; revision?: number | undefined }

/** What a dialog about whose a case is gets: the case, and whose it is; the name is empty while it is nobody's. */
export type MoveDialogProps = { kase: Movable; name: string; isAnonymous: boolean; isOpen: boolean; onClose: () => void }

/** Where it goes: to a patient that is there, to one made for it, or to nobody. The id of a new one stays the same when it is tried again. */
export type Target = { patientId: string; named?: PatientChange }

async function revisionOf({ id, patientId, revision }: Movable): Promise<number> {
  if (revision !== undefined) return revision
  const { cases } = await call('getPatient', { params: { patientId } })
  const kase = cases.find((one) => one.id === id)
  if (kase === undefined) throw new Refusal('case.not_found')
  return kase.revision
}

/** Moves a case and goes to its new address; a case that has changed meanwhile is shown as it is, and moved by pressing again. */
export function useMoveCase(kase: Movable, said: (moved: Case) => string, onDone: () => void) {
  const ui = useText('ui')
  const navigate = useNavigate()
  return useMutation({
    mutationKey: queryKeys.leavingPatient(kase.patientId),
    mutationFn: async ({ patientId, named }: Target) => {
      const revision = await revisionOf(kase)
      if (named !== undefined) await call('savePatient', { params: { patientId }, body: named })
      return await call('moveCase', { params: { patientId: kase.patientId, caseId: kase.id }, body: { patientId, revision } })
    },
    onSuccess: async (moved) => {
      onDone()
      notifications.show({ message: said(moved), closeButtonProps: { 'aria-label': ui('close') } })
      await queryClient.invalidateQueries({ queryKey: queryKeys.patient(moved.patientId) })
      await navigate({ to: '/p/$patientId/report', params: { patientId: moved.patientId }, search: { c: moved.id } })
      queryClient.removeQueries({ queryKey: queryKeys.patient(kase.patientId) })
      await refreshSidebar()
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.patient(kase.patientId) }),
  })
}
