import { randomUUID } from 'node:crypto'
import type { Reading, Readings } from '../reading.ts'
import { SourceRefusal } from '../source-refusal.ts'
import type { Database } from '#server/database/connect.ts'
import { Passage } from '#server/knowledge/passage.ts'
import { putPassages } from '#server/knowledge/put-passages.ts'
import { noteImport } from '#server/knowledge/store.ts'
import { withdraw, withdrawMissing } from '#server/knowledge/withdraw.ts'
import { beginRun, readNote, requireOwnRun, writeNote } from './import-state.ts'
import type { ImportNote } from './import-state.ts'

export type ImportJob = {
  sql: Database
  /** Under which the run is remembered: the source's own key, or one among several that share it. */
  key: string
  source: string
  /** Whether the source's key is this import's alone; otherwise only what this import once brought is taken out. */
  isAlone: boolean
  read: (run: string) => Readings
  /** Reads it even when nothing is newer than last time. */
  again: boolean
  /** Takes out what is missing even when more than half of all is. */
  allowFewer: boolean
  onProgress: (progress: Omit<Extract<Reading, { kind: 'progress' }>, 'kind'>) => void
  signal: AbortSignal
  now?: () => number
}

export type Report = {
  outcome: 'complete' | 'unchanged' | 'held back'
  added: number
  changed: number
  same: number
  /** Taken out of the library. */
  withdrawn: number
  /** Said by the source to be in force no longer. */
  ended: number
  /** What was passed over, by reason, with a few names each. */
  skipped: ReadonlyMap<string, { count: number; examples: readonly string[] }>
}

const BATCH = 250
const EXAMPLES = 5
/** So many texts may be passed over and still what is missing be taken for gone. */
const MOST_SKIPPED_SHARE = 0.01
const FEW = 10

type Tally = {
  added: number
  changed: number
  same: number
  ended: number
  skipped: Map<string, { count: number; examples: string[] }>
  texts: number
  resumedAt: number
  met: number
  ids: Set<string>
}

function noteSkipped({ skipped }: Tally, what: string, reason: string): void {
  const known = skipped.get(reason) ?? { count: 0, examples: [] }
  known.count += 1
  if (known.examples.length < EXAMPLES) known.examples.push(what)
  skipped.set(reason, known)
}

/** Passages the library can keep; another one would be a mistake of its importer, told and passed over instead of ending the run. */
function keepable(tally: Tally, passages: readonly Passage[]): Passage[] {
  return passages.filter((passage) => {
    const isFine = Passage.safeParse(passage).success
    if (!isFine) noteSkipped(tally, passage.id.slice(0, 100), 'it does not fit the library')
    return isFine
  })
}

/** Why what is missing is not taken out, if it is not. */
export function reasonToHoldBack({
  met, skipped, lastMet, allowFewer,
}: {
  met: number
  skipped: number
  lastMet: number | null
  allowFewer: boolean
}): string | undefined {
  if (skipped > Math.max(FEW, met * MOST_SKIPPED_SHARE)) return 'too many texts could not be read'
  if (!allowFewer && lastMet !== null && met * 2 < lastMet) return 'less than half of what there was is left'
  return undefined
}

/**
 * Brings a source into the library. What has been read stays when it is cut off at any place; what is gone from the source goes only after a complete
 * reading.
 */
export async function runImport(job: ImportJob): Promise<Report> {
  const { sql, key, again, signal, now = Date.now } = job
  const before = await readNote(sql, key)
  let note = beginRun(before, { again, now: now(), newRun: randomUUID() })
  await noteImport(sql, key, note)
  const tally: Tally = { added: 0, changed: 0, same: 0, ended: 0, skipped: new Map(), texts: 0, resumedAt: note.position, met: 0, ids: new Set() }
  let batch: Passage[] = []
  const flush = async (): Promise<void> => {
    await requireOwnRun(sql, key, note)
    const put = await putPassages(sql, batch, note.run)
    tally.added += put.added
    tally.changed += put.changed
    tally.same += put.same
    note = { ...note, position: tally.texts }
    await writeNote(sql, key, note)
    batch = []
  }
  for await (const reading of job.read(note.run)) {
    signal.throwIfAborted()
    if (reading.kind === 'progress') job.onProgress(reading)
    if (reading.kind === 'skipped') noteSkipped(tally, reading.what, reading.reason)
    if (reading.kind === 'withdrawn') tally.ended += 1
    if (reading.kind === 'edition') {
      if (before?.isComplete === true && before.edition === reading.edition && !again) {
        await noteImport(sql, key, before)
        return reportOf(tally, 'unchanged', 0)
      }
      note = await noteEdition(sql, key, { note, edition: reading.edition, now: now() })
      tally.resumedAt = note.position
    }
    if (reading.kind === 'passages') {
      const kept = keepable(tally, reading.passages)
      tally.texts += 1
      tally.met += kept.length
      if (!job.isAlone) for (const { id } of kept) tally.ids.add(id)
      // What this very run put before it was cut off bears its mark already.
      if (note.edition === null || tally.texts > tally.resumedAt) batch.push(...kept)
      if (batch.length >= BATCH) await flush()
    }
  }
  await flush()
  return finish(job, note, tally)
}

/** A run that was cut off goes on in the edition it began with; a newer one is read from its beginning, under a name of its own. */
async function noteEdition(sql: Database, key: string, { note, edition, now }: { note: ImportNote; edition: string; now: number }): Promise<ImportNote> {
  if (note.edition === edition) return note
  const fresh = { ...note, run: note.edition === null ? note.run : randomUUID(), begunAt: now, edition, position: 0 }
  await noteImport(sql, key, fresh)
  return fresh
}

async function takeOut({ sql, source, isAlone }: ImportJob, { run, ids }: ImportNote, met: ReadonlySet<string>): Promise<number> {
  return isAlone ? withdrawMissing(sql, { source, kept: run }) : withdraw(sql, ids.filter((id) => !met.has(id)))
}

async function finish(job: ImportJob, note: ImportNote, tally: Tally): Promise<Report> {
  const skipped = [...tally.skipped.values()].reduce((sum, { count }) => sum + count, 0)
  if (tally.met === 0 && note.lastMet === null) throw new SourceRefusal('Nothing was found that can be searched. The library is as it was.')
  // Files of a folder that were refused are told one by one; only what could not be read at a source casts doubt on what is missing.
  if (reasonToHoldBack({ met: tally.met, skipped: job.isAlone ? skipped : 0, lastMet: note.lastMet, allowFewer: job.allowFewer }) !== undefined)
    return reportOf(tally, 'held back', 0)
  const withdrawn = await takeOut(job, note, tally.ids)
  await writeNote(job.sql, job.key, { ...note, isComplete: true, lastMet: tally.met, ids: [...tally.ids] })
  return reportOf(tally, 'complete', withdrawn)
}

function reportOf({ added, changed, same, ended, skipped }: Tally, outcome: Report['outcome'], withdrawn: number): Report {
  return { outcome, added, changed, same, withdrawn, ended, skipped }
}
