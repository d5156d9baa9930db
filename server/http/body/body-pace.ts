import type { IncomingMessage } from 'node:http'
import { Refusal } from '#contract/refusal.ts'

/** How slowly a body may come (SEC-30): all of a plain one within a while; of an upload, however long, something in every stretch. */
export type BodyPace = { wholeMs: number; stretchMs: number; bytesPerStretch: number }

export const BODY_PACE: BodyPace = { wholeMs: 60_000, stretchMs: 30_000, bytesPerStretch: 8 * 1024 }

/** Whoever reads the body is told as of any failure of it, and answers; a body that nobody reads ends with its answer. */
function refuse(raw: IncomingMessage): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', new Refusal('request.too_slow'))
}

/** What has come and not been taken up yet is our slowness, not the sender's. */
const isWaitingForUs = (raw: IncomingMessage): boolean => raw.readableLength > 0

function watchStretches(raw: IncomingMessage, { stretchMs, bytesPerStretch }: BodyPace): NodeJS.Timeout {
  let before = raw.socket.bytesRead
  return setInterval(() => {
    const now = raw.socket.bytesRead
    const isTooSlow = now - before < bytesPerStretch && !isWaitingForUs(raw)
    before = now
    if (isTooSlow && !raw.complete) refuse(raw)
  }, stretchMs)
}

/** Takes a call as it comes in; has it refused as request.too_slow when its body does not keep pace. */
export function watchBody(raw: IncomingMessage, { isUpload, pace }: { isUpload: boolean; pace: BodyPace }): void {
  const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  const timer = isUpload ? watchStretches(raw, pace) : setTimeout(() => raw.complete || refuse(raw), pace.wholeMs)
  timer.unref()
  raw.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer))
}
