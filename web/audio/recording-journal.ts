import { sliceGroup } from '#contract/timing.ts'
import { groupCount, slicesOfGroup } from '#domain/audio/slice-groups.ts'
import type { KeptSlice } from './kept-recording.ts'
import type { SliceStore } from './slice-store.ts'

/** Where the newest slices lie: on the device, or for want of room in memory only (REL-10). */
export type Keeping = 'device' | 'memory'

/** What is known of one recording's slices. */
export type JournalProgress = {
  readonly sliceCount: number
  readonly keptMs: number
  readonly acknowledgedMs: number
  readonly acknowledgedGroups: number
  readonly keeping: Keeping
}

export type JournalStart = {
  readonly recordingId: string
  readonly mimeType: string
  readonly sliceCount: number
  readonly lengthMs: number
  readonly acknowledgedGroups: number
}

/** The number of slices after which a group (from 1) is full; 0 for "the group before the first". */
export function lastSliceOfGroup(index: number): number {
  return index === 0 ? 0 : sliceGroup.slices + (index - 1) * sliceGroup.step
}

/** How many whole groups so many slices have filled. */
export function fullGroups(sliceCount: number): number {
  return sliceCount < sliceGroup.slices ? 0 : 1 + Math.floor((sliceCount - sliceGroup.slices) / sliceGroup.step)
}

/** The slices of one recording, from the microphone to the server's word that it has them. */
export class RecordingJournal {
  readonly #store: SliceStore
  readonly #start: JournalStart
  /** Slices the store had no room for. */
  readonly #inMemory = new Map<number, KeptSlice>()
  readonly #endMsBySlice = new Map<number, number>()
  #sliceCount: number
  #keptMs: number
  #acknowledgedGroups: number
  #acknowledgedMs = 0
  #keeping: Keeping = 'device'
  #writing: Promise<unknown> = Promise.resolve()

  /** Takes a store and the recording as it stands, all zero for a new one. */
  constructor(store: SliceStore, start: JournalStart) {
    this.#store = store
    this.#start = start
    this.#sliceCount = start.sliceCount
    this.#keptMs = start.lengthMs
    this.#acknowledgedGroups = start.acknowledgedGroups
    this.#endMsBySlice.set(start.sliceCount, start.lengthMs)
  }

  progress(): JournalProgress {
    return {
      sliceCount: this.#sliceCount,
      keptMs: this.#keptMs,
      acknowledgedMs: this.#acknowledgedMs,
      acknowledgedGroups: this.#acknowledgedGroups,
      keeping: this.#keeping,
    }
  }

  /** Puts the slice behind the others; resolves with the group that became full, if any. */
  append(blob: Blob, endMs: number): Promise<number | undefined> {
    return this.#inOrder(async () => {
      const before = fullGroups(this.#sliceCount)
      await this.#write({ number: this.#sliceCount + 1, endMs, bytes: new Uint8Array(await blob.arrayBuffer()) })
      const after = fullGroups(this.#sliceCount)
      return after > before ? after : undefined
    })
  }

  /** No more slices: gives every group that the server has not acknowledged, the last, shorter one too. */
  finish(): Promise<number[]> {
    return this.#inOrder(() => {
      const open = groupCount(this.#sliceCount) - this.#acknowledgedGroups
      return Promise.resolve(Array.from({ length: Math.max(0, open) }, (_, step) => this.#acknowledgedGroups + 1 + step))
    })
  }

  /** Gives the bytes of a group, header slice first; undefined when they are no longer here. */
  async readGroup(index: number): Promise<Blob | undefined> {
    const { first, last } = slicesOfGroup(index, this.#sliceCount)
    const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
    const wanted = index === 1 ? numbers : [1, ...numbers]
    const slices = await Promise.all(wanted.map((number) => this.#read(number)))
    const found = slices.filter((slice) => slice !== undefined)
    // Without the header nothing decodes. An acknowledged group goes up again whole or not at all; in another one a
    // second that had only been in memory when the page died costs no more than itself.
    const isWhole = found.length === wanted.length
    const isWorthSending = isWhole || (index > this.#acknowledgedGroups && found.length > 1)
    if (slices[0] === undefined || !isWorthSending) return undefined
    return new Blob(
      found.map((slice) => slice.bytes),
      { type: this.#start.mimeType },
    )
  }

  async acknowledge(index: number): Promise<void> {
    this.#acknowledgedGroups = Math.max(this.#acknowledgedGroups, index)
    const covered = Math.min(this.#sliceCount, lastSliceOfGroup(index))
    this.#acknowledgedMs = Math.max(this.#acknowledgedMs, this.#endMsBySlice.get(covered) ?? 0)
    for (const number of this.#endMsBySlice.keys()) if (number < covered) this.#endMsBySlice.delete(number)
    for (const number of this.#inMemory.keys()) {
      if (number > 1 && number <= index * sliceGroup.step) this.#inMemory.delete(number)
    }
    try {
      await this.#store.acknowledge(this.#start.recordingId, this.#acknowledgedGroups)
    } catch {
      // What could not be deleted now is deleted with the recording; sending it again is harmless (REL-6).
    }
  }

  async #write(slice: KeptSlice): Promise<void> {
    this.#endMsBySlice.set(slice.number, slice.endMs)
    this.#sliceCount = slice.number
    this.#keptMs = slice.endMs
    this.#inMemory.set(slice.number, slice)
    try {
      // Slices that had no room before come first: they are the older ones.
      for (const [number, waiting] of [...this.#inMemory]) {
        await this.#store.addSlice(this.#start.recordingId, waiting)
        this.#inMemory.delete(number)
      }
      this.#keeping = 'device'
    } catch {
      // No room, or no database in this browser: the recording goes on, and `keeping` says so at once (REL-10).
      this.#keeping = 'memory'
    }
  }

  async #read(number: number): Promise<KeptSlice | undefined> {
    return this.#inMemory.get(number) ?? (await this.#store.readSlice(this.#start.recordingId, number))
  }

  /** Slices must lie in the order they were spoken, and encryption takes its time. */
  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#writing.then(work)
    this.#writing = done.catch(() => undefined)
    return done
  }
}
