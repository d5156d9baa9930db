import type { AnonymousCase } from '#contract/patient.ts'
import { MoveToPatient } from '#web/features/patients/move/MoveToPatient.tsx'
import { DeleteCase } from './DeleteCase.tsx'

export type CaseDialogsProps = { entry: AnonymousCase; what: 'move' | 'delete'; isOpen: boolean; onClose: () => void }

/** What a row of a case asks: to whom it shall go, or whether it shall go for good. */
export function CaseDialogs({ what, entry, ...props }: CaseDialogsProps) {
  if (what === 'delete') return <DeleteCase entry={entry} {...props} />
  return <MoveToPatient kase={{ id: entry.id, patientId: entry.patientId }} name="" isAnonymous {...props} />
}
