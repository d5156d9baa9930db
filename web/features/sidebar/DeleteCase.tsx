import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { AnonymousCase } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshSidebar } from '#web/api/refresh-sidebar.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'

export type DeleteCaseProps = { entry: AnonymousCase; isOpen: boolean; onClose: () => void }

/** Asks, deletes the case, and leaves its page when that is the one on screen: the patient was a temporary one (spec 2). */
export function DeleteCase({ entry, isOpen, onClose }: DeleteCaseProps) {
  const text = useText('patients')
  const ui = useText('ui')
  const navigate = useNavigate()
  const { patientId: openPatientId } = useParams({ strict: false })
  const remove = useMutation({
    mutationFn: async ({ id, patientId }: AnonymousCase) => await call('deleteCase', { params: { patientId, caseId: id } }),
    onSuccess: async (_nothing, { patientId }) => {
      if (openPatientId === patientId) await navigate({ to: '/', hash: 'add' })
      queryClient.removeQueries({ queryKey: queryKeys.patient(patientId) })
      notifications.show({ message: text('deleted'), closeButtonProps: { 'aria-label': ui('close') } })
      close()
      await refreshSidebar()
    },
  })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('deleteCase')}
      body={text('deleteBody')}
      confirmLabel={text('deleteCase')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(entry)}
      onClose={close}
    >
      {remove.error !== null && <ErrorPanel error={remove.error} title={text('deleteFailed')} />}
    </ConfirmDialog>
  )
}
