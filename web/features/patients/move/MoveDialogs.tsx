import { Anonymise } from './Anonymise.tsx'
import { MoveToPatient } from './MoveToPatient.tsx'
import type { MoveDialogProps } from './use-move-case.ts'

export type MoveDialogsProps = MoveDialogProps & { what: 'move' | 'anonymise' }

/** What the menu of a case asks about whose it is. */
export function MoveDialogs({ what, ...props }: MoveDialogsProps) {
  return what === 'move' ? <MoveToPatient {...props} /> : <Anonymise {...props} />
}
