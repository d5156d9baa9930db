import { Refusal } from '#contract/refusal.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import { passageOf, presentPassage } from './read-passage.ts'
import { passageStore } from './store.ts'

/** The call on a passage of the library (contract). */
export function sourceRoutes({ sql }: { sql: Sql }): Handlers<'getSource'> {
  return {
    async getSource({ params }) {
      const row = await passageStore.find(sql, params.id)
      if (!row) throw new Refusal('source.not_found')
      return presentPassage(passageOf(row))
    },
  }
}
