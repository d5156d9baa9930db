import { serveParent, TaskRefused } from '../child-process/serve-parent.ts'
import { decodeFile } from './decode-file.ts'
import { decodeGroup } from './decode-group.ts'
import { DecodeTask, TOO_LONG, UNREADABLE } from './decode-task.ts'
import type { DecodeSubject } from './decode-task.ts'
import { makeIncomingBytes } from './incoming-bytes.ts'
import { sealedShelf } from './sealed-shelf.ts'
import { holdSound } from './sound-collector.ts'
import type { HeldSound } from './sound-collector.ts'

// The program of the decoding process: untrusted bytes meet parsers and codecs here, away from the server's memory.

const nothing = holdSound(0, () => {
  throw new TaskRefused(TOO_LONG)
})

let incoming = makeIncomingBytes()
let answer: Promise<unknown> = Promise.resolve()
let isSettled = false
let sound: HeldSound = nothing

const unreadable = (error: unknown): never => {
  throw error instanceof TaskRefused ? error : new TaskRefused(UNREADABLE)
}

async function decodeSubject(subject: DecodeSubject, content: AsyncIterable<Uint8Array>): Promise<unknown> {
  if (subject.kind === 'group') return decodeGroup(Buffer.concat(await Array.fromAsync(content)), subject.index)
  const { container, longestSamples, folder, ffmpeg } = subject
  const refuseLonger = (): never => {
    throw new TaskRefused(TOO_LONG)
  }
  sound = holdSound(longestSamples, refuseLonger, sealedShelf(folder))
  await decodeFile({ content, container, ffmpeg: ffmpeg === undefined ? undefined : { path: ffmpeg, longestSamples } }, sound)
  return { length: sound.length }
}

function begin(subject: DecodeSubject): void {
  incoming = makeIncomingBytes()
  isSettled = false
  answer = decodeSubject(subject, incoming.read()).finally(() => {
    isSettled = true
    incoming.close()
  })
  // Told to whoever hands over the next piece, or ends them.
  answer.catch(() => undefined)
}

serveParent(async (given) => {
  const task = DecodeTask.parse(given)
  switch (task.kind) {
    case 'group':
      return decodeGroup(task.bytes, task.index).catch(unreadable)
    case 'begin':
      begin(task.subject)
      return {}
    case 'bytes':
      await incoming.give(task.bytes)
      if (isSettled) await answer.catch(unreadable)
      return { isEnough: isSettled }
    case 'end':
      incoming.end()
      return answer.catch(unreadable)
    case 'piece':
      return { samples: sound.slice(task.at, task.length) }
  }
})
