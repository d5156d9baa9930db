import { z } from 'zod'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { missingStretches } from '#domain/audio/missing-stretches.ts'
import { isNoAudio } from '#domain/audio/signal.ts'
import { shiftSegments } from '#domain/audio/words/transcript.ts'
import type { RemoveBlobs } from '#server/cases/delete-case.ts'
import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import { openField, readTranscript } from '#server/cases/present-case.ts'
import { openSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { JobQueue, JobRun } from '#server/jobs/job-queue.ts'
import { notingAttempts } from '#server/jobs/noted-attempts.ts'
import { ownerNames } from '#server/patients/known-people.ts'
import type { AudioDecoder } from '#server/ports/audio-decoder.ts'
import type { HeardMasking, TextWork } from '#server/ports/text-work.ts'
import type { Transcriber, Transcription } from '#server/ports/transcriber.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { sealPartial } from '#server/stream/sealed-partial.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { AudioStore } from './audio-store.ts'
import { openHeardGroup, sealHeardGroup } from './heard-group.ts'
import type { HeardGroup } from './heard-group.ts'
import { sealWords } from './heard-words.ts'
import { audioUseStore } from './audio-use/store.ts'
import { recordingStore } from './store.ts'
import { makePartialTeller } from './tell-partials.ts'
import type { HeardChunkRow, RecordingWork } from './store.ts'

export type TranscribeRecording = {
  sql: Database
  vault: Vault
  audio: AudioStore
  bus: EventBus
  decoder: AudioDecoder
  transcriber: Transcriber
  texts: TextWork
  jobs: JobQueue
  removeBlobs: RemoveBlobs
}

/** What an upload was found to be when it came. */
const AudioContainer = z.enum(['webm', 'mp4', 'mp3', 'wav', 'mpeg-ps', 'aac'])

async function tellPartial(
  text: string,
  { work, chunk }: { work: RecordingWork; chunk: HeardChunkRow },
  { wiring: { sql, vault, bus }, key }: { wiring: TranscribeRecording; key: DataKey },
): Promise<void> {
  const sealed = sealPartial({ vault, key }, { caseId: work.case_id, recordingId: work.id, group: chunk.chunk_index, text })
  await bus.publish(sql, `case:${work.case_id}`, sealed)
}

async function hear(
  work: RecordingWork,
  chunk: HeardChunkRow,
  { wiring, key, signal }: { wiring: TranscribeRecording; key: DataKey; signal: AbortSignal },
): Promise<HeardGroup> {
  const at = { caseId: work.case_id, key }
  const content = { bytes: chunk.bytes, read: () => wiring.audio.read(at, chunk.blob_key) }
  const decoded =
    work.origin === 'uploaded'
      ? await wiring.decoder.decodeFile({ content, container: AudioContainer.parse(chunk.media_type) }, signal)
      : await wiring.decoder.decodeGroup({ content, index: chunk.chunk_index }, signal)
  const partials = makePartialTeller((text) => tellPartial(text, { work, chunk }, { wiring, key }))
  const request = { audio: decoded.sound, language: Language.parse(work.language), signal }
  const asked = work.origin === 'uploaded' ? ({ ...request, scope: 'recording' } as const) : ({ ...request, scope: 'group', onPartial: partials.tell } as const)
  try {
    // Nothing is told once all is heard: what is masked next must not pass unmasked meanwhile.
    const transcription = await wiring.transcriber.transcribe(asked).catch(async (error: unknown) => {
      await partials.end()
      throw error
    })
    await partials.end()
    const heard = heardGroup(transcription, decoded.startMs)
    // Nobody's words are kept as they were said (spec 4): what identifies anyone goes before they are sealed.
    return work.is_anonymous ? { ...heard, ...(await wiring.texts.run('maskGroup', { heard, masking: maskingOf(work, key, wiring) }, { signal })) } : heard
  } finally {
    await decoded.close()
  }
}

function heardGroup(heard: Transcription, startMs: number): HeardGroup {
  return {
    startMs,
    endMs: startMs + heard.durationMs,
    segments: shiftSegments(heard.segments, startMs),
    isTimed: heard.isTimed,
    speechMs: heard.speechMs,
    durationMs: heard.durationMs,
    text: heard.noSpeech ? '' : heard.text,
    engine: heard.engine,
  }
}

type IndexedGroup = HeardGroup & { index: number }

/** Hears one group after another, those that arrive meanwhile too; what has been heard is kept, so that a killed worker's successor goes on. */
async function hearAll(work: RecordingWork, wiring: TranscribeRecording, signal: AbortSignal): Promise<IndexedGroup[]> {
  const key = wiring.vault.open({ id: work.case_id, ownerId: work.owner_id }, work.wrapped_key)
  const under = { vault: wiring.vault, key, recordingId: work.id }
  for (;;) {
    signal.throwIfAborted()
    const chunks = await recordingStore.chunks(wiring.sql, work.id)
    const next = chunks.find((chunk) => chunk.transcript_sealed === null)
    if (!next) return chunks.map((chunk) => ({ index: chunk.chunk_index, ...openHeardGroup(under, chunk.transcript_sealed ?? new Uint8Array()) }))
    const heard = await hear(work, next, { wiring, key, signal })
    await recordingStore.saveChunkTranscript(wiring.sql, { recordingId: work.id, index: next.chunk_index, sealed: sealHeardGroup(under, heard) })
    if (work.origin === 'uploaded') await audioUseStore.add(wiring.sql, { userId: work.owner_id, bytes: 0, ms: Math.round(heard.durationMs) })
    const groups = chunks.filter((chunk) => chunk.transcript_sealed !== null).length + 1
    await wiring.bus.publish(wiring.sql, `case:${work.case_id}`, { type: 'heard', caseId: work.case_id, recordingId: work.id, groups })
  }
}

function maskingOf(work: RecordingWork, key: DataKey, { vault }: Pick<TranscribeRecording, 'vault'>): HeardMasking {
  const at = { vault, key, id: work.case_id }
  const known = [...openKeepers(at, work), ...ownerNames({ name: work.owner_name, professional: { name: work.owner_called } })]
  return { language: Language.parse(work.language), vertical: Vertical.parse(work.vertical), key, spared: openSpared(at, work.spared_words_sealed), known }
}

/** What the other recordings of the case say, whose placeholders are taken. */
async function otherTexts(work: RecordingWork, key: DataKey, { sql, vault }: Pick<TranscribeRecording, 'sql' | 'vault'>): Promise<string[]> {
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [work.case_id], ownerId: work.owner_id })
  return recordings.flatMap(({ id, transcript_sealed: sealed }) =>
    id === work.id ? [] : (readTranscript(openField({ vault, key, id }, 'transcript', sealed))?.text ?? []),
  )
}

/** Silence and noise never become a report (spec 8, noaudio). */
async function conclude(
  work: RecordingWork,
  groups: IndexedGroup[],
  { sql, vault, texts, signal }: TranscribeRecording & { signal: AbortSignal },
): Promise<void> {
  if (isNoAudio(groups)) throw new Refusal('speech.no_audio')
  const missing = missingStretches(work.missing_parts, groups)
  const key = vault.open({ id: work.case_id, ownerId: work.owner_id }, work.wrapped_key)
  const masked = work.is_anonymous && { masking: maskingOf(work, key, { vault }), worn: await otherTexts(work, key, { sql, vault }) }
  const { words, ...transcript } = await texts.run('stitch', { groups, missing, ...masked }, { signal })
  const sealed = vault.sealText(key, { id: work.id, field: 'transcript' }, JSON.stringify(transcript))
  const heard = {
    sealed,
    words: sealWords({ vault, key, recordingId: work.id }, words, groups.length),
    durationMs: Math.round(Math.max(...groups.map((group) => group.endMs))),
    missingStretches: missing,
  }
  await inTransaction(sql, ALONE, async (tx) => {
    const isDone = await recordingStore.done(tx, work.id, heard)
    // Nobody's audio is kept once it is text (spec 4).
    if (isDone && work.is_anonymous) await recordingStore.deleteAudio(tx, work.id)
  })
}

async function fail(work: RecordingWork, code: ErrorCode, { sql }: TranscribeRecording): Promise<void> {
  await inTransaction(sql, ALONE, (tx) => recordingStore.fail(tx, work.id, code))
}

/** Nothing here hears this language yet; an engine elsewhere that is only away is asked all the same. */
async function lacksEngine({ language }: RecordingWork, { transcriber }: TranscribeRecording): Promise<boolean> {
  const { status } = await transcriber.readiness(Language.parse(language))
  return status === 'no_engine' || status === 'no_model' || status === 'downloading'
}

const MOST_DEFECTS = 5

/** Says nothing of the recording: the work is done a little later. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['database.unavailable', 'engine.busy'])

/** A refusal is the recording's failure; a defect is tried again a few times, then becomes one too (REL-32). Undefined: try again. */
async function judgeFailure(
  error: unknown,
  { recordingId, signal }: { recordingId: string; signal: AbortSignal },
  { sql }: TranscribeRecording,
): Promise<ErrorCode | undefined> {
  if (signal.aborted) return undefined
  if (error instanceof Refusal) return PASSING.has(error.code) ? undefined : error.code
  return (await recordingStore.noteDefect(sql, recordingId)) < MOST_DEFECTS ? undefined : 'internal.error'
}

/**
 * The job that hears a recording: group by group while the talk goes on, stitched when it has ended. Its failure is a state of the
 * recording with its audio kept; the case then says so.
 */
export function makeTranscribeRecording(given: TranscribeRecording): JobRun {
  return async (recordingId, signal) => {
    const { sql } = given
    const texts = notingAttempts(given.texts, {
      begin: () => recordingStore.beginAttempt(sql, recordingId),
      end: () => recordingStore.endAttempt(sql, recordingId),
    })
    const wiring = { ...given, texts }
    const before = await recordingStore.loadWork(wiring.sql, recordingId)
    if (before?.state !== 'open' && before?.state !== 'finalized') return
    // Decoding each part only to find that none can hear it would wear out a small machine while somebody talks.
    if (before.state === 'open' && (await lacksEngine(before, wiring))) return
    try {
      const groups = await hearAll(before, wiring, signal)
      const work = await recordingStore.loadWork(wiring.sql, recordingId)
      if (work?.state !== 'finalized') return
      await conclude(work, groups, { ...wiring, signal })
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
