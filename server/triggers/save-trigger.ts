import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { triggerBounds } from '#contract/trigger.ts'
import type { TriggerChange } from '#contract/trigger.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call } from '#server/http/handler.ts'
import type { OwnKey } from '#server/vault/data-keys.ts'
import type { Vault } from '#server/vault/vault.ts'
import { triggerStore } from './store.ts'

/** Both texts trimmed (spec 5). @throws trigger.incomplete, trigger.too_long */
function judge(change: TriggerChange): { trigger: string; action: string } {
  const [trigger, action] = [change.trigger.trim(), change.action.trim()]
  if (trigger === '' || action === '') throw new Refusal('trigger.incomplete')
  if (trigger.length > triggerBounds.triggerCharacters || action.length > triggerBounds.actionCharacters) throw new Refusal('trigger.too_long')
  return { trigger, action }
}

/** A phrase has a key of its own, so that deleting it is destroying that; it goes with the user's. */
async function keyOf(tx: Transaction, own: { id: string; ownerId: string }, vault: Vault): Promise<OwnKey> {
  const kept = await triggerStore.findKey(tx, own)
  if (kept) return { keyId: kept.id, key: vault.open({ id: kept.id, ownerId: own.ownerId }, kept.wrapped) }
  await vault.create(tx, { id: own.ownerId, ownerId: own.ownerId })
  return vault.createWithin(tx, { belongsTo: own.ownerId, ownerId: own.ownerId })
}

/** Makes or changes a trigger phrase of a user. @throws trigger.incomplete, trigger.too_long, trigger.too_many */
export async function saveTrigger({ sql, vault }: { sql: Database; vault: Vault }, { body: change, user, audit }: Call<'saveTrigger'>): Promise<void> {
  const ownerId = user.id
  const content = judge(change)
  const own = { id: change.id ?? randomUUID(), ownerId }
  await inTransaction(sql, audit, async (tx) => {
    await triggerStore.lock(tx, ownerId)
    if ((await triggerStore.countOthers(tx, own)) >= triggerBounds.perUser) throw new Refusal('trigger.too_many')
    const { keyId, key } = await keyOf(tx, own, vault)
    await triggerStore.save(tx, own, { keyId, sealed: vault.sealText(key, { id: own.id, field: 'trigger' }, JSON.stringify(content)) })
  })
}
