import { Vertical } from '#contract/vertical.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { Vault } from '#server/vault/vault.ts'
import { loadTexts } from '../load-material.ts'

/** `GET …/reasons`: why each statement of a case stands in the built-in engine's report where it does, or does not. */
export function reasonRoutes(wiring: { sql: Database; vault: Vault; texts: TextWork }): Handlers<'listReasons'> {
  return {
    async listReasons({ params, user, signal }) {
      const { row, sources } = await loadTexts(wiring, user, params)
      return wiring.texts.run('listReasons', { sources, vertical: Vertical.parse(row.vertical), doctorType: user.doctorType }, { signal })
    },
  }
}
