import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Call } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { Conversations } from './ask.ts'
import { requireConversation, whichConversation } from './find-conversation.ts'
import { messageStore } from './messages/store.ts'
import { openKey, presentMessage } from './sealed-message.ts'
import { conversationTopic } from './topic.ts'

/** What stops an answer is heard by whoever makes it within a moment; longer nobody is kept waiting for it. */
const LOOKS = 20
const LOOK_MS = 100

/** Tells whoever makes an answer to end it, and gives it as it then stands. @throws message.not_found */
export async function stopAnswer(
  { sql, vault, bus }: Conversations & { bus: EventBus },
  { params, user, language, signal, audit }: Call<'stopAnswer'>,
): Promise<Message> {
  const which = await whichConversation(sql, { id: params.conversationId, ownerId: user.id, audit })
  const row = await requireConversation(sql, which)
  for (let look = 0; ; look += 1) {
    const message = await messageStore.find(sql, row.id, params.messageId)
    if (!message) throw new Refusal('message.not_found')
    if (message.state !== 'answering' || look >= LOOKS) return presentMessage(message, { vault, key: openKey(row, vault), language })
    // Told again now and then: an answer that has not begun yet hears nothing.
    if (look % 5 === 0) await bus.publish(sql, conversationTopic(row), { type: 'answer-stop', messageId: params.messageId })
    await delay(LOOK_MS, undefined, { signal })
  }
}
