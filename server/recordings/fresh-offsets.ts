import { freshFrom, TAIL_BYTES } from '#domain/audio/join-groups.ts'
import type { Sql } from '#server/database/connect.ts'
import type { DataKey } from '#server/vault/vault.ts'
import type { AudioStore } from './audio-store.ts'
import { recordingStore } from './store.ts'
import type { HeardChunkRow } from './store.ts'

export type AudioPlace = { caseId: string; key: DataKey }

async function readAll(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(content))
}

/** Learns, once per group, where its own sound begins, and keeps it: playing the whole then needs no comparison. */
export async function ensureFreshOffsets(
  sql: Sql,
  chunks: HeardChunkRow[],
  { audio, at }: { audio: AudioStore; at: AudioPlace },
): Promise<(HeardChunkRow & { fresh_from: number })[]> {
  const known: (HeardChunkRow & { fresh_from: number })[] = []
  for (const chunk of chunks) {
    const previous = known.at(-1)
    const offset = chunk.fresh_from ?? (previous ? await compare(previous, chunk) : 0)
    if (chunk.fresh_from === null) await recordingStore.saveFreshFrom(sql, chunk, offset)
    known.push({ ...chunk, fresh_from: offset })
  }
  return known

  async function compare(previous: HeardChunkRow, chunk: HeardChunkRow): Promise<number> {
    const tail = { start: Math.max(0, previous.bytes - TAIL_BYTES), end: previous.bytes - 1 }
    return freshFrom(await readAll(audio.read(at, previous.blob_key, tail)), audio.read(at, chunk.blob_key))
  }
}
