import type { PatientListItem } from '#contract/patient.ts'
import { DeletePatient } from './DeletePatient.tsx'
import { PatientForm } from './PatientForm.tsx'

export type PatientDialogsProps = { patient: PatientListItem; what: 'edit' | 'delete'; isOpen: boolean; onClose: () => void }

/** What a row of a named patient asks: who they are, or whether all of it shall go. */
export function PatientDialogs({ what, ...props }: PatientDialogsProps) {
  return what === 'edit' ? <PatientForm {...props} /> : <DeletePatient {...props} />
}
