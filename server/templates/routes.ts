import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { listTemplates } from './read-template.ts'
import { saveTemplate } from './save-template.ts'
import { templateStore } from './store.ts'

/** The calls on templates; a change answers the whole list as it is then. */
export function templateRoutes(wiring: { sql: Database; vault: Vault }): Handlers<'listTemplates' | 'saveTemplate' | 'deleteTemplate'> {
  return {
    listTemplates: (call) => listTemplates(wiring, call),
    async saveTemplate(call) {
      await saveTemplate(wiring, call)
      return listTemplates(wiring, call)
    },
    async deleteTemplate(call) {
      const id = z.uuid().safeParse(call.params.id)
      if (!id.success || !(await inTransaction(wiring.sql, call.audit, (tx) => templateStore.remove(tx, { id: id.data, ownerId: call.user.id }))))
        throw new Refusal('template.not_found')
      return listTemplates(wiring, call)
    },
  }
}
