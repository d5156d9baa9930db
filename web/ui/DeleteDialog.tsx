import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

export type DeleteDialogProps = {
  isOpen: boolean
  /** `confirm` stands on the button; `failed` heads the reason where it could not be deleted. */
  words: { title: string; body: string; confirm: string; failed: string }
  deletion: { mutate: () => void; isPending: boolean; error: Error | null; reset: () => void }
  onClose: () => void
}

/** Asks before something is deleted, and tells why where it was not. A failure is forgotten when the dialog is closed. */
export function DeleteDialog({ isOpen, words, deletion, onClose }: DeleteDialogProps) {
  const close = () => {
    deletion.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      body={words.body}
      confirmLabel={words.confirm}
      isDangerous
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={close}
    >
      {deletion.error !== null && <ErrorPanel error={deletion.error} title={words.failed} />}
    </ConfirmDialog>
  )
}
