import { createHash } from 'node:crypto'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { indexPassages } from './index-passages.ts'
import { Passage } from './passage.ts'
import { passageStore } from './store.ts'

/** Passages written in one transaction: so many, or so many letters, that its longest statement stays well within its time. */
const BATCH = { passages: 500, characters: 600_000 }

/** Counts up when passages are found by other words than before, so that the next import writes them anew. */
const INDEX_VERSION = 2

export type Put = { added: number; changed: number; same: number }

const digestOf = (passage: Passage): string =>
  createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, Object.entries(passage).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')

/** Without what Postgres keeps in no text: the sign of number nought, and halves of signs. */
const cleaned = (passage: Passage): Passage =>
  Passage.parse(JSON.parse(JSON.stringify(passage, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value))))

function batchesOf(passages: readonly Passage[]): Passage[][] {
  const batches: Passage[][] = []
  let characters = Infinity
  for (const passage of passages) {
    const last = batches.at(-1)
    characters += passage.text.length
    if (last === undefined || last.length >= BATCH.passages || characters > BATCH.characters) {
      batches.push([passage])
      characters = passage.text.length
    } else last.push(passage)
  }
  return batches
}

async function putBatch(sql: Database, passages: readonly Passage[], run: string | null): Promise<Put> {
  const digests = new Map(passages.map((passage) => [passage.id, digestOf(passage)]))
  return inTransaction(sql, ALONE, async (tx) => {
    await passageStore.takeTurn(tx)
    const known = new Map((await passageStore.digests(tx, [...digests.keys()])).map((row) => [row.id, row]))
    const isSame = ({ id }: Passage): boolean => known.get(id)?.digest === digests.get(id)
    const fresh = passages.filter((passage) => !isSame(passage))
    const changed = fresh.flatMap(({ id }) => known.get(id)?.number ?? [])
    if (fresh.length > 0) {
      const searches = await indexPassages(sql, fresh)
      const ready = fresh.map((passage, at) => ({
        passage,
        digest: digests.get(passage.id) ?? '',
        search: searches[at] ?? { vector: '', twin: '', about: [] },
      }))
      await passageStore.write(tx, ready, { run, changed })
    }
    if (run !== null) await passageStore.meet(tx, passages.filter(isSame).map(({ id }) => id), run)
    return { added: fresh.length - changed.length, changed: changed.length, same: passages.length - fresh.length }
  })
}

/**
 * Puts passages into the library, each by its id, the last one where an id comes twice. Those that are there unchanged are left alone. A run
 * names an import: `withdrawMissing` takes out what it has not met. Each batch is a transaction of its own, so that an import that is cut
 * goes on where it was. Throws on a passage that is none (a mistake of its importer), before its batch is written.
 */
export async function putPassages(sql: Database, passages: readonly Passage[], run: string | null = null): Promise<Put> {
  const put = { added: 0, changed: 0, same: 0 }
  const unique = [...new Map(passages.map((passage) => [passage.id, passage])).values()].map(cleaned)
  for (const batch of batchesOf(unique)) {
    const done = await putBatch(sql, batch, run)
    put.added += done.added
    put.changed += done.changed
    put.same += done.same
  }
  return put
}
