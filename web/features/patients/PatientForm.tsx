import { Button, Group, Modal, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientListItem } from '#contract/patient.ts'
import { tidyName } from '#contract/names/person-name.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { refreshSidebar } from '#web/api/refresh-sidebar.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PatientFields } from './PatientFields.tsx'
import { changeOf, draftOfPatient, faultsOf } from './patient-draft.ts'

export type PatientFormProps = {
  /** Absent for a new one. */ patient?: PatientListItem | undefined
  /** The name a new one begins with. */ name?: string
  isOpen: boolean
  onClose: () => void
}

/** Makes a named patient, or changes one. What was typed stays in the fields until it is saved. */
export function PatientForm({ patient, name, isOpen, onClose }: PatientFormProps) {
  const text = useText('patients')
  const ui = useText('ui')
  const isAnimal = useEdition() === 'vet'
  const [id] = useState(() => patient?.id ?? crypto.randomUUID())
  const [draft, setDraft] = useState(() => draftOfPatient(patient, name))
  const [isChecked, setIsChecked] = useState(false)
  const faults = faultsOf(draft)
  const save = useMutation({
    mutationFn: () => call('savePatient', { params: { patientId: id }, body: changeOf(draft, isAnimal) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryKeys.patient(id), saved)
      notifications.show({ message: text('saved', { name: saved.name ?? '' }), closeButtonProps: { 'aria-label': ui('close') } })
      onClose()
      await refreshSidebar()
    },
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={text(patient === undefined ? 'new' : 'edit')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsChecked(true)
          if (tidyName(draft.name) !== '' && Object.keys(faults).length === 0 && !save.isPending) save.mutate()
        }}
      >
        <Stack>
          <PatientFields draft={draft} faults={isChecked ? faults : {}} isAnimal={isAnimal} onChange={setDraft} />
          {save.error !== null && <ErrorPanel error={save.error} title={text('saveFailed')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" disabled={tidyName(draft.name) === ''} loading={save.isPending}>
              {text('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
