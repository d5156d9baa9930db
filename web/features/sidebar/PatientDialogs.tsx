import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { PatientListItem } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshSidebar } from '#web/api/refresh-sidebar.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'

const LONGEST_NAME = 200

export type PatientDialogsProps = { patient: PatientListItem; what: 'rename' | 'delete'; isOpen: boolean; onClose: () => void }

/** What a row of a named patient asks: the new name, or whether all of it shall go. */
export function PatientDialogs({ what, ...props }: PatientDialogsProps) {
  return what === 'rename' ? <RenamePatient {...props} /> : <DeletePatient {...props} />
}

type DialogProps = Omit<PatientDialogsProps, 'what'>

function RenamePatient({ patient: { id, name, birthDate, gender }, isOpen, onClose }: DialogProps) {
  const text = useText('sidebar')
  const ui = useText('ui')
  const [entered, setEntered] = useState(name)
  const rename = useMutation({
    mutationFn: () => call('savePatient', { params: { patientId: id }, body: { name: entered.trim(), birthDate, gender } }),
    onSuccess: async (patient) => {
      queryClient.setQueryData(queryKeys.patient(id), patient)
      onClose()
      await refreshSidebar()
    },
  })
  const isSavable = entered.trim() !== '' && entered.trim() !== name
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('renamePatient')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isSavable) rename.mutate()
        }}
      >
        <Stack>
          <TextInput label={text('patientName')} value={entered} maxLength={LONGEST_NAME} autoComplete="off" data-autofocus onChange={({ currentTarget }) => setEntered(currentTarget.value)} />
          {rename.error !== null && <ErrorPanel error={rename.error} title={text('renameFailed')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" disabled={!isSavable} loading={rename.isPending}>
              {text('saveName')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** Leaves the patient's page when that is the one on screen (spec 2). */
function DeletePatient({ patient: { id, name, caseCount }, isOpen, onClose }: DialogProps) {
  const text = useText('sidebar')
  const navigate = useNavigate()
  const { patientId: openPatientId } = useParams({ strict: false })
  const remove = useMutation({
    mutationFn: () => call('deletePatient', { params: { patientId: id } }),
    onSuccess: async () => {
      if (openPatientId === id) await navigate({ to: '/', hash: 'add' })
      queryClient.removeQueries({ queryKey: queryKeys.patient(id) })
      notifications.show({ message: text('patientDeleted') })
      onClose()
      await refreshSidebar()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('deletePatientTitle', { name })}
      body={text('deletePatientBody', { count: caseCount })}
      confirmLabel={text('deletePatient')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {remove.error !== null && <ErrorPanel error={remove.error} title={text('deletePatientFailed')} />}
    </ConfirmDialog>
  )
}
