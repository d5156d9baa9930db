import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { NEW, PatientChooser } from './PatientChooser.tsx'
import type { Chosen } from './PatientChooser.tsx'
import { useMoveCase } from './use-move-case.ts'
import type { MoveDialogProps } from './use-move-case.ts'

/** Asks for the patient and says that the case is kept from then on. */
export function MoveToPatient({ kase, isAnonymous, isOpen, onClose }: MoveDialogProps) {
  const text = useText('patients')
  const ui = useText('ui')
  const [chosen, setChosen] = useState<Chosen>()
  const [newId] = useState(() => crypto.randomUUID())
  const name = chosen?.kind === 'known' ? chosen.patient.name : (chosen?.name ?? '')
  const move = useMoveCase(kase, () => text('movedTo', { name }), onClose)
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('moveTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen === undefined || move.isPending) return
          move.mutate(
            chosen.kind === 'known' ? { patientId: chosen.patient.id } : { patientId: newId, named: { name: chosen.name, birthDate: null, gender: null } },
          )
        }}
      >
        <Stack>
          <PatientChooser except={kase.patientId} chosenId={chosen?.kind === 'known' ? chosen.patient.id : chosen && NEW} mayMake onChoose={setChosen} />
          <Text size="sm">{text(isAnonymous ? 'moveKeptWas' : 'moveKept')}</Text>
          {move.error !== null && <ErrorPanel error={move.error} title={text('moveFailed')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" disabled={chosen === undefined} loading={move.isPending}>
              {text('move')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
