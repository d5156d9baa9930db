import { Refusal } from '#contract/refusal.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { AudioStore } from './audio-store.ts'
import { ensureFreshOffsets } from './fresh-offsets.ts'
import type { AudioPlace } from './fresh-offsets.ts'
import { recordingStore } from './store.ts'

export type GetRecordingAudio = { sql: Database; vault: Vault; audio: AudioStore }

const MEDIA_TYPE_BY_CONTAINER: Readonly<Record<string, string>> = {
  webm: 'audio/webm',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  'mpeg-ps': 'video/mpeg',
}

/** Only a type of sound is ever served as one, whatever the sender called it (SEC-13). */
function playableType(mediaType: string): string {
  const known = MEDIA_TYPE_BY_CONTAINER[mediaType]
  if (known) return known
  const plain = mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^(audio|video)\/(webm|mp4|mpeg|aac|ogg|wav|x-wav|mp3)$/.test(plain) ? plain.replace('video/webm', 'audio/webm') : 'application/octet-stream'
}

/** The sound of a recording, whole or a stretch of it. */
export type RecordingAudio = { mediaType: string; totalBytes: number; read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array> }

type Part = { blobKey: string; from: number; bytes: number }

/** Walks the parts as one stream, from the first byte asked for to the last. */
async function* readParts(
  parts: Part[],
  { start, end }: { start: number; end: number },
  { audio, at }: { audio: AudioStore; at: AudioPlace },
): AsyncGenerator<Uint8Array> {
  let offset = 0
  for (const part of parts) {
    const first = Math.max(start - offset, 0)
    const last = Math.min(end - offset, part.bytes - 1)
    if (first <= last) yield* audio.read(at, part.blobKey, { start: part.from + first, end: part.from + last })
    offset += part.bytes
  }
}

/** Takes a recording that is the caller's; gives its sound as one stream. @throws recording.not_found, recording.audio_deleted */
export async function openRecordingAudio(
  { sql, audio }: Pick<GetRecordingAudio, 'sql' | 'audio'>,
  recording: { id: string; audio_deleted_at: Date | null },
  at: AudioPlace,
): Promise<RecordingAudio> {
  if (recording.audio_deleted_at !== null) throw new Refusal('recording.audio_deleted')
  const chunks = await recordingStore.chunks(sql, recording.id)
  const mediaType = chunks[0]?.media_type
  if (mediaType === undefined) throw new Refusal('recording.not_found')
  const fresh = await ensureFreshOffsets(sql, chunks, { audio, at })
  const parts = fresh.map((chunk) => ({ blobKey: chunk.blob_key, from: chunk.fresh_from, bytes: chunk.bytes - chunk.fresh_from }))
  const totalBytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return { mediaType, totalBytes, read: (range) => readParts(parts, range, { audio, at }) }
}

/** `GET …/recordings/{recordingId}/audio`: the recorder's own stream, put together of its groups. @throws recording.audio_deleted */
export function recordingAudioRoutes({ sql, vault, audio }: GetRecordingAudio): Handlers<'getRecordingAudio'> {
  return {
    async getRecordingAudio({ params, user }) {
      const row = await requireCase(sql, params, user.id)
      const recording = await recordingStore.find(sql, { recordingId: params.recordingId, ownerId: user.id })
      if (recording?.case_id !== row.id) throw new Refusal('recording.not_found')
      const sound = await openRecordingAudio({ sql, audio }, recording, { caseId: row.id, key: vault.keyOf(row) })
      return { ...sound, mediaType: playableType(sound.mediaType), fileName: 'recording' }
    },
  }
}
