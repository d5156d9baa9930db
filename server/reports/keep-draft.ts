import type { Section } from '#contract/report.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { sectionsWithinBounds } from '#server/text-tasks/within-bounds.ts'
import type { Vault } from '#server/vault/vault.ts'
import { reportStore } from './store.ts'
import type { ReportWork } from './store.ts'

export type DraftKeeper = {
  /** Takes the sections that are whole by now; only the newest are kept when they come faster than they can be stored. */
  keep: (sections: Section[]) => void
  /** Fulfilled when nothing is being stored any more. */
  settled: () => Promise<void>
}

/**
 * Keeps what is written of a report so far, sealed, and tells that there is more of it; the page reads it by a call. A draft that could
 * not be stored costs a look at it, never the report.
 */
export function makeDraftKeeper(
  { sql, vault, bus }: { sql: Database; vault: Vault; bus: EventBus },
  work: Pick<ReportWork, 'id' | 'owner_id' | 'report_request' | 'wrapped_key'>,
): DraftKeeper {
  const key = vault.keyOf(work)
  let newest: Section[] | undefined
  let storing: Promise<void> | undefined

  async function store(sections: Section[]): Promise<void> {
    const sealed = vault.sealText(key, { id: work.id, field: 'draft' }, JSON.stringify(sectionsWithinBounds(sections)))
    await inTransaction(sql, ALONE, async (tx) => {
      const isWanted = await reportStore.saveDraft(tx, work, sealed)
      if (isWanted) await bus.publish(tx, `case:${work.id}`, { type: 'draft', caseId: work.id, sections: sections.length })
    })
  }

  async function storeNewest(): Promise<void> {
    while (newest) {
      const sections = newest
      newest = undefined
      await store(sections).catch(() => undefined)
    }
    storing = undefined
  }

  return {
    keep(sections) {
      newest = sections
      storing ??= storeNewest()
    },
    settled: async () => storing,
  }
}
