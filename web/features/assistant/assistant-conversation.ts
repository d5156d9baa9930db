import { CUSTOMER_PREFIX } from '#contract/conversation.ts'

const KEY = 'epikrise-assistant'

/**
 * This tab's conversation with the assistant: its id is made once a session, and gone with it. It is random and stands for nobody. The server keeps
 * what was said in its memory for a while, so that a reload does not lose it.
 */
export function assistantConversation(storage: Pick<Storage, 'getItem' | 'setItem'>): { conversationId: string; isNew: boolean } {
  const known = storage.getItem(KEY)
  if (known?.startsWith(CUSTOMER_PREFIX) === true) return { conversationId: known, isNew: false }
  const conversationId = `${CUSTOMER_PREFIX}${crypto.randomUUID()}`
  storage.setItem(KEY, conversationId)
  return { conversationId, isNew: true }
}
