import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { listTriggers } from './list-triggers.ts'
import { saveTrigger } from './save-trigger.ts'
import { triggerStore } from './store.ts'

/** The calls on trigger phrases; a change answers the whole list as it is then (spec 7). */
export function triggerRoutes(triggers: { sql: Database; vault: Vault }): Handlers<'listTriggers' | 'saveTrigger' | 'deleteTrigger'> {
  return {
    listTriggers: ({ user }) => listTriggers(triggers, user.id),
    async saveTrigger(call) {
      await saveTrigger(triggers, call)
      return listTriggers(triggers, call.user.id)
    },
    async deleteTrigger({ params, user, audit }) {
      const id = z.uuid().safeParse(params.id)
      if (!id.success || !(await inTransaction(triggers.sql, audit, (tx) => triggerStore.remove(tx, { id: id.data, ownerId: user.id }))))
        throw new Refusal('trigger.not_found')
      return listTriggers(triggers, user.id)
    },
  }
}
