import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addSlice, finishGrouping, startGrouping } from '#domain/audio/slice-groups.ts'
import type { SoundPacket } from '#domain/audio/containers/packet.ts'
import { readWebm } from '#domain/audio/containers/webm.ts'

const FIXTURES = join(import.meta.dirname, '..', '..', 'domain', 'audio', 'fixtures')
const PACKET_MS = 20
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex')
const CLUSTER = Buffer.from('1f43b675', 'hex')

/** An EBML element with a size of four bytes. */
function element(id: string, content: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x1000_0000 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

const numberBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** What a browser's recorder writes before the first sound. */
function readHead(): Buffer {
  const recorded = readFileSync(join(FIXTURES, 'chromium-tones.webm'))
  return recorded.subarray(0, recorded.indexOf(CLUSTER))
}

let speech: { head: Buffer; packets: readonly SoundPacket[] } | undefined

function loadSpeech() {
  speech ??= { head: readHead(), packets: readWebm(new Uint8Array(readFileSync(join(FIXTURES, 'spoken.webm')))).packets }
  return speech
}

function block({ data }: SoundPacket, offsetMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80])
  head.writeInt16BE(offsetMs, 1)
  return element('a3', Buffer.concat([head, data]))
}

/**
 * Real sound of any length, as a browser's recorder gives it: one slice a second, the same spoken sentence over and over. The mark stands
 * in every slice, where players pass over it, so that no two recordings share a byte's meaning.
 */
export function recordSpeech({ seconds, mark }: { seconds: number; mark: string }): Buffer[] {
  const { head, packets } = loadSpeech()
  const perSlice = 1000 / PACKET_MS
  return Array.from({ length: seconds }, (_, second) => {
    const blocks = Array.from({ length: perSlice }, (_unused, at) => block(packets[(second * perSlice + at) % packets.length]!, at * PACKET_MS))
    const cluster = Buffer.concat([CLUSTER, UNKNOWN_SIZE, element('e7', numberBytes(second * 1000)), element('ec', Buffer.from(mark)), ...blocks])
    return second === 0 ? Buffer.concat([head, cluster]) : cluster
  })
}

export interface UploadGroup {
  readonly index: number
  readonly bytes: Buffer
}

/** Takes a recorder's slices; gives what the page sends up, numbered from 1. */
export function uploadGroups(slices: readonly Uint8Array[]): UploadGroup[] {
  const groups: UploadGroup[] = []
  let grouping = startGrouping<Uint8Array>()
  const take = (ready: { index: number; slices: readonly Uint8Array[] } | undefined): void => {
    if (ready) groups.push({ index: ready.index, bytes: Buffer.concat(ready.slices) })
  }
  for (const slice of slices) {
    const step = addSlice(grouping, slice)
    grouping = step.grouping
    take(step.ready)
  }
  take(finishGrouping(grouping).ready)
  return groups
}
