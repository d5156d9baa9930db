import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { KeptRecording, RecordingIds } from './kept-recording.ts'
import type { Sealed } from './slice-cipher.ts'

/** A recording as it lies in the browser's database: what the doctor typed is sealed. */
export type RecordingRow = Omit<KeptRecording, 'details'> & { readonly details: Sealed }
export type SliceRow = Sealed & { readonly recordingId: string; readonly number: number; readonly endMs: number }

/** The few things done with the browser's database. Each is one transaction: all of it happens or nothing. */
export type SliceDatabase = {
  readonly key: (make: () => Promise<CryptoKey>) => Promise<CryptoKey>
  readonly putRecording: (row: RecordingRow) => Promise<void>
  /** Writes a slice and grows its recording's length with it; rejects when there is no room. */
  readonly addSlice: (row: SliceRow) => Promise<void>
  readonly changeRecording: (recordingId: string, change: Partial<RecordingRow>) => Promise<void>
  readonly readSlice: (recordingId: string, number: number) => Promise<SliceRow | undefined>
  readonly removeSlices: (recordingId: string, range: { first: number; last: number }) => Promise<void>
  readonly listRecordings: () => Promise<RecordingRow[]>
  readonly removeRecording: (recordingId: string) => Promise<void>
}

type Schema = DBSchema & {
  keys: { key: string; value: CryptoKey }
  recordings: { key: RecordingIds['recordingId']; value: RecordingRow }
  slices: { key: [string, number]; value: SliceRow }
}

const KEY_NAME = 'slices'
// Slices must survive a pulled plug: the browser writes through instead of leaving them in the system's memory.
const DURABLE = { durability: 'strict' } as const

/** Opens the browser's own database of unfinished recordings. */
export function openSliceDatabase(name = 'epikrise-recordings'): SliceDatabase {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('keys')
        fresh.createObjectStore('recordings', { keyPath: 'recordingId' })
        fresh.createObjectStore('slices', { keyPath: ['recordingId', 'number'] })
      },
      terminated: () => (opened = undefined),
    })
    return opened
  }
  return { key: keyOf(database), ...sliceVerbs(database), ...recordingVerbs(database) }
}

type Open = () => Promise<IDBPDatabase<Schema>>

/** Two tabs may start at once: whoever comes second takes the key the first one stored. */
const keyOf =
  (database: Open): SliceDatabase['key'] =>
  async (make) => {
    const known = await (await database()).get('keys', KEY_NAME)
    if (known !== undefined) return known
    const made = await make()
    const transaction = (await database()).transaction('keys', 'readwrite', DURABLE)
    const meanwhile = await transaction.store.get(KEY_NAME)
    if (meanwhile === undefined) await transaction.store.put(made, KEY_NAME)
    await transaction.done
    return meanwhile ?? made
  }

const sliceVerbs = (database: Open): Pick<SliceDatabase, 'addSlice' | 'readSlice' | 'removeSlices'> => ({
  async addSlice(row) {
    const transaction = (await database()).transaction(['slices', 'recordings'], 'readwrite', DURABLE)
    const work = async (): Promise<void> => {
      const recordings = transaction.objectStore('recordings')
      const recording = await recordings.get(row.recordingId)
      if (recording === undefined) throw new DOMException('recording not kept', 'NotFoundError')
      await transaction.objectStore('slices').put(row)
      // Slices that found no room at first may come after younger ones.
      const sliceCount = Math.max(recording.sliceCount, row.number)
      const lengthMs = Math.max(recording.lengthMs, row.endMs)
      await recordings.put({ ...recording, sliceCount, lengthMs })
    }
    await Promise.all([work(), transaction.done])
  },
  async readSlice(recordingId, number) {
    return (await database()).get('slices', [recordingId, number])
  },
  async removeSlices(recordingId, { first, last }) {
    if (last < first) return
    await (await database()).delete('slices', IDBKeyRange.bound([recordingId, first], [recordingId, last]))
  },
})

const recordingVerbs = (
  database: Open,
): Pick<SliceDatabase, 'putRecording' | 'changeRecording' | 'listRecordings' | 'removeRecording'> => ({
  async putRecording(row) {
    await (await database()).put('recordings', row)
  },
  async changeRecording(recordingId, change) {
    const transaction = (await database()).transaction('recordings', 'readwrite', DURABLE)
    const row = await transaction.store.get(recordingId)
    if (row !== undefined) await transaction.store.put({ ...row, ...change })
    await transaction.done
  },
  async listRecordings() {
    return (await database()).getAll('recordings')
  },
  async removeRecording(recordingId) {
    const transaction = (await database()).transaction(['slices', 'recordings'], 'readwrite', DURABLE)
    await Promise.all([
      transaction.objectStore('slices').delete(IDBKeyRange.bound([recordingId, 0], [recordingId, Infinity])),
      transaction.objectStore('recordings').delete(recordingId),
      transaction.done,
    ])
  },
})
