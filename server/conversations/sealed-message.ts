import { z } from 'zod'
import { Message } from '#contract/conversation.ts'
import { isErrorCode } from '#contract/error-code.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { SourceCard } from '#contract/source.ts'
import type { Language } from '#contract/vertical.ts'
import { readStored } from '#server/cases/read-stored.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { ConversationRow } from './store.ts'
import type { MessageRow } from './messages/store.ts'

/** What a message says, as it lies sealed. */
export type MessageContent = z.infer<typeof MessageContent>
const MessageContent = z.object({ text: z.string(), sources: z.array(SourceCard), unsupported: Message.shape.unsupported, engine: z.string().optional() })

type Under = { vault: Vault; key: DataKey }

export const openKey = (
  { key_id: id, owner_id: ownerId, wrapped_key: wrapped }: Pick<ConversationRow, 'key_id' | 'owner_id' | 'wrapped_key'>,
  vault: Vault,
): DataKey => vault.open({ id, ownerId }, wrapped)

export const ofText = (text: string): MessageContent => ({ text, sources: [], unsupported: [] })

export const sealContent = ({ vault, key }: Under, id: string, content: MessageContent): Buffer =>
  vault.sealText(key, { id, field: 'message' }, JSON.stringify(content))

/** Takes a stored message; gives what it says, nothing where it cannot be read. */
export const openContent = ({ vault, key }: Under, { id, content_sealed: sealed }: Pick<MessageRow, 'id' | 'content_sealed'>): MessageContent | undefined =>
  readStored(() => (sealed === null ? ofText('') : MessageContent.parse(JSON.parse(vault.openText(key, { id, field: 'message' }, sealed)))))

export const sealTitle = ({ vault, key }: Under, id: string, title: string): Buffer => vault.sealText(key, { id, field: 'title' }, title)

export function openTitle({ vault, key }: Under, { id, title_sealed: sealed }: Pick<ConversationRow, 'id' | 'title_sealed'>): string {
  return sealed === null ? '' : (readStored(() => vault.openText(key, { id, field: 'title' }, sealed)) ?? '')
}

const LONGEST_TITLE = 60

/** Takes the first question; gives its first words, which name the conversation. */
export function titleOf(question: string): string {
  const plain = question.trim().replaceAll(/\s+/g, ' ')
  if (plain.length <= LONGEST_TITLE) return plain
  const cut = plain.slice(0, LONGEST_TITLE)
  const lastBlank = cut.lastIndexOf(' ')
  return `${(lastBlank > LONGEST_TITLE / 2 ? cut.slice(0, lastBlank) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Takes a stored message; gives it as its reader sees it. One that cannot be read says so in its own place. */
export function presentMessage(row: MessageRow, { vault, key, language }: Under & { language: Language }): Message {
  const content = openContent({ vault, key }, row)
  const code = content === undefined ? 'conversation.unreadable' : row.failure_code
  const failure = code !== null && isErrorCode(code) ? { failure: { code, message: refusalText(code, language) } } : {}
  return {
    id: row.id,
    role: row.role,
    done: row.state !== 'answering',
    human: row.is_human,
    dateTime: row.created_at.toISOString(),
    ...(content ?? ofText('')),
    ...failure,
  }
}
