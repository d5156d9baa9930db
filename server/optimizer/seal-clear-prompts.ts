import { z } from 'zod'
import { optimizerBounds } from '#contract/optimizer.ts'
import type { CustomPrompt } from '#contract/optimizer.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepCustomPrompt } from './save-custom-prompt.ts'
import { customPromptStore } from './store.ts'

/** What may stand in clear, from an archive of an earlier server: whatever of it is no text is nothing. */
const Told = z
  .object({ instructions: z.string().catch(''), examples: z.array(z.string()).catch([]), acceptCustomPrompt: z.boolean().catch(false) })
  .catch({ instructions: '', examples: [], acceptCustomPrompt: false })

/** Takes a prompt as an earlier server kept it; gives it within the bounds of today, or undefined where it says nothing. */
export function promptFromBefore(told: unknown): CustomPrompt | undefined {
  const { instructions, examples, acceptCustomPrompt } = Told.parse(told)
  const text = instructions.trim().slice(0, optimizerBounds.instructionCharacters)
  const kept = examples.slice(0, optimizerBounds.examples).map((example) => example.trim().slice(0, optimizerBounds.exampleCharacters))
  return text === '' ? undefined : { instructions: text, examples: kept.filter((example) => example !== ''), acceptCustomPrompt }
}

/** Seals what stands in clear from before prompts were sealed, user by user: a start that is cut off leaves each either as it was or sealed. */
export async function sealClearPrompts({ sql, vault }: { sql: Database; vault: Vault }): Promise<void> {
  for (const { id: userId } of await customPromptStore.inClear(sql)) {
    await inTransaction(sql, ALONE, async (tx) => {
      const prompt = promptFromBefore(await customPromptStore.takeClear(tx, userId))
      if (prompt && !(await customPromptStore.find(tx, userId))) await keepCustomPrompt(tx, { vault, userId }, prompt)
    })
  }
}
