import type { RecordingRow, SliceDatabase, SliceRow } from '../slice-database.ts'

/** The browser's database in memory, with room that can run out. */
export function fakeSliceDatabase(): SliceDatabase & { slices: Map<string, SliceRow>; recordings: Map<string, RecordingRow>; isFull: boolean } {
  const slices = new Map<string, SliceRow>()
  const recordings = new Map<string, RecordingRow>()
  let key: CryptoKey | undefined
  return {
    slices,
    recordings,
    isFull: false,
    async key(make) {
      key ??= await make()
      return key
    },
    async putRecording(row) {
      recordings.set(row.recordingId, row)
    },
    async addSlice(row) {
      const recording = recordings.get(row.recordingId)
      if (this.isFull || recording === undefined) throw new DOMException('no room', 'QuotaExceededError')
      slices.set(`${row.recordingId}:${row.number}`, row)
      const sliceCount = Math.max(recording.sliceCount, row.number)
      recordings.set(row.recordingId, { ...recording, sliceCount, lengthMs: Math.max(recording.lengthMs, row.endMs) })
    },
    async changeRecording(recordingId, change) {
      const row = recordings.get(recordingId)
      if (row !== undefined) recordings.set(recordingId, { ...row, ...change })
    },
    async readSlice(recordingId, number) {
      return slices.get(`${recordingId}:${number}`)
    },
    async removeSlices(recordingId, { first, last }) {
      for (const [name, row] of slices) {
        if (row.recordingId === recordingId && row.number >= first && row.number <= last) slices.delete(name)
      }
    },
    async listRecordings() {
      return [...recordings.values()]
    },
    async removeRecording(recordingId) {
      recordings.delete(recordingId)
      for (const [name, row] of slices) if (row.recordingId === recordingId) slices.delete(name)
    },
  }
}
