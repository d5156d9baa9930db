import type { Sql, Transaction } from '#server/database/connect.ts'
import { reachedHour } from '#server/database/reached-hour.ts'
import type { CaseRow, RecordingRow } from '#server/cases/case-row.ts'
import { movesFrom, movesTo } from '#server/cases/states/store.ts'

export type ReportWork = Pick<
  CaseRow,
  | 'id'
  | 'owner_id'
  | 'patient_id'
  | 'report_request'
  | 'report_language'
  | 'asked_language'
  | 'vertical'
  | 'descriptor'
  | 'animal_details_sealed'
  | 'former_names_sealed'
  | 'transcription_sealed'
  | 'manual_note_sealed'
  | 'additional_notes_sealed'
  | 'spared_words_sealed'
  | 'template_sealed'
  | 'wrapped_key'
> & {
  owner_name: string
  /** As they call themselves on documents. */ owner_called: string
  doctor_type: string
  user_language: string | null
  llm_provider: string
  report_engine: string | null
  seconds_waiting: number
}

/** Tables: the report columns of consultation_case, report_draft. */
export const reportStore = {
  /** Marks the case as being written; gives its owner for the fair queue. Recordings whose audio is kept are tried again. */
  async request(sql: Transaction, caseId: string, engine: string | null): Promise<{ ownerId: string; recordingIds: string[]; hasSource: boolean } | undefined> {
    const [row] = await sql<{ owner_id: string; has_text: boolean }[]>`
      update consultation_case set is_updating = true, failure_code = null, report_request = report_request + 1, report_engine = ${engine},
        report_resumes = 0, defects = 0, attempts = 0, revision = revision + 1, updated_at = now()
      where id = ${caseId}
      returning owner_id, coalesce(transcription_sealed, manual_note_sealed, additional_notes_sealed) is not null as has_text`
    if (!row) return undefined
    await sql`delete from report_draft where case_id = ${caseId}`
    await sql`
      update recording set ${movesTo(sql, 'hearAgain')}, failure_code = null, defects = 0, attempts = 0
      where case_id = ${caseId} and ${movesFrom(sql, 'hearAgain')} and audio_deleted_at is null and failure_code is distinct from 'speech.no_audio'`
    const recordings = await sql<{ id: string; state: string }[]>`
      select id, state from recording where case_id = ${caseId} and state in ('finalized', 'done')`
    return {
      ownerId: row.owner_id,
      recordingIds: recordings.filter(({ state }) => state === 'finalized').map(({ id }) => id),
      hasSource: row.has_text || recordings.length > 0,
    }
  },

  async load(sql: Sql, caseId: string): Promise<ReportWork | undefined> {
    const [row] = await sql<ReportWork[]>`
      select c.id, c.owner_id, c.patient_id, c.report_request, c.report_engine, c.report_language, c.asked_language, c.vertical, c.descriptor,
        c.animal_details_sealed, c.former_names_sealed, c.transcription_sealed,
             c.manual_note_sealed, c.additional_notes_sealed, c.spared_words_sealed, c.template_sealed, k.wrapped as wrapped_key,
             u.name as owner_name, coalesce(u.professional->>'name', '') as owner_called, u.doctor_type, u.language as user_language, u.llm_provider,
               extract(epoch from now() - c.updated_at)::float as seconds_waiting
      from consultation_case c join data_key k on k.id = c.id join app_user u on u.id = c.owner_id
      where c.id = ${caseId} and c.is_updating and (c.expires_at is null or c.expires_at > ${reachedHour(sql)})`
    return row
  },

  async recordings(sql: Sql, caseId: string): Promise<Pick<RecordingRow, 'id' | 'state' | 'failure_code' | 'transcript_sealed'>[]> {
    return sql`
      select id, state, failure_code, transcript_sealed from recording
      where case_id = ${caseId} and state <> 'cancelled' order by created_at, id`
  },

  /** What is asked and was answered so far, held until what is asked anew takes its place. */
  async lockQuestions(sql: Transaction, caseId: string): Promise<Uint8Array | null> {
    const [row] = await sql<{ questions_sealed: Uint8Array | null }[]>`select questions_sealed from consultation_case where id = ${caseId} for update`
    return row?.questions_sealed ?? null
  },

  /** Takes effect only for the newest request: a slower, older job never overwrites (REL-15). Gives the new revision. */
  async finish(
    sql: Transaction,
    work: Pick<ReportWork, 'id' | 'report_request'>,
    outcome: { report: Uint8Array; summary: Uint8Array | null; questions: Uint8Array | null } | { failureCode: string },
  ): Promise<number | undefined> {
    const written = 'failureCode' in outcome ? sql`` : sql`, report_sealed = case when signed_at is null then ${outcome.report} else report_sealed end,
                 summary_sealed = case when signed_at is null then ${outcome.summary} else summary_sealed end,
                 questions_sealed = case when signed_at is null then ${outcome.questions} else questions_sealed end`
    const failureCode = 'failureCode' in outcome ? outcome.failureCode : null
    const [row] = await sql<{ revision: number }[]>`
      update consultation_case set failure_code = ${failureCode} ${written}, is_updating = false, attempts = 0, revision = revision + 1, updated_at = now()
      where id = ${work.id} and report_request = ${work.report_request} and is_updating returning revision`
    if (row) await sql`delete from report_draft where case_id = ${work.id}`
    return row?.revision
  },

  /** Only for the newest request while it is being written; false when it is not any more. */
  async saveDraft(sql: Transaction, work: Pick<ReportWork, 'id' | 'report_request'>, sealed: Uint8Array): Promise<boolean> {
    const rows = await sql`
      insert into report_draft (case_id, report_request, sections_sealed)
      select id, report_request, ${sealed} from consultation_case where id = ${work.id} and report_request = ${work.report_request} and is_updating for share
      on conflict (case_id) do update set report_request = excluded.report_request, sections_sealed = excluded.sections_sealed
      returning 1`
    return rows.length > 0
  },

  async findDraft(sql: Sql, caseId: string): Promise<Uint8Array | undefined> {
    const [row] = await sql<{ sections_sealed: Uint8Array }[]>`
      select d.sections_sealed from report_draft d join consultation_case c on c.id = d.case_id
      where d.case_id = ${caseId} and d.report_request = c.report_request and c.is_updating`
    return row?.sections_sealed
  },

  /**
   * Cases whose report no model answered for and none stands: oldest first, and in turns, so that nobody's many go before another's
   * one (REL-14). Older ones than a day nobody waits for any more.
   */
  async unanswered(sql: Sql, mostResumes: number): Promise<{ id: string; owner_id: string; llm_provider: string; report_resumes: number }[]> {
    return sql`
      select id, owner_id, llm_provider, report_resumes from (
        select c.id, c.owner_id, u.llm_provider, c.report_resumes, c.updated_at, row_number() over (partition by c.owner_id order by c.updated_at) as turn
        from consultation_case c join app_user u on u.id = c.owner_id
        where c.failure_code = 'language.unavailable' and not c.is_updating and c.report_sealed is null and c.report_resumes < ${mostResumes}
          and c.updated_at > now() - interval '1 day' and (c.expires_at is null or c.expires_at > ${reachedHour(sql)})
      ) waiting order by turn, updated_at limit 100`
  },

  async setResumes(sql: Transaction, caseId: string, resumes: number): Promise<void> {
    await sql`update consultation_case set report_resumes = ${resumes} where id = ${caseId}`
  },

  /** Counts a fall of a worker over this case; gives how many there were since the report was asked for. */
  async noteDefect(sql: Sql, caseId: string): Promise<number> {
    const [row] = await sql<{ defects: number }[]>`update consultation_case set defects = defects + 1 where id = ${caseId} returning defects`
    return row?.defects ?? 0
  },

  /** Notes that thinking about the texts of this case begins; gives how often it has begun and not ended since the report was asked for. */
  async beginAttempt(sql: Sql, caseId: string): Promise<number> {
    const [row] = await sql<{ attempts: number }[]>`update consultation_case set attempts = attempts + 1 where id = ${caseId} returning attempts`
    return row?.attempts ?? 0
  },

  async endAttempt(sql: Sql, caseId: string): Promise<void> {
    await sql`update consultation_case set attempts = greatest(attempts - 1, 0) where id = ${caseId}`
  },

  /** Cases said to be updating for which no worker may be awake: after a crash every one of them is woken again. */
  async unfinished(sql: Sql): Promise<{ id: string; owner_id: string; recording_ids: string[] }[]> {
    return sql`
      select c.id, c.owner_id,
             array(select r.id from recording r where r.case_id = c.id and r.state = 'finalized') as recording_ids
      from consultation_case c where c.is_updating and c.updated_at < now() - interval '3 seconds' order by c.updated_at limit 500`
  },
}
