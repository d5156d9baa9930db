import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { AnonymousCase } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshSidebar } from '#web/api/refresh-sidebar.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'

export type DeleteCaseProps = { entry: AnonymousCase; isOpen: boolean; onClose: () => void }

/** Asks, deletes the case, and leaves its page when that is the one on screen: the patient was a temporary one (spec 2). */
export function DeleteCase({ entry: { id, patientId }, isOpen, onClose }: DeleteCaseProps) {
  const text = useText('patients')
  const ui = useText('ui')
  const navigate = useNavigate()
  const { patientId: openPatientId } = useParams({ strict: false })
  const remove = useMutation({
    mutationKey: queryKeys.leavingPatient(patientId),
    mutationFn: () => call('deleteCase', { params: { patientId, caseId: id } }),
    onSuccess: async () => {
      if (openPatientId === patientId) await navigate({ to: '/', hash: 'add' })
      queryClient.removeQueries({ queryKey: queryKeys.patient(patientId) })
      notifications.show({ message: text('deleted'), closeButtonProps: { 'aria-label': ui('close') } })
      onClose()
      await refreshSidebar()
    },
  })
  const words = { title: text('deleteCase'), body: text('deleteBody'), confirm: text('deleteCase'), failed: text('deleteFailed') }
  return <DeleteDialog isOpen={isOpen} words={words} deletion={remove} onClose={onClose} />
}
