import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { PatientListItem } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshSidebar } from '#web/api/refresh-sidebar.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'

export type DeletePatientProps = { patient: PatientListItem; isOpen: boolean; onClose: () => void }

/** Asks, deletes a patient with all their cases, and leaves the patient's page when that is the one on screen (spec 2). */
export function DeletePatient({ patient: { id, name, caseCount }, isOpen, onClose }: DeletePatientProps) {
  const text = useText('patients')
  const ui = useText('ui')
  const navigate = useNavigate()
  const { patientId: openPatientId } = useParams({ strict: false })
  const remove = useMutation({
    mutationKey: queryKeys.leavingPatient(id),
    mutationFn: () => call('deletePatient', { params: { patientId: id } }),
    onSuccess: async () => {
      if (openPatientId === id) await navigate({ to: '/', hash: 'add' })
      queryClient.removeQueries({ queryKey: queryKeys.patient(id) })
      notifications.show({ message: text('patientDeleted'), closeButtonProps: { 'aria-label': ui('close') } })
      onClose()
      await refreshSidebar()
    },
  })
  const words = {
    title: text('deletePatientTitle', { name }),
    body: text('deletePatientBody', { count: caseCount }),
    confirm: text('deletePatient'),
    failed: text('deletePatientFailed'),
  }
  return <DeleteDialog isOpen={isOpen} words={words} deletion={remove} onClose={onClose} />
}
