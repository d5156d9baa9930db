import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'

/** A log whose lines are kept, so that a test can look for what must not stand in them; the finest level unless told. */
export function makeKeptLog(options: LoggerOptions = {}): { log: Logger; lines: string[] } {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'))
      done()
    },
  })
  return { log: pino({ level: 'trace', ...options }, sink), lines }
}
