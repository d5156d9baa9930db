import { CustomPrompt, NO_CUSTOM_PROMPT } from '#contract/optimizer.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { customPromptStore } from './store.ts'

/** Takes a user; gives what they told of how reports are to be written, active or not. */
export async function readCustomPrompt({ sql, vault }: { sql: Sql; vault: Vault }, userId: string): Promise<CustomPrompt> {
  const row = await customPromptStore.find(sql, userId)
  if (!row) return NO_CUSTOM_PROMPT
  return CustomPrompt.parse(
    JSON.parse(vault.openText(vault.open({ id: row.key_id, ownerId: userId }, row.wrapped_key), { id: row.id, field: 'customPrompt' }, row.content_sealed)),
  )
}

/** The same where it is active; undefined where reports are written as for everybody. */
export async function activePrompt(wiring: { sql: Sql; vault: Vault }, userId: string): Promise<CustomPrompt | undefined> {
  const prompt = await readCustomPrompt(wiring, userId)
  return prompt.acceptCustomPrompt && prompt.instructions !== '' ? prompt : undefined
}
