import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ConversationListItem } from '#contract/conversation.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'

export type DeleteConversationProps = { entry: ConversationListItem; isOpen: boolean; onClose: () => void }

/** Asks, deletes the conversation, and leaves its page when that is the one on screen. */
export function DeleteConversation({ entry: { id }, isOpen, onClose }: DeleteConversationProps) {
  const text = useText('chat')
  const navigate = useNavigate()
  const { conversationId: openId } = useParams({ strict: false })
  const remove = useMutation({
    mutationFn: () => call('deleteConversation', { params: { conversationId: id } }),
    onSuccess: async () => {
      if (openId === id) await navigate({ to: '/c/{-$conversationId}', params: { conversationId: undefined } })
      notifications.show({ message: text('deleted') })
      onClose()
      await queryClient.invalidateQueries({ queryKey: queryKeys.conversations })
    },
  })
  const words = { title: text('deleteConversation'), body: text('deleteBody'), confirm: text('deleteConversation'), failed: text('deleteFailed') }
  return <DeleteDialog isOpen={isOpen} words={words} deletion={remove} onClose={onClose} />
}
