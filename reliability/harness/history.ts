import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What a client was told, kept outside the server and safe before the client goes on. */
export type Told =
  | { event: 'acknowledged'; recordingId: string; index: number; sha256: string }
  | { event: 'finalized'; recordingId: string }

export interface History {
  note(told: Told): void
  read(): Told[]
  close(): void
}

export function openHistory(path: string): History {
  const file = openSync(path, 'a+')
  return {
    note(told) {
      writeSync(file, `${JSON.stringify(told)}\n`)
      fsyncSync(file)
    },
    read: () => readFileSync(path, 'utf8').split('\n').filter((line) => line !== '').map((line): Told => JSON.parse(line)),
    close: () => closeSync(file),
  }
}
