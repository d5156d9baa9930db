import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { QUESTIONS_DATABASE } from '#web/editor/clear-drafts.ts'
import { makeSealingKey, seal, unseal } from '#web/editor/seal.ts'
import type { Sealed } from '#web/editor/seal.ts'

/** A question that was not sent lives as long as other unsaved text does. */
const KEEP_MS = 12 * 60 * 60_000

type Row = { place: string; savedAt: number; words: Sealed }
interface Schema extends DBSchema {
  keys: { key: 'questions'; value: CryptoKey }
  questions: { key: string; value: Row }
}

async function withStore<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(QUESTIONS_DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('keys')
      made.createObjectStore('questions', { keyPath: 'place' })
    },
    // Another tab signs out and deletes all of it: let go at once.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

async function keyOf(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await database.get('keys', 'questions')
  if (known) return known
  const made = await makeSealingKey()
  // Two tabs may come here at once: the first key stored is the one that counts.
  const transaction = database.transaction('keys', 'readwrite')
  const first = await transaction.store.get('questions')
  if (!first) await transaction.store.put(made, 'questions')
  await transaction.done
  return first ?? made
}

/** Keeps a question that is being written at a place, sealed with a key that cannot be read out of the browser (SEC-62); none is kept of an empty one. */
export async function keepQuestion(place: string, words: string): Promise<void> {
  await withStore(async (database) => {
    if (words === '') return await database.delete('questions', place)
    const key = await keyOf(database)
    await database.put('questions', { place, savedAt: Date.now(), words: await seal(key, words, place) })
    return undefined
  })
}

/** The question that was being written at a place; empty where there is none, or it is too old. */
export async function keptQuestion(place: string): Promise<string> {
  return await withStore(async (database) => {
    const row = await database.get('questions', place)
    if (row === undefined || Date.now() - row.savedAt > KEEP_MS) return ''
    return await unseal(await keyOf(database), row.words, place)
  })
}

/** Deletes questions that are past their time, wherever they were written. */
export async function dropOldQuestions(now: number): Promise<void> {
  await withStore(async (database) => {
    const transaction = database.transaction('questions', 'readwrite')
    for (const { place, savedAt } of await transaction.store.getAll()) {
      if (now - savedAt > KEEP_MS) await transaction.store.delete(place)
    }
    await transaction.done
  })
}
