import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ConversationListItem } from '#contract/conversation.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'

export type DeleteConversationProps = { entry: ConversationListItem; isOpen: boolean; onClose: () => void }

/** Asks, deletes the conversation, and leaves its page when that is the one on screen. */
export function DeleteConversation({ entry, isOpen, onClose }: DeleteConversationProps) {
  const text = useText('chat')
  const navigate = useNavigate()
  const { conversationId: openId } = useParams({ strict: false })
  const remove = useMutation({
    mutationFn: async ({ id }: ConversationListItem) => await call('deleteConversation', { params: { conversationId: id } }),
    onSuccess: async (_nothing, { id }) => {
      if (openId === id) await navigate({ to: '/c/{-$conversationId}', params: { conversationId: undefined } })
      notifications.show({ message: text('deleted') })
      close()
      await queryClient.invalidateQueries({ queryKey: queryKeys.conversations })
    },
  })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('deleteConversation')}
      body={text('deleteBody')}
      confirmLabel={text('deleteConversation')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(entry)}
      onClose={close}
    >
      {remove.error !== null && <ErrorPanel error={remove.error} title={text('deleteFailed')} />}
    </ConfirmDialog>
  )
}
