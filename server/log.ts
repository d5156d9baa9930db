import { pino } from 'pino'
import type { Logger } from 'pino'

const LINGER_MS = 50
const BUFFER_BYTES = 8 * 1024

/**
 * Writes to standard error what was said within a moment together: a write of its own for each line costs a call as much as its statement. What stands
 * in the buffer when the process ends is written then; a fatal line is written with all before it at once.
 */
function makeDestination() {
  const sink = pino.destination({ dest: 2, sync: false, minLength: BUFFER_BYTES })
  let isDue = false
  const flush = (): void => {
    isDue = false
    sink.flush()
  }
  return {
    write(line: string): void {
      sink.write(line)
      if (isDue) return
      isDue = true
      setTimeout(flush, LINGER_MS).unref()
    },
    flushSync: () => sink.flushSync(),
  }
}

/**
 * One JSON line per event on standard error; standard output is for the address alone. Lines hold ids, codes, route patterns and
 * durations. Request and error objects are never serialised: their addresses, headers and messages could name a patient (SEC-65).
 */
export function makeLog(level: string): Logger {
  const hidden = () => undefined
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { req: hidden, res: hidden, err: hidden } }, makeDestination())
}
