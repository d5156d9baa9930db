import { randomUUID } from 'node:crypto'
import { optimizerBounds } from '#contract/optimizer.ts'
import type { CustomPrompt, CustomPromptChange } from '#contract/optimizer.ts'
import { Refusal } from '#contract/refusal.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { customPromptStore } from './store.ts'

type Wiring = { sql: Database; vault: Vault }
/** Whose it is, and the call that says so. */
type Asking = { user: { id: string }; audit: CallAudit }

/** Texts trimmed, examples without a word left out. @throws optimizer.no_instructions, optimizer.too_long, optimizer.too_many_examples */
function judge(change: CustomPromptChange): CustomPrompt {
  const instructions = change.instructions.trim()
  const examples = change.examples.map((example) => example.trim()).filter((example) => example !== '')
  if (instructions === '') throw new Refusal('optimizer.no_instructions')
  if (examples.length > optimizerBounds.examples) throw new Refusal('optimizer.too_many_examples')
  if (instructions.length > optimizerBounds.instructionCharacters || examples.some(({ length }) => length > optimizerBounds.exampleCharacters))
    throw new Refusal('optimizer.too_long')
  return { instructions, examples, acceptCustomPrompt: change.acceptCustomPrompt }
}

/** Puts a prompt in the place of the one before, under a new key: the words before open no more. */
export async function keepCustomPrompt(tx: Transaction, { vault, userId }: { vault: Vault; userId: string }, prompt: CustomPrompt): Promise<void> {
  await customPromptStore.lock(tx, userId)
  await customPromptStore.remove(tx, userId)
  await vault.create(tx, { id: userId, ownerId: userId })
  const id = randomUUID()
  const { keyId, key } = await vault.createWithin(tx, { belongsTo: userId, ownerId: userId })
  await customPromptStore.save(tx, { id, userId }, { keyId, sealed: vault.sealText(key, { id, field: 'customPrompt' }, JSON.stringify(prompt)) })
}

/** Keeps what a user tells of how reports are to be written. @throws optimizer.no_instructions, optimizer.too_long, optimizer.too_many_examples */
export async function saveCustomPrompt({ sql, vault }: Wiring, { user: { id: userId }, audit }: Asking, change: CustomPromptChange): Promise<CustomPrompt> {
  const prompt = judge(change)
  await inTransaction(sql, audit, (tx) => keepCustomPrompt(tx, { vault, userId }, prompt))
  return prompt
}

export async function deleteCustomPrompt({ sql }: Wiring, { user: { id: userId }, audit }: Asking): Promise<void> {
  await inTransaction(sql, audit, async (tx) => {
    await customPromptStore.lock(tx, userId)
    await customPromptStore.remove(tx, userId)
  })
}
