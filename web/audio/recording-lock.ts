/** Says to the other tabs that this one holds a recording (REL-28): they neither offer nor touch it. */
export type RecordingLocks = {
  /** Holds the name until released; undefined when another tab holds it. */
  readonly hold: (recordingId: string) => Promise<(() => void) | undefined>
  /** Waits until no other tab holds the name; true then, false where the waiting was called off. */
  readonly untilFree: (recordingId: string, signal: AbortSignal) => Promise<boolean>
}

type LockSource = Pick<LockManager, 'request'>

const nameOf = (recordingId: string): string => `epikrise.recording.${recordingId}`

/** Takes the browser's lock manager; the browser itself lets go when the tab dies. */
export function createRecordingLocks(locks: LockSource | undefined): RecordingLocks {
  return {
    hold(recordingId) {
      // Ids are random, so without lock support only the recovery offer can meet a recording of another tab.
      if (locks === undefined) return Promise.resolve(() => undefined)
      return new Promise((resolve, reject) => {
        const held = locks.request(nameOf(recordingId), { ifAvailable: true }, (lock) => {
          if (lock === null) {
            resolve(undefined)
            return undefined
          }
          return new Promise<void>((release) => resolve(release))
        })
        held.catch(reject)
      })
    },
    async untilFree(recordingId, signal) {
      if (locks === undefined) return true
      try {
        return await locks.request(nameOf(recordingId), { signal }, () => true)
      } catch {
        return false
      }
    },
  }
}
