import type { Sql, Transaction } from '#server/database/connect.ts'
import type { RecordingState } from '#server/cases/states/recording-state.ts'
import { movesFrom, movesTo } from '#server/cases/states/store.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { reachedHour } from '#server/database/reached-hour.ts'
import { today } from './audio-use/store.ts'

export type StoredRecording = {
  id: string
  owner_id: string
  case_id: string
  state: RecordingState
  origin: 'recorded' | 'uploaded'
  audio_deleted_at: Date | null
}

/** `ended_by` is the digest of what the call said that ended it; null while it is open. */
export type LockedRecording = StoredRecording & { ended_by: Uint8Array | null }
export type ChunkRow = {
  recording_id: string
  chunk_index: number
  sha256: string
  bytes: number
  media_type: string
  blob_key: string
}

export type HeardChunkRow = ChunkRow & { transcript_sealed: Uint8Array | null; fresh_from: number | null }

export type RecordingWork = StoredRecording & {
  language: string
  owner_name: string
  owner_called: string
  vertical: string
  wrapped_key: Uint8Array
  spared_words_sealed: Uint8Array | null
  animal_details_sealed: Uint8Array | null
  former_names_sealed: Uint8Array | null
  is_anonymous: boolean
  failure_code: string | null
  missing_parts: number[]
}

/** A recording with what is kept of its words. */
export type HeardRecording = StoredRecording & { language: string; transcript_sealed: Uint8Array | null; words_sealed: Uint8Array | null }

/** What a recording was found to say. */
export type HeardResult = { sealed: Uint8Array; words: Uint8Array; durationMs: number; missingStretches: { startMs: number; endMs: number }[] }

type Own = { recordingId: string; ownerId: string }
type Underway = { ownerId: string; caseId: string; ms: number; mostBytes: number }

/** Tables: recording, audio_chunk, and the waiting flag of consultation_case while a recording is being heard. */
export const recordingStore = {
  async find(sql: Sql, { recordingId, ownerId }: Own): Promise<StoredRecording | undefined> {
    const [row] = await sql<StoredRecording[]>`
      select id, owner_id, case_id, state, origin, audio_deleted_at from recording where id = ${recordingId} and owner_id = ${ownerId}`
    return row
  },

  /** Whether a recording of that case, or the one named, stands and has come to no end of its own. */
  async isBegun(sql: Sql, { ownerId, caseId, recordingId }: { ownerId: string; caseId: string; recordingId: string | undefined }): Promise<boolean> {
    const rows = await sql`
      select from recording where case_id = ${caseId} and owner_id = ${ownerId} and id = coalesce(${recordingId ?? null}::uuid, id)
        and state in ('open', 'finalized', 'done') limit 1`
    return rows.length > 0
  },

  async findHeard(sql: Sql, { recordingId, ownerId }: Own): Promise<HeardRecording | undefined> {
    const [row] = await sql<HeardRecording[]>`
      select r.id, r.owner_id, r.case_id, r.state, r.origin, r.audio_deleted_at, r.transcript_sealed, r.words_sealed,
        coalesce(u.language, c.report_language) as language
      from recording r join consultation_case c on c.id = r.case_id join app_user u on u.id = r.owner_id
      where r.id = ${recordingId} and r.owner_id = ${ownerId}`
    return row
  },

  /** Other words for what was heard; a person says so. */
  async correct(sql: Transaction, { recordingId, ownerId }: Own, { sealed, words }: Pick<HeardResult, 'sealed' | 'words'>): Promise<void> {
    await sql`update recording set transcript_sealed = ${sealed}, words_sealed = ${words} where id = ${recordingId} and owner_id = ${ownerId}
      and state = 'done'`
  },

  async lock(sql: Transaction, { recordingId, ownerId }: Own): Promise<LockedRecording | undefined> {
    const [row] = await sql<LockedRecording[]>`
      select id, owner_id, case_id, state, origin, audio_deleted_at, ended_by from recording
      where id = ${recordingId} and owner_id = ${ownerId} for update`
    return row
  },

  /**
   * Makes the recording at its first chunk, and says so; an id taken by somebody else stays theirs, and `lock` then finds nothing.
   * The day its sound goes is set here: one that is never heard is kept no longer.
   */
  async insert(sql: Transaction, row: { id: string; ownerId: string; caseId: string; origin: 'recorded' | 'uploaded'; audioDays: number }): Promise<boolean> {
    const made = await sql`
      insert into recording (id, owner_id, case_id, origin, audio_due_at)
      select ${row.id}, ${row.ownerId}, ${row.caseId}, ${row.origin}, ${reachedHour(sql)} + ${row.audioDays} * interval '1 day' 
      from (select from consultation_case where id = ${row.caseId} and owner_id = ${row.ownerId} for key share) own_case
        where ${tombstoneStore.isNone(sql, row.id)}
      on conflict (id) do nothing returning 1`
    return made.length > 0
  },

  async latestOfCase(sql: Sql, caseId: string): Promise<string | undefined> {
    const [row] = await sql<{ id: string }[]>`
      select id from recording where case_id = ${caseId} and state <> 'cancelled' order by created_at desc, id limit 1`
    return row?.id
  },

  async findChunk(sql: Sql, recordingId: string, index: number): Promise<ChunkRow | undefined> {
    const [row] = await sql<ChunkRow[]>`
      select recording_id, chunk_index, sha256, bytes, media_type, blob_key from audio_chunk
      where recording_id = ${recordingId} and chunk_index = ${index}`
    return row
  },

  /** False when something stands under this index already. */
  async insertChunk(sql: Transaction, chunk: ChunkRow): Promise<boolean> {
    const made = await sql`insert into audio_chunk ${sql(chunk)} on conflict (recording_id, chunk_index) do nothing returning 1`
    return made.length > 0
  },

  /**
   * Keeps a part that is new to a recording under way, and counts it, in one statement; false when it is anything else: of no such recording, sent
   * before, or beyond `mostBytes` of the day.
   */
  async append(sql: Sql, chunk: ChunkRow, { ownerId, caseId, ms, mostBytes }: Underway): Promise<boolean> {
    const kept = await sql`
      with underway as (
        select id from recording where id = ${chunk.recording_id} and owner_id = ${ownerId} and case_id = ${caseId} and state = 'open' for update),
      kept as (
        insert into audio_chunk (recording_id, chunk_index, sha256, bytes, media_type, blob_key)
        select id, ${chunk.chunk_index}::int, ${chunk.sha256}::text, ${chunk.bytes}::bigint, ${chunk.media_type}::text, ${chunk.blob_key}::text from underway
        where coalesce((select bytes from audio_use where user_id = ${ownerId} and day = ${today(sql)}), 0) < ${mostBytes}
        on conflict (recording_id, chunk_index) do nothing returning bytes),
      counted as (
        insert into audio_use as used (user_id, day, bytes, ms) select ${ownerId}::uuid, ${today(sql)}, bytes, ${ms}::bigint from kept
        on conflict (user_id, day) do update set bytes = used.bytes + excluded.bytes, ms = used.ms + excluded.ms)
      select 1 from kept`
    return kept.length > 0
  },

  async chunks(sql: Sql, recordingId: string): Promise<HeardChunkRow[]> {
    return sql<HeardChunkRow[]>`
      select recording_id, chunk_index, sha256, bytes, media_type, blob_key, transcript_sealed, fresh_from from audio_chunk
      where recording_id = ${recordingId} order by chunk_index`
  },

  async finalize(sql: Transaction, recordingId: string, { missingParts, endedBy }: { missingParts: number[]; endedBy: Uint8Array }): Promise<void> {
    await sql`
      update recording set ${movesTo(sql, 'finish')}, failure_code = null, defects = 0, missing_parts = ${missingParts},
        ended_by = ${endedBy}, finalized_at = now()
      where id = ${recordingId} and ${movesFrom(sql, 'finish')}`
  },

  /** Heard anew from the start: what was heard before may be what failed. */
  async reopen(sql: Transaction, recordingId: string): Promise<void> {
    const again = await sql`update recording set ${movesTo(sql, 'hearAgain')}, failure_code = null, defects = 0, attempts = 0, resumes = 0
      where id = ${recordingId} and ${movesFrom(sql, 'hearAgain')} returning 1`
    if (again.length > 0) await sql`update audio_chunk set transcript_sealed = null where recording_id = ${recordingId}`
  },

  /** A cancelled recording leaves no audio; its row stays so that late chunks are told. */
  async cancel(sql: Transaction, recordingId: string): Promise<string[]> {
    const gone = await sql`update recording set ${movesTo(sql, 'cancel')}, transcript_sealed = null, words_sealed = null, audio_deleted_at = now()
      where id = ${recordingId} and ${movesFrom(sql, 'cancel')} returning 1`
    return gone.length > 0 ? recordingStore.dropChunks(sql, recordingId) : []
  },

  /** A case that waited for nothing but the cancelled recording waits no more; gives its new revision when that was so. */
  async stopWaiting(sql: Transaction, caseId: string): Promise<number | undefined> {
    const [row] = await sql<{ revision: number }[]>`
      update consultation_case c set is_updating = false, revision = revision + 1, updated_at = now()
      where c.id = ${caseId} and c.is_updating
        and not exists (select 1 from recording r where r.case_id = c.id and r.state in ('finalized', 'done'))
        and coalesce(c.transcription_sealed, c.manual_note_sealed) is null
      returning revision`
    return row?.revision
  },

  /** Forgets the chunks; the answered blob keys are named for removal in the same commit. */
  async dropChunks(sql: Transaction, recordingId: string): Promise<string[]> {
    const rows = await sql<{ blob_key: string }[]>`
      with gone as (delete from audio_chunk where recording_id = ${recordingId} returning blob_key)
      insert into blob_removal (prefix) select blob_key from gone on conflict do nothing returning prefix as blob_key`
    return rows.map((row) => row.blob_key)
  },

  async loadWork(sql: Sql, recordingId: string): Promise<RecordingWork | undefined> {
    const [row] = await sql<RecordingWork[]>`
      select r.id, r.owner_id, r.case_id, r.state, r.origin, r.audio_deleted_at, r.failure_code, r.missing_parts,
             coalesce(u.language, c.report_language) as language, c.vertical, c.spared_words_sealed, c.animal_details_sealed, c.former_names_sealed,
             k.wrapped as wrapped_key, p.is_temporary as is_anonymous, u.name as owner_name, coalesce(u.professional->>'name', '') as owner_called
      from recording r join consultation_case c on c.id = r.case_id join patient p on p.id = c.patient_id
      join data_key k on k.id = c.id join app_user u on u.id = r.owner_id
      where r.id = ${recordingId} and (c.expires_at is null or c.expires_at > ${reachedHour(sql)})`
    return row
  },

  async saveFreshFrom(sql: Sql, { recording_id, chunk_index }: Pick<ChunkRow, 'recording_id' | 'chunk_index'>, freshFrom: number): Promise<void> {
    await sql`update audio_chunk set fresh_from = ${freshFrom} where recording_id = ${recording_id} and chunk_index = ${chunk_index}`
  },

  async saveChunkTranscript(sql: Sql, { recordingId, index, sealed }: { recordingId: string; index: number; sealed: Uint8Array }): Promise<void> {
    await sql`
      update audio_chunk set transcript_sealed = ${sealed} where recording_id = ${recordingId} and chunk_index = ${index}`
  },

  /** Only while it still waits and every group has been heard: a cancel that came meanwhile stands, a late group is heard first. */
  async done(sql: Transaction, recordingId: string, { sealed, words, durationMs, missingStretches }: HeardResult): Promise<boolean> {
    const rows = await sql`
      update recording set ${movesTo(sql, 'hear')}, failure_code = null, attempts = 0, transcript_sealed = ${sealed}, words_sealed = ${words},
             duration_ms = ${durationMs}, missing_stretches = ${sql.json(missingStretches)}
      where id = ${recordingId} and ${movesFrom(sql, 'hear')}
        and not exists (select 1 from audio_chunk a where a.recording_id = ${recordingId} and a.transcript_sealed is null)
      returning 1`
    return rows.length > 0
  },

  /** Counts a fall of a worker over this recording; gives how many there were since it was last asked for. */
  async noteDefect(sql: Sql, recordingId: string): Promise<number> {
    const [row] = await sql<{ defects: number }[]>`update recording set defects = defects + 1 where id = ${recordingId} returning defects`
    return row?.defects ?? 0
  },

  /** Notes that thinking about what was heard begins; gives how often it has begun and not ended since the recording was last asked for. */
  async beginAttempt(sql: Sql, recordingId: string): Promise<number> {
    const [row] = await sql<{ attempts: number }[]>`update recording set attempts = attempts + 1 where id = ${recordingId} returning attempts`
    return row?.attempts ?? 0
  },

  async endAttempt(sql: Sql, recordingId: string): Promise<void> {
    await sql`update recording set attempts = greatest(attempts - 1, 0) where id = ${recordingId}`
  },

  async fail(sql: Transaction, recordingId: string, failureCode: string): Promise<boolean> {
    const rows = await sql`update recording set ${movesTo(sql, 'fail')}, failure_code = ${failureCode}
      where id = ${recordingId} and ${movesFrom(sql, 'fail')} returning 1`
    return rows.length > 0
  },

  /** Recordings that wait for a speech engine to appear (spec: kept, and going on by itself). */
  async waiting(sql: Sql): Promise<{ id: string; case_id: string; language: string }[]> {
    return sql`
      select r.id, r.case_id, coalesce(u.language, c.report_language) as language
      from recording r join consultation_case c on c.id = r.case_id join app_user u on u.id = r.owner_id
      where r.state = 'error' and r.failure_code = 'speech.waiting_for_engine' and r.audio_deleted_at is null
      order by r.created_at limit 100`
  },

  /**
   * Recordings that the engine did not answer for: oldest first, and in turns, so that nobody's many go before another's one (REL-14).
   * Older ones than a day nobody waits for any more.
   */
  async unheard(sql: Sql, mostResumes: number): Promise<{ id: string; case_id: string; resumes: number }[]> {
    return sql`
      select id, case_id, resumes from (
        select r.id, r.case_id, r.resumes, r.finalized_at, row_number() over (partition by r.owner_id order by r.finalized_at) as turn
        from recording r
        where r.state = 'error' and r.failure_code = 'speech.unavailable' and r.audio_deleted_at is null and r.resumes < ${mostResumes}
          and r.finalized_at > now() - interval '1 day'
      ) waiting order by turn, finalized_at limit 100`
  },

  /** Goes on where the engine stopped answering: the groups it heard stay heard. */
  async goOn(sql: Transaction, recordingId: string, resumes: number): Promise<void> {
    await sql`update recording set ${movesTo(sql, 'hearAgain')}, failure_code = null, resumes = ${resumes}
      where id = ${recordingId} and ${movesFrom(sql, 'hearAgain')}`
  },

  async deleteAudio(sql: Transaction, recordingId: string): Promise<void> {
    await recordingStore.dropChunks(sql, recordingId)
    await sql`update recording set audio_deleted_at = now() where id = ${recordingId}`
  },
}
