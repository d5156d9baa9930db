import { randomUUID } from 'node:crypto'
import { conversationBounds } from '#contract/conversation.ts'
import type { Asked, AskRequest } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call } from '#server/http/handler.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { Vault } from '#server/vault/vault.ts'
import { whichConversation } from './find-conversation.ts'
import { messageStore } from './messages/store.ts'
import type { MessageRow } from './messages/store.ts'
import { ofText, openKey, presentMessage, sealContent, sealTitle, titleOf } from './sealed-message.ts'
import { conversationStore } from './store.ts'
import type { ConversationRow, Which } from './store.ts'

export type Conversations = {
  sql: Database
  vault: Vault
  jobs: Pick<JobQueue, 'enqueue'>
  /** Whose guidelines go first at the host a call came to. */
  countryOf: (origin: string) => string
}

/** For which edition and country a conversation is made. */
export type Setting = { vertical: string; country: string }

type Question = { id: string; text: string; language: Language }

/** @throws question.empty, question.too_long */
export function judgeQuestion({ Content: content }: AskRequest): string {
  if (content.trim() === '') throw new Refusal('question.empty')
  if (content.length > conversationBounds.questionCharacters)
    throw new Refusal('question.too_long', { details: { limit: conversationBounds.questionCharacters } })
  return content
}

/** Makes a conversation with its key: of the case, or of the user. False when the id is taken or was deleted. */
export async function makeConversation(
  tx: Transaction,
  vault: Vault,
  { which, vertical, country, title }: Setting & { which: Which; title?: string | undefined },
): Promise<boolean> {
  const { ownerId } = which
  const isOfCase = 'caseId' in which
  if (!isOfCase && (await conversationStore.count(tx, ownerId)) >= conversationBounds.perUser) throw new Refusal('conversation.too_many')
  if (!isOfCase) await vault.create(tx, { id: ownerId, ownerId })
  const { keyId, key } = await vault.createWithin(tx, { belongsTo: isOfCase ? which.caseId : ownerId, ownerId })
  const id = isOfCase ? randomUUID() : which.id
  return conversationStore.insert(tx, {
    id,
    ownerId,
    caseId: isOfCase ? which.caseId : null,
    keyId,
    vertical,
    country,
    title: title === undefined || title === '' ? null : sealTitle({ vault, key }, id, title),
  })
}

async function lockOrMake(tx: Transaction, vault: Vault, about: Setting & { which: Which }): Promise<ConversationRow> {
  const found = await conversationStore.lock(tx, about.which)
  if (found) return found
  // Another call may have made it meanwhile; a key that nothing came of goes with the sweep of orphans.
  await makeConversation(tx, vault, about)
  const made = await conversationStore.lock(tx, about.which)
  if (!made) throw new Refusal('conversation.not_found')
  return made
}

/** The question as it came before, with its answer, where the same was sent already. */
function sentBefore(messages: readonly MessageRow[], id: string): { question: MessageRow; answer: MessageRow } | undefined {
  const question = messages.find((message) => message.id === id && message.role === 'User')
  const answer = question && messages.find(({ answers }) => answers === id)
  return question && answer && { question, answer }
}

async function store(
  tx: Transaction,
  { vault }: Conversations,
  { row, question }: { row: ConversationRow; question: Question },
): Promise<{ question: MessageRow; answer: MessageRow; isNew: boolean }> {
  const messages = await messageStore.list(tx, row.id)
  const before = sentBefore(messages, question.id)
  if (before) return { ...before, isNew: false }
  if (messages.some(({ state }) => state === 'answering')) throw new Refusal('conversation.busy')
  if (messages.length + 2 > conversationBounds.messages) throw new Refusal('conversation.full')
  const under = { vault, key: openKey(row, vault) }
  const shared = { conversationId: row.id, ownerId: row.owner_id, keyId: row.key_id, language: question.language }
  const next = (messages.at(-1)?.position ?? 0) + 1
  // Sent together: none of them waits for the answer to the one before it.
  const [asked, answer] = await Promise.all([
    messageStore.insert(tx, {
      ...shared,
      id: question.id,
      position: next,
      role: 'User',
      state: 'done',
      content: sealContent(under, question.id, ofText(question.text)),
    }),
    messageStore.insert(tx, { ...shared, id: randomUUID(), position: next + 1, role: 'Assistant', state: 'answering', content: null, answers: question.id }),
    conversationStore.touch(tx, row.id, sealTitle(under, row.id, titleOf(question.text))),
  ])
  // The question was deleted with its conversation and comes late, or its id is that of an answer: all of it is undone.
  if (!asked || !answer) throw new Refusal('conversation.not_found')
  return { question: asked, answer, isNew: true }
}

/**
 * Stores a question and the place of its answer, and has the answer begun. Another question while one is being answered is refused, so that
 * each answer follows its question; the same one sent again is given as it stands.
 * @throws conversation.not_found, conversation.busy, conversation.full, question.empty, question.too_long
 */
export async function ask(conversations: Conversations, { params, body, user, language, vertical, origin, audit }: Call<'askCase'>): Promise<Asked> {
  const { sql, vault, jobs } = conversations
  const question: Question = { id: body.MessageId ?? randomUUID(), text: judgeQuestion(body), language: user.language ?? language }
  const which = await whichConversation(sql, { id: params.conversationId, ownerId: user.id, audit })
  // What is asked of a case and what is asked in general never mix, whatever a client believes an id to be.
  if ('caseId' in which !== body.CaseBound) throw new Refusal('conversation.not_found')
  const { row, stored } = await inTransaction(sql, audit, async (tx) => {
    const locked = await lockOrMake(tx, vault, { which, vertical, country: conversations.countryOf(origin) })
    return { row: locked, stored: await store(tx, conversations, { row: locked, question }) }
  })
  if (stored.isNew) await jobs.enqueue('answer-question', stored.answer.id, user.id)
  const reading = { vault, key: openKey(row, vault), language }
  return { question: presentMessage(stored.question, reading), answer: presentMessage(stored.answer, reading) }
}
