import type { Reading } from '#server/adapters/sources/reading.ts'

type Progress = Omit<Extract<Reading, { kind: 'progress' }>, 'kind'>
export type Screen = { isTerminal: boolean; write: (text: string) => void; now: () => number }

/** Between two lines where nobody watches a terminal. */
const LINE_MS = 10_000
const CELLS = 25

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
const amount = (count: number, of: string): string => (of === 'bytes' ? megabytes(count) : `${count} ${of}`)

function lineOf({ done, total, of }: Progress): string {
  if (total === undefined || total === 0) return amount(done, of)
  const share = Math.min(1, done / total)
  const filled = Math.floor(share * CELLS)
  return `${'█'.repeat(filled)}${'░'.repeat(CELLS - filled)} ${Math.floor(share * 100)} %  ${of === 'bytes' ? megabytes(done) : done} of ${amount(total, of)}`
}

/** Shows how far an import has come: a line that is written over on a terminal, a line each ten seconds elsewhere. */
export function makeProgress({ isTerminal, write, now }: Screen): { show: (progress: Progress) => void; clear: () => void } {
  let shown = ''
  let toldAt = now()
  return {
    show(progress) {
      const line = lineOf(progress)
      if (line === shown) return
      if (isTerminal) write(`\r${line.padEnd(shown.length)}`)
      else if (now() - toldAt >= LINE_MS) {
        write(`${line}\n`)
        toldAt = now()
      } else return
      shown = line
    },
    clear() {
      if (isTerminal && shown !== '') write(`\r${' '.repeat(shown.length)}\r`)
      shown = ''
    },
  }
}
