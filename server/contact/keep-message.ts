import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { fieldOf } from './message-content.ts'
import type { ContactContent, FeedbackContent, OfferContent } from './message-content.ts'
import { contactStore } from './store.ts'

export type KeptMessage =
  | { kind: 'contact'; said: ContactContent; userId: string | undefined }
  | { kind: 'feedback'; said: FeedbackContent; userId: string | undefined }
  | { kind: 'offer'; said: OfferContent; userId: string }

const BUSY_SECONDS = 3_600

/**
 * Stores a message to those who run the product, sealed; under the user's key where somebody was signed in, so that it is exported and erased with the
 * account, else under a key of its own. Mailed by a round of its own (`mail-messages.ts`). @throws request.rate_limited on a day that has brought too many
 */
export async function keepMessageWithin(tx: Transaction, vault: Vault, message: KeptMessage): Promise<void> {
  const id = randomUUID()
  const { kind, userId } = message
  if (userId !== undefined) await vault.create(tx, { id: userId, ownerId: userId })
  const { keyId, key } =
    userId === undefined
      ? { keyId: id, key: await vault.create(tx, { id, ownerId: null }) }
      : await vault.createWithin(tx, { belongsTo: userId, ownerId: userId })
  const sealed = vault.sealText(key, { id, field: fieldOf(kind, userId) }, JSON.stringify(message.said))
  const isKept = await contactStore.insert(tx, { id, kind, userId: userId ?? null, keyId, sealed })
  if (!isKept) throw new Refusal('request.rate_limited', { retryAfterSeconds: BUSY_SECONDS })
}

/** The same in a commit of its own. @throws request.rate_limited */
export const keepMessage = ({ sql, vault }: { sql: Database; vault: Vault }, audit: CallAudit, message: KeptMessage): Promise<void> =>
  inTransaction(sql, audit, (tx) => keepMessageWithin(tx, vault, message))
