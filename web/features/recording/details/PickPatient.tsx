import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNamedPatients } from '#web/features/case-line/named-patients.ts'
import { PatientChooser } from '#web/features/patients/move/PatientChooser.tsx'
import { useText } from '#web/text/use-text.ts'

export type PickPatientProps = {
  pickedId: string | undefined
  /** A recording that has begun has its patient. */ isLocked: boolean
  onPick: (patientId: string | undefined) => void
}

/** Whose the recording will be, where that is one of the named patients. */
export function PickPatient({ pickedId, isLocked, onPick }: PickPatientProps) {
  const text = useText('patients')
  const ui = useText('ui')
  const [isOpen, setIsOpen] = useState(false)
  const { patients } = useNamedPatients()
  const picked = patients.find(({ id }) => id === pickedId)
  if (patients.length === 0) return null
  return (
    <Stack gap="xs">
      {pickedId !== undefined && <Text fw={500}>{text('picked', { name: picked?.name ?? '…' })}</Text>}
      <Group gap="xs">
        <Button variant="default" disabled={isLocked} onClick={() => setIsOpen(true)}>
          {text(pickedId === undefined ? 'pick' : 'pickOther')}
        </Button>
        {pickedId !== undefined && (
          <Button variant="subtle" disabled={isLocked} onClick={() => onPick(undefined)}>
            {text('unpick')}
          </Button>
        )}
      </Group>
      {isLocked && <Text size="sm" c="dimmed">{text('pickLater')}</Text>}
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={text('pick')} closeButtonProps={{ 'aria-label': ui('close') }}>
        <Picker except={pickedId ?? ''} onPick={onPick} />
      </Modal>
    </Stack>
  )
}

/** The patient that is marked is taken with Enter or the button. */
function Picker({ except, onPick }: { except: string; onPick: (patientId: string) => void }) {
  const text = useText('patients')
  const [chosenId, setChosenId] = useState<string>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosenId !== undefined) onPick(chosenId)
      }}
    >
      <Stack>
        <PatientChooser except={except} chosenId={chosenId} onChoose={(chosen) => setChosenId(chosen?.kind === 'known' ? chosen.patient.id : undefined)} />
        <Button type="submit" disabled={chosenId === undefined}>
          {text('pick')}
        </Button>
      </Stack>
    </form>
  )
}
