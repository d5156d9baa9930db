import type { StoredSound } from '#server/ports/audio-decoder.ts'
import { ChildError, makeForkedChild } from '../child-process/forked-child.ts'
import type { ForkedChild } from '../child-process/forked-child.ts'
import { BytesAnswer } from './decode-task.ts'
import type { DecodeSubject, DecodeTask } from './decode-task.ts'

const MESSAGE_BYTES = 1024 * 1024
/** The tables of a two-hour MP4 take a hundred; what a decoder makes of senseless ones ends here. */
const HEAP_MB = 256

/** The program, how long each question may wait, and how far it may go. */
export type DecodeLimits = { module: URL; signal: AbortSignal; timeoutMs: number; memoryMb: number; cpuSeconds: number }

/** The child that decoded, still running, and what it said when all bytes had come. */
export type Decoded = { child: ForkedChild; answer: unknown }

/** Takes pieces of any size; gives messages of one size. Each is a question that waits for its answer, so small ones would take longer than the decoding. */
async function* inMessages(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let message = new Uint8Array(MESSAGE_BYTES)
  let length = 0
  for await (const piece of content) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + MESSAGE_BYTES - length)
      message.set(part, length)
      at += part.length
      length += part.length
      if (length < MESSAGE_BYTES) continue
      yield message
      message = new Uint8Array(MESSAGE_BYTES)
      length = 0
    }
  }
  if (length > 0) yield message.slice(0, length)
}

async function give(content: StoredSound, ask: (task: DecodeTask) => Promise<unknown>): Promise<void> {
  for await (const bytes of inMessages(content.read())) {
    if (BytesAnswer.parse(await ask({ kind: 'bytes', bytes })).isEnough) return
  }
}

/** A process that ended between two questions is found resting at the next, or cannot be sent it: it ended over what it had been given. */
function asDeath(error: unknown): unknown {
  if (!(error instanceof ChildError) || error.failure === 'refused' || error.failure === 'timeout') return error
  return new ChildError('gone', { cause: error, reason: error.reason ?? 'ended between pieces' })
}

/**
 * Decodes one thing in a process of its own: whatever its bytes do there, they do to nobody else. The bytes go over as they are read from the
 * store, and the process is left running with what it made of them. @throws ChildError
 */
export async function decodeApart(
  subject: DecodeSubject,
  content: StoredSound,
  { module, signal, timeoutMs, memoryMb, cpuSeconds }: DecodeLimits,
): Promise<Decoded> {
  const child = makeForkedChild({ module, memoryMb, cpuSeconds, heapMb: HEAP_MB })
  const ask = (task: DecodeTask): Promise<unknown> => child.ask(task, { signal, timeoutMs })
  const leave = (): void => void child.stop()
  signal.addEventListener('abort', leave, { once: true })
  try {
    await ask({ kind: 'begin', subject })
    await give(content, ask)
    return { child, answer: await ask({ kind: 'end' }) }
  } catch (error) {
    await child.stop()
    throw asDeath(error)
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
