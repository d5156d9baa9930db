import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConversationId, isCustomerConversation } from '#contract/conversation.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useConversation } from '#web/conversation/thread/use-conversation.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { ConversationView } from './ConversationView.tsx'

/** `/c` and `/c/{id}`: questions to the library. A new conversation gets its id here, and its address with its first answer (spec 2). */
export function ChatPage() {
  const { conversationId } = useParams({ strict: false })
  const [fresh, setFresh] = useState(() => crypto.randomUUID())
  // The fresh one has been used, and its page is left for another: the next new one is another again.
  const [lastShown, setLastShown] = useState(conversationId)
  if (conversationId !== lastShown) {
    setLastShown(conversationId)
    if (conversationId === undefined) setFresh(crypto.randomUUID())
  }
  const id = conversationId ?? fresh
  return <Conversation key={id} conversationId={id} isNew={conversationId === undefined} />
}

function Conversation({ conversationId, isNew }: { conversationId: string; isNew: boolean }) {
  const text = useText('chat')
  const conversation = useText('conversation')
  const isReadOnly = useIsReadOnly()
  const isNamed = ConversationId.safeParse(conversationId).success && !isCustomerConversation(conversationId)
  return (
    <PageFrame
      heading={text('heading')}
      measure="document"
      end={
        !isNew && !isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={(root) => <Link {...root} to="/c/{-$conversationId}" params={{ conversationId: undefined }} />}
          >
            {text('new')}
          </Button>
        )
      }
    >
      {isNamed ? <GeneralTalk conversationId={conversationId} isNew={isNew} /> : <EmptyState title={conversation('noId')} hint={text('noIdHint')} />}
    </PageFrame>
  )
}

function GeneralTalk({ conversationId, isNew: isNewNow }: { conversationId: string; isNew: boolean }) {
  const text = useText('chat')
  const navigate = useNavigate()
  // It began as a new one, though it has an address by now.
  const [isNew] = useState(isNewNow)
  const { desk, state } = useConversation({ conversationId, kind: 'general', isNew })
  const answeredId = state.thread.messages.findLast(({ role, done }) => role === 'Assistant' && done)?.id
  const isAnswered = answeredId !== undefined
  useEffect(() => {
    if (isAnswered && isNewNow) void navigate({ to: '/c/{-$conversationId}', params: { conversationId }, replace: true, resetScroll: false })
  }, [isAnswered, isNewNow, navigate, conversationId])
  useEffect(() => {
    if (answeredId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.conversations })
  }, [answeredId])
  return (
    <ConversationView
      desk={desk}
      state={state}
      draftPlace={isNew ? 'new' : conversationId}
      words={{ label: text('heading'), intro: text('intro'), placeholder: text('placeholder'), hint: text('hint') }}
      suggestions={[text('suggestion1'), text('suggestion2'), text('suggestion3')]}
    />
  )
}
