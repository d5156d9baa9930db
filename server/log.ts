import { pino } from 'pino'
import type { Logger } from 'pino'

/**
 * One JSON line per event on standard error; standard output is for the address alone. Lines hold ids, codes, route patterns and
 * durations. Request and error objects are never serialised: their addresses, headers and messages could name a patient (SEC-65).
 */
export function makeLog(level: string): Logger {
  const hidden = () => undefined
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { req: hidden, res: hidden, err: hidden } },
    // Lines of one turn of the loop are written together; what stands in the buffer when the process ends is written then.
    pino.destination({ dest: 2, sync: false }),
  )
}
