import { Anonymise } from './Anonymise.tsx'
import { MoveToPatient } from './MoveToPatient.tsx'
import type { Movable } from './use-move-case.ts'

export type MoveDialogProps = { kase: Movable; /** Whose it is; empty while nobody's. */ name: string; isAnonymous: boolean; isOpen: boolean; onClose: () => void }
export type MoveDialogsProps = MoveDialogProps & { what: 'move' | 'anonymise' }

/** What the menu of a case asks about whose it is. */
export function MoveDialogs({ what, ...props }: MoveDialogsProps) {
  return what === 'move' ? <MoveToPatient {...props} /> : <Anonymise {...props} />
}
