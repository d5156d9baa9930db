import { Language } from '#contract/vertical.ts'
import type { Sql } from '#server/database/connect.ts'
import type { ReadAnswer } from '#server/stream/live-answers.ts'
import type { Vault } from '#server/vault/vault.ts'
import { messageStore } from './messages/store.ts'
import { openKey, presentMessage } from './sealed-message.ts'
import { conversationStore } from './store.ts'

/** Gives the message of a conversation as it stands, for readers whose right to it was shown when they came. */
export function makeReadAnswer({ sql, vault }: { sql: Sql; vault: Vault }): ReadAnswer {
  return async (topic, { messageId, readerId }) => {
    const id = topic.slice(topic.indexOf(':') + 1)
    // Of one with the customer assistant nothing is stored.
    if (id.includes('/')) return undefined
    const row = await conversationStore.ofTopic(sql, { id, readerId })
    const message = row && (await messageStore.find(sql, row.id, messageId))
    return message && presentMessage(message, { vault, key: openKey(row, vault), language: Language.parse(message.language) })
  }
}
