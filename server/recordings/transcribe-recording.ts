import { z } from 'zod'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { Language } from '#contract/vertical.ts'
import { isNoAudio } from '#domain/audio/signal.ts'
import { stitchTranscripts } from '#domain/audio/stitch.ts'
import { shiftSegments } from '#domain/audio/transcript.ts'
import type { RemoveBlobs } from '#server/cases/delete-case.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { JobQueue, JobRun } from '#server/jobs/job-queue.ts'
import type { AudioDecoder } from '#server/ports/audio-decoder.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { AudioStore } from './audio-store.ts'
import { readAll } from './fresh-offsets.ts'
import { recordingStore } from './store.ts'
import type { HeardChunkRow, RecordingWork } from './store.ts'

export type TranscribeRecording = {
  sql: Database
  vault: Vault
  audio: AudioStore
  decoder: AudioDecoder
  transcriber: Transcriber
  jobs: JobQueue
  audioDays: number
  removeBlobs: RemoveBlobs
}

const Timed = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })

/** What was heard in one group, as it is kept until the recording is whole. */
type HeardGroup = z.infer<typeof HeardGroup>
const HeardGroup = z.object({
  startMs: z.number(),
  endMs: z.number(),
  segments: z.array(Timed.extend({ confidence: z.number().optional(), words: z.array(Timed).readonly().optional() })),
  isTimed: z.boolean(),
  speechMs: z.number(),
  durationMs: z.number(),
  text: z.string(),
  engine: z.string(),
})

const CHUNK_FIELD = 'chunk-transcript'

/** What an upload was found to be when it came. */
const AudioContainer = z.enum(['webm', 'mp4', 'mp3', 'wav', 'mpeg-ps', 'aac'])

async function hear(work: RecordingWork, chunk: HeardChunkRow, { wiring, key, signal }: { wiring: TranscribeRecording; key: DataKey; signal: AbortSignal }): Promise<HeardGroup> {
  const bytes = await readAll(wiring.audio.read({ caseId: work.case_id, key }, chunk.blob_key))
  const decoded =
    work.origin === 'uploaded'
      ? await wiring.decoder.decodeFile({ bytes, container: AudioContainer.parse(chunk.media_type) }, signal)
      : await wiring.decoder.decodeGroup({ bytes, index: chunk.chunk_index }, signal)
  const heard = await wiring.transcriber.transcribe({
    audio: decoded.samples,
    language: Language.parse(work.language),
    scope: work.origin === 'uploaded' ? 'recording' : 'group',
    signal,
  })
  return {
    startMs: decoded.startMs,
    endMs: decoded.startMs + heard.durationMs,
    segments: shiftSegments(heard.segments, decoded.startMs),
    isTimed: heard.isTimed,
    speechMs: heard.speechMs,
    durationMs: heard.durationMs,
    text: heard.noSpeech ? '' : heard.text,
    engine: heard.engine,
  }
}

/** Hears one group after another, those that arrive meanwhile too; what has been heard is kept, so that a killed worker's successor goes on. */
async function hearAll(work: RecordingWork, wiring: TranscribeRecording, signal: AbortSignal): Promise<HeardGroup[]> {
  const key = wiring.vault.open(work.case_id, work.wrapped_key)
  const place = { id: work.id, field: CHUNK_FIELD }
  for (;;) {
    signal.throwIfAborted()
    const chunks = await recordingStore.chunks(wiring.sql, work.id)
    const next = chunks.find((chunk) => chunk.transcript_sealed === null)
    if (!next) return chunks.map((chunk) => HeardGroup.parse(JSON.parse(wiring.vault.openText(key, place, chunk.transcript_sealed ?? new Uint8Array()))))
    const heard = await hear(work, next, { wiring, key, signal })
    const sealed = wiring.vault.sealText(key, place, JSON.stringify(heard))
    await recordingStore.saveChunkTranscript(wiring.sql, { recordingId: work.id, index: next.chunk_index, sealed })
  }
}

/** Silence and noise never become a report (spec 8, noaudio). */
async function conclude(work: RecordingWork, groups: HeardGroup[], { sql, vault, audioDays }: TranscribeRecording): Promise<void> {
  if (isNoAudio(groups)) throw new Refusal('speech.no_audio')
  const transcript = stitchTranscripts(groups)
  const key = vault.open(work.case_id, work.wrapped_key)
  const sealed = vault.sealText(key, { id: work.id, field: 'transcript' }, JSON.stringify(transcript))
  const durationMs = Math.round(Math.max(...groups.map((group) => group.endMs)))
  await inTransaction(sql, async (tx) => {
    const isDone = await recordingStore.done(tx, work.id, { sealed, durationMs, audioDays })
    // Nobody's audio is kept once it is text (spec 4).
    if (isDone && work.is_anonymous) await recordingStore.deleteAudio(tx, work.id)
  })
}

async function fail(work: RecordingWork, code: ErrorCode, { sql }: TranscribeRecording): Promise<void> {
  await inTransaction(sql, (tx) => recordingStore.fail(tx, work.id, code))
}

const MOST_DEFECTS = 5

/** A refusal is the recording's failure; a defect is tried again a few times, then becomes one too (REL-32). Undefined: try again. */
async function judgeFailure(error: unknown, { recordingId, signal }: { recordingId: string; signal: AbortSignal }, { sql }: TranscribeRecording): Promise<ErrorCode | undefined> {
  if (signal.aborted) return undefined
  if (error instanceof Refusal) return error.code === 'database.unavailable' ? undefined : error.code
  return (await recordingStore.noteDefect(sql, recordingId)) < MOST_DEFECTS ? undefined : 'internal.error'
}

/**
 * The job that hears a recording: group by group while the talk goes on, stitched when it has ended. Its failure is a state of the
 * recording with its audio kept; the case then says so.
 */
export function makeTranscribeRecording(wiring: TranscribeRecording): JobRun {
  return async (recordingId, signal) => {
    const before = await recordingStore.loadWork(wiring.sql, recordingId)
    if (before?.state !== 'open' && before?.state !== 'finalized') return
    try {
      const groups = await hearAll(before, wiring, signal)
      const work = await recordingStore.loadWork(wiring.sql, recordingId)
      if (work?.state !== 'finalized') return
      await conclude(work, groups, wiring)
    } catch (error) {
      const code = await judgeFailure(error, { recordingId, signal }, wiring)
      if (code === undefined) throw error
      // While the talk goes on nothing is lost by waiting: the next group, or the end, tries again.
      await fail(before, code, wiring)
    }
    const after = await recordingStore.loadWork(wiring.sql, recordingId)
    if (after?.state === 'open') return
    wiring.removeBlobs()
    await wiring.jobs.enqueue('write-report', before.case_id, before.owner_id)
  }
}
