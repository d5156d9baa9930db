import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { deleteCustomPrompt, saveCustomPrompt } from './save-custom-prompt.ts'

/** The calls on a doctor's own instructions for reports; trying them is a matter of reports (server/reports/soft-run.ts). */
export function optimizerRoutes(wiring: { sql: Database; vault: Vault }): Handlers<'saveCustomPrompt' | 'deleteCustomPrompt'> {
  return {
    saveCustomPrompt: (call) => saveCustomPrompt(wiring, call, call.body),
    deleteCustomPrompt: (call) => deleteCustomPrompt(wiring, call),
  }
}
