import type { Sql, Transaction } from '#server/database/connect.ts'
import { accessStore } from '#server/access-log/store.ts'
import type { StoredEntry, Turn } from '#server/access-log/store.ts'
import { typingStore } from '#server/access-log/typing/store.ts'
import { reachedHour } from '#server/database/reached-hour.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { keyStore } from '#server/vault/store.ts'
import type { AnonymousRow, CaseFields, CaseOfPatient, CaseRow, ListedCase, PatientOfCases, RecordingRow, SealedFields } from './case-row.ts'

type Via = Sql
type Own = { caseId: string; ownerId: string }

export type NewCase = {
  id: string
  ownerId: string
  patientId: string
  vertical: string
  reportLanguage: string
  /** Digest of the creating body, by which the same call sent again is known. */
  createdFrom: string | null
  anonymousHours: number
}

/** Where a case is moved, with the names its texts may hold. */
type CaseMoved = { patientId: string; formerNames: Uint8Array | null; anonymousHours: number }

type CasesOfPatient = { patient: PatientOfCases; cases: CaseOfPatient[] }
type ReplacedText = Own & { replacesReport: boolean }
type SavedAtOnce = { fields: SealedFields; line: StoredEntry; patientId: string }

/** What a save in one statement rests on. */
export type SaveBase = CaseRow & Pick<Turn, 'length' | 'last_hash' | 'at' | 'keep_until'> & { has_recordings: boolean; is_typing: boolean }

const secondsLeft = (sql: Via) => sql`ceil(extract(epoch from c.expires_at - ${reachedHour(sql)}))::int`

/** Who asks, in the place of whose row it is: what a statement finds that forgot its owner does not open (SEC-53). */
const asked = (sql: Via, ownerId: string) => sql`${ownerId}::uuid as owner_id`

const caseColumns = (sql: Via, ownerId: string, { withReport }: { withReport: boolean } = { withReport: true }) => sql`
  c.id, ${asked(sql, ownerId)}, c.patient_id, c.revision, c.created_from, c.report_language, c.vertical, c.descriptor, c.animal_details_sealed,
  c.former_names_sealed, c.transcription_sealed, ${withReport ? sql`c.report_sealed` : sql`null::bytea as report_sealed`}, c.summary_sealed,
  c.manual_note_sealed, c.additional_notes_sealed, c.signed_at, c.signature_sealed, c.addenda_sealed, c.spared_words_sealed, c.questions_sealed,
  c.dismissed_omissions_sealed, c.template_sealed,
  c.is_updating, c.report_request, c.failure_code, c.patient_informed_at, c.asked_language, c.created_at, c.updated_at,
  ${secondsLeft(sql)} as seconds_left, k.wrapped as wrapped_key`

/** What is due for deletion is no longer shown, even when the job has not come round to it yet (spec 4, 12 hours). */
export const isAlive = (sql: Via) => sql`(c.expires_at is null or c.expires_at > ${reachedHour(sql)})`

/** Whether any of a case's recordings stands, null where there has been none. */
const recorded = (sql: Via) => sql`
  left join lateral (select bool_or(r.state <> 'cancelled') as stands from recording r where r.case_id = c.id) recorded on true`

/** A case whose only recording was cancelled holds nothing; its row stays so that late chunks are refused, unseen. */
const isWanted = (sql: Via) => sql`
  (coalesce(c.transcription_sealed, c.report_sealed, c.manual_note_sealed, c.additional_notes_sealed) is not null or recorded.stands is not false)`

export const version = (sql: Via, caseId: string, kind: string) => sql`
  insert into report_version (case_id, revision, report_sealed, kind)
  select id, revision, report_sealed, ${kind} from consultation_case where id = ${caseId} and report_sealed is not null`

/** Of one sitting's saves, two a second, the first text of every few minutes is kept. */
export const isNews = (sql: Via, caseId: string) => sql`
  and not exists (select 1 from report_version v where v.case_id = ${caseId} and v.created_at > now() - interval '3 minutes')`

/** Tables: consultation_case, report_version, temporary rows of patient; reads recording. Every statement names the owner (SEC-53). */
export const caseStore = {
  async find(sql: Via, { caseId, ownerId }: Own): Promise<CaseRow | undefined> {
    const [row] = await sql<CaseRow[]>`
      select ${caseColumns(sql, ownerId)} from consultation_case c join data_key k on k.id = c.id
      where c.id = ${caseId} and c.owner_id = ${ownerId} and ${isAlive(sql)}`
    return row
  },

  /** What sealing something for the case takes, without its texts. */
  async findKey(sql: Via, { caseId, ownerId }: Own): Promise<Pick<CaseRow, 'id' | 'owner_id' | 'patient_id' | 'wrapped_key'> | undefined> {
    const [row] = await sql<Pick<CaseRow, 'id' | 'owner_id' | 'patient_id' | 'wrapped_key'>[]>`
      select c.id, ${asked(sql, ownerId)}, c.patient_id, k.wrapped as wrapped_key from consultation_case c join data_key k on k.id = c.id
      where c.id = ${caseId} and c.owner_id = ${ownerId} and ${isAlive(sql)}`
    return row
  },

  async lock(sql: Transaction, { caseId, ownerId }: Own): Promise<CaseRow | undefined> {
    const [row] = await sql<CaseRow[]>`
      select ${caseColumns(sql, ownerId)} from consultation_case c join data_key k on k.id = c.id
      where c.id = ${caseId} and c.owner_id = ${ownerId} and ${isAlive(sql)} for update of c`
    return row
  },

  /** The patient and the cases, newest first, in one statement (PERF-2); undefined for nobody's or somebody else's id. */
  async ofPatient(sql: Via, { patientId, ownerId }: { patientId: string; ownerId: string }): Promise<CasesOfPatient | undefined> {
    const rows = await sql<(PatientOfCases & (CaseOfPatient | { id: null }))[]>`
      select ${caseColumns(sql, ownerId)}, recorded.stands is true as has_recordings,
             p.is_temporary as patient_is_temporary, p.identity_sealed as patient_identity_sealed, pk.wrapped as patient_wrapped_key
      from patient p left join data_key pk on pk.id = p.id
        left join (consultation_case c join data_key k on k.id = c.id ${recorded(sql)}) on c.patient_id = p.id and c.owner_id = p.owner_id
          and ${isAlive(sql)} and ${isWanted(sql)}
      where p.id = ${patientId} and p.owner_id = ${ownerId} order by c.created_at desc`
    const [patient] = rows
    return patient && { patient, cases: rows.filter((row) => row.id !== null) }
  },

  /** Rows of the sidebar; the texts of a case are read along only where it has no summary. */
  async anonymous(sql: Via, ownerId: string): Promise<AnonymousRow[]> {
    return sql`
      select c.id, ${asked(sql, ownerId)}, c.patient_id, c.summary_sealed, c.descriptor, c.animal_details_sealed, c.failure_code, c.signed_at,
             c.created_at, c.updated_at, ${secondsLeft(sql)} as seconds_left, k.wrapped as wrapped_key,
             c.is_updating or exists (select 1 from recording r where r.case_id = c.id and r.state = 'finalized') as is_working,
             c.report_sealed is not null as has_report,
             (select r.failure_code from recording r where r.case_id = c.id and r.state = 'error'
              order by r.created_at desc, r.id desc limit 1) as recording_failure,
             case when c.summary_sealed is null then c.transcription_sealed end as transcription_sealed,
             case when c.summary_sealed is null then c.manual_note_sealed end as manual_note_sealed,
             case when c.summary_sealed is null then c.additional_notes_sealed end as additional_notes_sealed, heard.id as recording_id, heard.transcript_sealed
      from consultation_case c join patient p on p.id = c.patient_id join data_key k on k.id = c.id ${recorded(sql)}
        left join lateral (
          select r.id, r.transcript_sealed from recording r
          where c.summary_sealed is null and r.case_id = c.id and r.transcript_sealed is not null order by r.created_at, r.id limit 1
        ) heard on true
      where c.owner_id = ${ownerId} and p.is_temporary and ${isAlive(sql)} and ${isWanted(sql)}
      order by c.updated_at desc limit 1000`
  },

  async page(sql: Via, { ownerId, before, limit }: { ownerId: string; before: { at: string; id: string } | undefined; limit: number }): Promise<ListedCase[]> {
    const older = before ? sql`and (c.updated_at, c.id) < ('epoch'::timestamptz + ${before.at}::float8 * interval '1 microsecond', ${before.id}::uuid)` : sql``
    return sql<ListedCase[]>`
      select c.id, ${asked(sql, ownerId)}, c.patient_id, c.summary_sealed, c.updated_at, (extract(epoch from c.updated_at) * 1000000)::bigint::text
        as updated_text, k.wrapped as wrapped_key
      from consultation_case c join data_key k on k.id = c.id ${recorded(sql)}
      where c.owner_id = ${ownerId} and ${isAlive(sql)} and ${isWanted(sql)} ${older}
      order by c.updated_at desc, c.id desc limit ${limit}`
  },

  async recordingsOf(sql: Via, { caseIds, ownerId }: { caseIds: string[]; ownerId: string }): Promise<RecordingRow[]> {
    if (caseIds.length === 0) return []
    return sql<RecordingRow[]>`
      select r.id, r.case_id, r.state, r.failure_code, r.transcript_sealed, r.duration_ms, r.missing_parts, r.missing_stretches, r.created_at,
             r.audio_deleted_at is null and exists (select 1 from audio_chunk a where a.recording_id = r.id) as has_audio
      from recording r where r.case_id = any(${caseIds}::uuid[]) and r.owner_id = ${ownerId} and r.state <> 'cancelled'
      order by r.created_at, r.id`
  },

  /** Makes a temporary patient unless the id is taken or was deleted; true when it is the owner's, made now or before. Held until the transaction ends. */
  async ensurePatient(sql: Transaction, { id, ownerId, kind }: { id: string; ownerId: string; kind: 'human' | 'animal' }): Promise<boolean> {
    await sql`insert into patient (id, owner_id, kind) select ${id}, ${ownerId}, ${kind} where ${tombstoneStore.isNone(sql, id)} on conflict (id) do nothing`
    const own = await sql`select 1 from patient where id = ${id} and owner_id = ${ownerId} for update`
    return own.length > 0
  },

  /**
   * Undoes the making of a case in which nothing has happened since; true when it was undone. Its folder is not named for removal: the same ids may
   * come again at once. Held first, by a statement of its own: what somebody else is just keeping in it is then seen by the next.
   */
  async takeBack(sql: Transaction, { caseId, ownerId }: Own): Promise<boolean> {
    await sql`select from consultation_case where id = ${caseId} and owner_id = ${ownerId} for update`
    const [gone] = await sql<{ patient_id: string }[]>`
      delete from consultation_case c where c.id = ${caseId} and c.owner_id = ${ownerId} and c.revision = 1 and c.report_request = 0
        and not exists (select 1 from recording r where r.case_id = c.id) returning patient_id`
    if (!gone) return false
    await keyStore.destroy(sql, [caseId])
    await caseStore.eraseEmptyPatients(sql, [gone.patient_id])
    return true
  },

  /** A temporary patient whose last case is gone has nothing left to be. */
  async eraseEmptyPatients(sql: Transaction, patientIds: string[]): Promise<void> {
    if (patientIds.length === 0) return
    // Held first, by a statement of its own: a case that is being made for one of them is then seen by the next.
    await sql`select from patient where id = any(${patientIds}::uuid[]) order by id for update`
    await sql`
      delete from patient p where p.id = any(${patientIds}::uuid[]) and p.is_temporary
        and not exists (select 1 from consultation_case c where c.patient_id = p.id)`
  },

  /** Makes the row unless the id is taken (by whomever) or was deleted; true when it was made. */
  async insert(sql: Transaction, row: NewCase): Promise<boolean> {
    const made = await sql`
      insert into consultation_case (id, owner_id, patient_id, vertical, report_language, created_from, expires_at)
      select ${row.id}, ${row.ownerId}, p.id, ${row.vertical}, ${row.reportLanguage}, ${row.createdFrom},
             case when p.is_temporary then ${reachedHour(sql)} + ${row.anonymousHours} * interval '1 hour' end
      from patient p where p.id = ${row.patientId} and p.owner_id = ${row.ownerId} and ${tombstoneStore.isNone(sql, row.id)}
      on conflict (id) do nothing returning 1`
    return made.length > 0
  },

  /** Gives the hour of the change, and whether this was the call that noted when the patient was told. */
  async update(sql: Transaction, { caseId, ownerId }: Own, fields: CaseFields): Promise<{ updatedAt: Date; isMarked: boolean }> {
    const { descriptor, patient_informed_at: informedAt, ...sealed } = fields
    const set = { ...sealed, ...(descriptor !== undefined && { descriptor: descriptor === null ? null : sql.json(descriptor) }) }
    // The first mark stands; a clock that cannot be right is not believed.
    const marked = informedAt === undefined ? [] : await sql`
        update consultation_case set patient_informed_at =
          case when ${informedAt}::timestamptz between now() - interval '24 hours' and now() + interval '60 seconds' then ${informedAt}::timestamptz
            else now() end
        where id = ${caseId} and owner_id = ${ownerId} and patient_informed_at is null returning 1`
    const fieldsToo = Object.keys(set).length > 0 ? sql`${sql(set)},` : sql``
    const [row] = await sql<{ updated_at: Date }[]>`
      update consultation_case set ${fieldsToo} revision = revision + 1, updated_at = now() where id = ${caseId} and owner_id = ${ownerId} returning updated_at`
    return { updatedAt: row?.updated_at ?? new Date(0), isMarked: marked.length > 0 }
  },

  /** A case about to be saved whole in one statement: with the end of the actor's chain, and without the report that is replaced. */
  async base(sql: Via, { caseId, ownerId, replacesReport }: ReplacedText, line: { actorId: string; keepDays: number }): Promise<SaveBase | undefined> {
    const turn = accessStore.turnPieces(sql, line)
    const [row] = await sql<SaveBase[]>`
      select ${caseColumns(sql, ownerId, { withReport: !replacesReport })}, ${turn.columns},
             exists (select 1 from recording r where r.case_id = c.id and r.state <> 'cancelled') as has_recordings,
             ${typingStore.isTyping(sql, line.actorId)} as is_typing
      from consultation_case c join data_key k on k.id = c.id ${turn.join}
      where c.id = ${caseId} and c.owner_id = ${ownerId} and ${isAlive(sql)}`
    return row
  },

  /**
   * A save by hand, its last version and its line in the log: all in this one statement, or nothing when the case or the chain has moved since
   * it was read. Gives the hour of the change.
   */
  async saveAtOnce(sql: Via, { caseId, ownerId, revision }: Own & { revision: number }, { fields, line, patientId }: SavedAtOnce): Promise<Date | undefined> {
    const [row] = await sql<{ updated_at: Date }[]>`
      with held as (
        select 1 from consultation_case c, access_log_chain a
        where c.id = ${caseId} and c.owner_id = ${ownerId} and c.revision = ${revision} and c.signed_at is null and a.actor_id = ${line.actorId}
          and a.length = ${line.seq - 1}
        for update of c, a),
      ${fields.report_sealed === undefined ? sql`` : sql`
      kept as (${version(sql, caseId, 'edited')} ${isNews(sql, caseId)} and exists (select 1 from held) on conflict (case_id, revision) do nothing),`}
      ${accessStore.linePieces(sql, line)}, ${typingStore.begunPiece(sql, { ...line, caseId, patientId }, revision + 1)}
      update consultation_case set ${sql(fields)}, revision = revision + 1, updated_at = now() from held where id = ${caseId} returning updated_at`
    return row?.updated_at
  },

  /** Keeps the report that another is about to replace, or that is being signed. */
  async keepVersion(sql: Transaction, caseId: string, kind: 'replaced' | 'edited' | 'signed' = 'replaced'): Promise<void> {
    // What is signed is replaced by nothing.
    const isReplaced = kind === 'replaced' ? sql`and signed_at is null` : sql``
    await sql`
      ${version(sql, caseId, kind)} ${isReplaced} ${kind === 'edited' ? isNews(sql, caseId) : sql``}
      on conflict (case_id, revision) do update set kind = excluded.kind`
  },

  async versions(sql: Via, { caseId, ownerId }: Own): Promise<{ revision: number; kind: string; report_sealed: Uint8Array; created_at: Date }[]> {
    return sql`
      select v.revision, v.kind, v.report_sealed, v.created_at from report_version v join consultation_case c on c.id = v.case_id
      where v.case_id = ${caseId} and c.owner_id = ${ownerId} order by v.revision desc limit 200`
  },

  /** Puts a case under another patient of the same owner, from whom its time of deletion follows. */
  async move(sql: Transaction, { caseId, ownerId }: Own, { patientId, formerNames, anonymousHours }: CaseMoved): Promise<void> {
    await sql`
      update consultation_case c set patient_id = p.id, former_names_sealed = ${formerNames}, revision = c.revision + 1, updated_at = now(),
             expires_at = case when p.is_temporary then ${reachedHour(sql)} + ${anonymousHours} * interval '1 hour' end
      from patient p where c.id = ${caseId} and c.owner_id = ${ownerId} and p.id = ${patientId} and p.owner_id = ${ownerId}`
  },

  /** Once and for all: a report that bears a signature is not signed again. */
  async sign(sql: Transaction, { caseId, ownerId }: Own, { signedAt, signature }: { signedAt: Date; signature: Uint8Array }): Promise<void> {
    await sql`
      update consultation_case set signed_at = ${signedAt}, signature_sealed = ${signature}, revision = revision + 1, updated_at = now()
      where id = ${caseId} and owner_id = ${ownerId} and signed_at is null`
  },

  async saveAddenda(sql: Transaction, { caseId, ownerId }: Own, addenda: Uint8Array): Promise<void> {
    await sql`
      update consultation_case set addenda_sealed = ${addenda}, revision = revision + 1, updated_at = now()
      where id = ${caseId} and owner_id = ${ownerId} and signed_at is not null`
  },

  /** No change of the case's texts: its revision stands, so that what is being written in it is not refused. */
  async saveSpared(sql: Transaction, { caseId, ownerId }: Own, spared: Uint8Array | null): Promise<void> {
    await sql`update consultation_case set spared_words_sealed = ${spared} where id = ${caseId} and owner_id = ${ownerId}`
  },

  async saveDismissed(sql: Transaction, { caseId, ownerId }: Own, dismissed: Uint8Array | null): Promise<void> {
    await sql`update consultation_case set dismissed_omissions_sealed = ${dismissed} where id = ${caseId} and owner_id = ${ownerId}`
  },

  /** What a text written anew asks while it is only looked at; no change of the case's texts either. */
  async saveQuestions(sql: Transaction, { caseId, ownerId }: Own, questions: Uint8Array): Promise<void> {
    await sql`update consultation_case set questions_sealed = ${questions} where id = ${caseId} and owner_id = ${ownerId}`
  },

  async now(sql: Via): Promise<Date> {
    const [row] = await sql<{ now: Date }[]>`select now()`
    return row?.now ?? new Date()
  },

  /**
   * Rows and wrapped keys go together; the blobs' folders are named for removal in the same commit, and the ids stay as tombstones. Gives how many
   * keys there were.
   */
  async erase(sql: Transaction, caseIds: string[]): Promise<number> {
    if (caseIds.length === 0) return 0
    await sql`insert into blob_removal (prefix) select 'cases/' || id || '/' from unnest(${caseIds}::uuid[]) id on conflict do nothing`
    const recordings = await sql<{ id: string }[]>`select id from recording where case_id = any(${caseIds}::uuid[])`
    await tombstoneStore.keep(sql, [...caseIds, ...recordings.map(({ id }) => id)])
    const keys = await keyStore.destroy(sql, caseIds)
    await sql`delete from consultation_case where id = any(${caseIds}::uuid[])`
    return keys
  },
}
