import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#web/api/call.ts'
import { listenTo } from '#web/api/socket.ts'
import { ConversationDesk } from './conversation-desk.ts'
import type { ConversationPorts, ConversationState } from './conversation-desk.ts'

/** Whom a conversation is with; they never mix. */
export type ConversationKind = 'general' | 'case' | 'customer'

export type ConversationOptions = {
  conversationId: string
  kind: ConversationKind
  /** The server does not know it before its first question. */ isNew: boolean
}

function browserPorts({ conversationId, kind }: ConversationOptions): ConversationPorts {
  const params = { conversationId }
  return {
    read: async (signal) => await call('readConversation', { params, signal }),
    ask: async ({ text, messageId }, signal) =>
      await call('askCase', {
        params,
        signal,
        body: { Content: text, CaseBound: kind === 'case', IsCustomerAssistant: kind === 'customer', MessageId: messageId },
      }),
    regenerate: async (messageId) => await call('regenerateMessage', { params: { ...params, messageId }, query: { stream: 'true' } }),
    stop: async (messageId) => await call('stopAnswer', { params: { ...params, messageId } }),
    // The assistant for customers answers whole.
    listen: kind === 'customer' ? undefined : (listener, signal) => listenTo({ conversationId }, listener, { signal }),
  }
}

/** A conversation for as long as its page is shown. Whoever uses it gives the page the id as its key. */
export function useConversation(options: ConversationOptions): { desk: ConversationDesk; state: ConversationState } {
  const [desk] = useState(() => new ConversationDesk(browserPorts(options), options))
  useEffect(() => {
    desk.start()
    return () => desk.close()
  }, [desk])
  return { desk, state: useSyncExternalStore(desk.subscribe, desk.state) }
}
