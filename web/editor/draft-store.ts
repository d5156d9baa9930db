import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { Report } from '#contract/report.ts'
import type { Draft } from './autosave.ts'
import { DRAFTS_DATABASE } from './clear-drafts.ts'
import { makeSealingKey, seal, unseal } from './seal.ts'
import type { Sealed } from './seal.ts'

/** Unsaved text outlives neither the case's own text (12 h, spec 9) nor the sign-in. */
const KEEP_MS = 12 * 60 * 60_000

type Row = { id: string; caseId: string; savedAt: number; report: Sealed; base: Sealed }
interface Schema extends DBSchema {
  keys: { key: 'drafts'; value: CryptoKey }
  drafts: { key: string; value: Row; indexes: { caseId: string } }
}

const Version = z.object({ report: Report, revision: z.int() })

export type DraftStore = {
  /** A draft of the case that no open tab is writing, newest first; taken over by whoever asked. */
  takeOver: (caseId: string) => Promise<{ id: string; draft: Draft } | undefined>
  put: (place: { id: string; caseId: string }, draft: Draft) => Promise<void>
  remove: (id: string) => Promise<void>
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DRAFTS_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys')
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('caseId', 'caseId')
    },
    // Another tab signs out and deletes all of it: let go at once.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

async function keyOf(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await database.get('keys', 'drafts')
  if (known) return known
  const made = await makeSealingKey()
  // Two tabs may come here at once: the first key stored is the one that counts.
  const transaction = database.transaction('keys', 'readwrite')
  const first = await transaction.store.get('drafts')
  if (!first) await transaction.store.put(made, 'drafts')
  await transaction.done
  return first ?? made
}

const lockOf = (id: string) => `epikrise-draft-${id}`

/** Says, until `signal` ends, that this tab writes the draft of that id. */
export function holdDraft(id: string, signal: AbortSignal): void {
  void navigator.locks.request(lockOf(id), () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })))
}

/** Unsaved report text on this device, encrypted with a key that cannot be read out of the browser (REL-27, SEC-62). */
export function openDraftStore(now: () => number): DraftStore {
  // The base changes with every save, the report with every key: each is sealed when it is new.
  const sealedBases = new WeakMap<object, Sealed>()
  let opening: Promise<{ database: IDBPDatabase<Schema>; key: CryptoKey }> | undefined
  const opened = () => {
    opening ??= open().then(async (database) => ({ database, key: await keyOf(database) }))
    return opening
  }
  return {
    async takeOver(caseId) {
      const { database, key } = await opened()
      const held = new Set(((await navigator.locks.query()).held ?? []).map(({ name }) => name))
      const rows = (await database.getAllFromIndex('drafts', 'caseId', caseId)).filter(({ id, savedAt }) => !held.has(lockOf(id)) && now() - savedAt <= KEEP_MS)
      const [newest] = rows.toSorted((a, b) => b.savedAt - a.savedAt)
      if (!newest) return undefined
      const report = Report.parse(JSON.parse(await unseal(key, newest.report, newest.id)))
      const base = Version.parse(JSON.parse(await unseal(key, newest.base, newest.id)))
      return { id: newest.id, draft: { report, base } }
    },
    async put({ id, caseId }, draft) {
      const { database, key } = await opened()
      const base = sealedBases.get(draft.base) ?? (await seal(key, JSON.stringify(draft.base), id))
      sealedBases.set(draft.base, base)
      const report = await seal(key, JSON.stringify(draft.report), id)
      await database.put('drafts', { id, caseId, savedAt: now(), report, base })
    },
    async remove(id) {
      const { database } = await opened()
      await database.delete('drafts', id)
    },
  }
}

/** Deletes drafts that are past their time, whatever case they belong to. */
export async function dropOldDrafts(now: number): Promise<void> {
  const database = await open()
  const transaction = database.transaction('drafts', 'readwrite')
  for (const { id, savedAt } of await transaction.store.getAll()) {
    if (now - savedAt > KEEP_MS) await transaction.store.delete(id)
  }
  await transaction.done
  database.close()
}
