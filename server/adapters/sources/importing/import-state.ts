import { z } from 'zod'
import { SourceRefusal } from '../source-refusal.ts'
import type { Database } from '#server/database/connect.ts'
import { importState, noteImport } from '#server/knowledge/store.ts'

/** What an import remembers: the run under way or the last one, how far it came in which edition, and what the last complete one met. */
const ImportNote = z.object({
  run: z.string(),
  begunAt: z.number(),
  edition: z.string().nullable(),
  /** Texts put so far. */
  position: z.number(),
  isComplete: z.boolean(),
  /** How many passages the last complete run met; null before there was one. */
  lastMet: z.number().nullable(),
  /** Ids met by the last complete run, for sources that share a key with others. */
  ids: z.array(z.string()),
})
export type ImportNote = z.infer<typeof ImportNote>

/** A run that was left for longer is begun anew: what it met may have changed since. */
const LONGEST_RUN_MS = 7 * 86_400_000

export async function readNote(sql: Database, key: string): Promise<ImportNote | undefined> {
  return ImportNote.safeParse(await importState(sql, key)).data
}

/** Goes on with a run that did not come to its end, or begins one. */
export function beginRun(before: ImportNote | undefined, { again, now, newRun }: { again: boolean; now: number; newRun: string }): ImportNote {
  if (before !== undefined && !before.isComplete && !again && now - before.begunAt < LONGEST_RUN_MS) return before
  return { run: newRun, begunAt: now, edition: null, position: 0, isComplete: false, lastMet: before?.lastMet ?? null, ids: before?.ids ?? [] }
}

/** @throws SourceRefusal when another run of the same source has begun meanwhile: two that mark the same texts would take out each other's */
export async function requireOwnRun(sql: Database, key: string, { run }: ImportNote): Promise<void> {
  const there = await readNote(sql, key)
  if (there !== undefined && there.run !== run) throw new SourceRefusal('Another import of this source has begun meanwhile; this one leaves it to that.')
}

/** Writes down how far a run has come. @throws SourceRefusal when another run of the same source has begun meanwhile */
export async function writeNote(sql: Database, key: string, note: ImportNote): Promise<void> {
  await requireOwnRun(sql, key, note)
  await noteImport(sql, key, note)
}
