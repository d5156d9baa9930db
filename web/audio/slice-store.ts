import { sliceGroup } from '#contract/timing.ts'
import { ConsultationDetails } from './kept-recording.ts'
import type { KeptRecording, KeptSlice, NewRecording } from './kept-recording.ts'
import { makeSliceKey, seal, unseal } from './slice-cipher.ts'
import type { RecordingRow, SliceDatabase } from './slice-database.ts'

/** Keeps unfinished recordings on this device, sealed, until the server has them. */
export type SliceStore = {
  readonly open: (recording: NewRecording) => Promise<void>
  readonly keepDetails: (recordingId: string, details: ConsultationDetails) => Promise<void>
  /** Rejects when the slice has nowhere to go. */
  readonly addSlice: (recordingId: string, slice: KeptSlice) => Promise<void>
  readonly readSlice: (recordingId: string, number: number) => Promise<KeptSlice | undefined>
  /** The server has this group: what no later group repeats is deleted, except the header slice they all need. */
  readonly acknowledge: (recordingId: string, group: number) => Promise<void>
  /** Deletes the audio but remembers that the server must still be told. */
  readonly markCancelled: (recordingId: string) => Promise<void>
  readonly list: (userId: string) => Promise<KeptRecording[]>
  /** Deletes what is past its time, whoever's it is: their owner may never come back to this device. */
  readonly dropOld: () => Promise<void>
  readonly remove: (recordingId: string) => Promise<void>
}

const detailsPlace = (recordingId: string): string => `${recordingId}:details`
const slicePlace = (recordingId: string, number: number): string => `${recordingId}:${number}`
const EVERY_SLICE = { first: 0, last: Infinity }

/** Sound is kept for thirty days at the most (docs/decisions/0008-retention-clock.md), on a device that was put away as well. */
const KEEP_MS = 30 * 24 * 60 * 60_000

/** Takes the browser's database; gives the store that puts nothing readable into it. */
export function createSliceStore(database: SliceDatabase, now: () => number = Date.now): SliceStore {
  let made: Promise<CryptoKey> | undefined
  const sliceKey = (): Promise<CryptoKey> => (made ??= database.key(makeSliceKey))

  async function sealDetails(recordingId: string, details: ConsultationDetails): Promise<RecordingRow['details']> {
    const bytes = new TextEncoder().encode(JSON.stringify(details))
    return await seal(await sliceKey(), bytes, detailsPlace(recordingId))
  }

  async function openRow(row: RecordingRow): Promise<KeptRecording> {
    const bytes = await unseal(await sliceKey(), row.details, detailsPlace(row.recordingId))
    return { ...row, details: ConsultationDetails.parse(JSON.parse(new TextDecoder().decode(bytes))) }
  }

  async function dropOld(): Promise<void> {
    const old = (await database.listRecordings()).filter(({ startedAt }) => now() - startedAt > KEEP_MS)
    await Promise.all(old.map(({ recordingId }) => database.removeRecording(recordingId)))
  }

  return {
    async open({ details, ...recording }) {
      const progress = { phase: 'open', sliceCount: 0, lengthMs: 0, acknowledgedGroups: 0 } as const
      await database.putRecording({ ...recording, ...progress, details: await sealDetails(recording.recordingId, details) })
    },
    async keepDetails(recordingId, details) {
      await database.changeRecording(recordingId, { details: await sealDetails(recordingId, details) })
    },
    async addSlice(recordingId, { number, endMs, bytes }) {
      const sealed = await seal(await sliceKey(), bytes, slicePlace(recordingId, number))
      await database.addSlice({ recordingId, number, endMs, ...sealed })
    },
    async readSlice(recordingId, number) {
      const row = await database.readSlice(recordingId, number)
      if (row === undefined) return undefined
      return { number, endMs: row.endMs, bytes: await unseal(await sliceKey(), row, slicePlace(recordingId, number)) }
    },
    async acknowledge(recordingId, group) {
      await database.changeRecording(recordingId, { acknowledgedGroups: group })
      await database.removeSlices(recordingId, { first: 2, last: group * sliceGroup.step })
    },
    async markCancelled(recordingId) {
      await database.changeRecording(recordingId, { phase: 'cancelled' })
      await database.removeSlices(recordingId, EVERY_SLICE)
    },
    async list(userId) {
      await dropOld()
      const rows = await database.listRecordings()
      return Promise.all(rows.filter((row) => row.userId === userId).map(openRow))
    },
    dropOld,
    remove: (recordingId) => database.removeRecording(recordingId),
  }
}
