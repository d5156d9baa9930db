import { inFile } from '../mutation.ts'
import type { Mutation } from '../mutation.ts'

const CASE_STATES = 'server/cases/states/case-states.test.ts'
const RECORDING_MOVES = 'server/cases/states/recording-state.test.ts'
const RECORDING_STATES = 'server/recordings/ending/recording-states.test.ts'
const REPORT_STATES = 'server/reports/states/report-states.test.ts'
const HIDDEN = 'server/http/owners/hidden-cases.test.ts'
const CASES = 'server/cases/cases.test.ts'
const CLOCK = 'server/retention/retention-clock.test.ts'
const ACCOUNT_ROWS = 'server/account/store.test.ts'
const DOCUMENT_ROWS = 'server/documents/store.test.ts'
const RETAINED = 'server/retention/store.test.ts'
const RETENTION = 'server/retention/retention.test.ts'
const RECORDINGS = 'server/recordings/recordings.test.ts'
const TOMBSTONES = 'server/tombstones/tombstones.test.ts'
const MOVED = 'server/patients/move-case.test.ts'
const SIGNED = 'server/reports/sign-report.test.ts'
const SEATS = 'server/billing/seats/seats.test.ts'
const QUOTA = 'server/recordings/audio-quota.test.ts'
const CONVERSATION_ROWS = 'server/conversations/store.test.ts'
const CONVERSATIONS = 'server/conversations/conversations.test.ts'

/** Each condition on the state of a row, each lock and each row left behind that something depends on. */
export const states: Mutation[] = [
  ...inFile('server/billing/seats/store.ts', ['server/billing/seats/invitation.test.ts'], [
    ['const isOpen =', 'and m.offered_until > now()', ''],
    ['async forgetUnused(', 'where member_id is null and', 'where'],
  ]),
  ...inFile('server/billing/seats/store.ts', [SEATS], [
    ['const isOpen =', 'm.member_id is null and', ''],
    ['async offer(', 'await lockPayer(transaction, payerId)', ''],
    ['async offer(', '< p.seats - 1', '< p.seats'],
    ['async take(', 'await lockPayer(transaction, payerId)', ''],
    ['async take(', "if (!offered.isRoom) return 'none left'", ''],
    ['async take(', "if (seated) return 'seated'", ''],
    ['async take(', 'secret_digest = null, ', ''],
    ['async take(', 'update app_user set has_sat = true', 'update app_user set has_sat = false'],
  ]),
  ...inFile('server/profile/store.ts', ['server/profile/load-user.test.ts'], [
    ['export async function isUnchanged(', 'and revision = ${revision}', ''],
    ['export async function isUnchanged(', 'and now() < ${until}::timestamptz', ''],
    ['export async function isUnchanged(', ' and not ${isRefused(sql, signIn)}', ''],
    ['const standsUntil =', "case when ${lapsesAt(sql, 'p')} > now() then ${lapsesAt(sql, 'p')} end", 'null'],
  ]),
  ...inFile('server/profile/store.ts', [SEATS], [['export const isSeatPaid =', '< p.seats - 1', '< p.seats']]),
  ...inFile('server/cases/store.ts', [HIDDEN], [
    ['async find(', 'and ${isAlive(sql)}', ''],
    ['async findKey(', 'and ${isAlive(sql)}', ''],
    ['async base(', 'and ${isAlive(sql)}', ''],
    ['async lock(', 'and ${isAlive(sql)}', ''],
    ['async ofPatient(', 'and ${isAlive(sql)}', ''],
    ['async anonymous(', 'and ${isAlive(sql)}', ''],
    ['async page(', 'and ${isAlive(sql)}', ''],
  ]),
  ...inFile('server/cases/store.ts', [HIDDEN], [
    ['async ofPatient(', 'and ${isWanted(sql)}', ''],
    ['async anonymous(', 'and ${isWanted(sql)}', ''],
    ['async page(', 'and ${isWanted(sql)}', ''],
  ]),
  ...inFile('server/cases/store.ts', [TOMBSTONES, CASES], [
    ['async ensurePatient(', ' where ${tombstoneStore.isNone(sql, id)}', ''],
    ['async insert(', ' and ${tombstoneStore.isNone(sql, row.id)}', ''],
    ['async erase(', 'await tombstoneStore.keep(sql, [...caseIds, ...recordings.map(({ id }) => id)])', ''],
    ['async erase(', 'await keyStore.destroy(sql, caseIds)', '0'],
  ]),
  ...inFile('server/cases/store.ts', [CASE_STATES], [
    ['async erase(', "await sql`insert into blob_removal (prefix) select 'cases/' || id || '/' from unnest(${caseIds}::uuid[]) id on conflict do nothing`", ''],
  ]),
  ...inFile('server/cases/store.ts', [CASE_STATES], [
    ['async takeBack(', 'and c.revision = 1', ''],
    ['async takeBack(', 'and c.report_request = 0', ''],
    ['async takeBack(', 'and not exists (select 1 from recording r where r.case_id = c.id)', ''],
    ['async takeBack(', 'await keyStore.destroy(sql, [caseId])', ''],
    ['async takeBack(', 'await caseStore.eraseEmptyPatients(sql, [gone.patient_id])', ''],
  ]),
  ...inFile('server/cases/store.ts', [CASES, MOVED, 'server/retention/orphan-keys.test.ts'], [
    ['async eraseEmptyPatients(', 'and p.is_temporary', ''],
    ['async eraseEmptyPatients(', 'and not exists (select 1 from consultation_case c where c.patient_id = p.id)', ''],
  ]),
  ...inFile('server/cases/store.ts', [CASE_STATES], [
    ['async insert(', 'case when p.is_temporary then ', 'case when true then '],
    ['const marked =', 'and patient_informed_at is null', ''],
    ['async sign(', 'and signed_at is null', ''],
    ['async saveAddenda(', 'and signed_at is not null', ''],
  ]),
  ...inFile('server/cases/store.ts', ['server/cases/patient-informed.test.ts'], [
    ['const marked =', "now() - interval '24 hours'", "now() - interval '24 years'"],
    ['const marked =', "now() + interval '60 seconds'", "now() + interval '60 years'"],
  ]),
  ...inFile('server/cases/store.ts', ['server/cases/save-at-once.test.ts', SIGNED, CASES], [
    ['async saveAtOnce(', 'and c.revision = ${revision}', ''],
    ['async saveAtOnce(', 'and c.signed_at is null', ''],
    ['async saveAtOnce(', 'and a.length = ${line.seq - 1}', ''],
  ]),
  ...inFile('server/cases/typing/store.ts', ['server/cases/typing/typing.test.ts'], [
    ['async save(', 'and c.revision = ${revision}', ''],
    ['async save(', 'and c.signed_at is null', ''],
    ['async save(', 'and c.patient_id = ${patientId}', ''],
    ['async save(', 'and k.wrapped = ${wrapped}', ''],
  ]),
  ...inFile('server/access-log/typing/store.ts', ['server/cases/typing/typing.test.ts'], [
    ['heldPiece:', 'and s.began_at > now() - ${span(sql)}', ''],
  ]),
  ...inFile('server/cases/store.ts', [MOVED], [['async move(', 'case when p.is_temporary then', 'case when not p.is_temporary then']]),
  ...inFile('server/patients/store.ts', [CASE_STATES], [['async named(', 'and not p.is_temporary', '']]),
  ...inFile('server/patients/store.ts', [TOMBSTONES, CASES], [
    ['async erase(', 'await tombstoneStore.keep(sql, [id])', ''],
    ['async erase(', 'await keyStore.destroy(sql, [id])', ''],
    ['async name(', 'is_temporary = false', 'is_temporary = is_temporary'],
  ]),
  ...inFile('server/recordings/store.ts', [TOMBSTONES, RECORDINGS], [
    ['async insert(', 'where ${tombstoneStore.isNone(sql, row.id)}', ''],
  ]),
  ...inFile('server/recordings/store.ts', [RECORDING_STATES, RECORDING_MOVES], [
    ['async append(', "and state = 'open'", ''],
    ['async append(', 'and case_id = ${caseId}', ''],
    ['async done(', "and ${movesFrom(sql, 'hear')}", ''],
    ['async done(', 'and not exists (select 1 from audio_chunk a where a.recording_id = ${recordingId} and a.transcript_sealed is null)', ''],
    ['async fail(', " and ${movesFrom(sql, 'fail')}", ''],
    ['async finalize(', " and ${movesFrom(sql, 'finish')}", ''],
    ['async reopen(', " and ${movesFrom(sql, 'hearAgain')}", ''],
    ['async goOn(', " and ${movesFrom(sql, 'hearAgain')}", ''],
    ['async cancel(', " and ${movesFrom(sql, 'cancel')}", ''],
    ['async cancel(', 'transcript_sealed = null, words_sealed = null, ', ''],
    ['async cancel(', 'recordingStore.dropChunks(sql, recordingId)', '[]'],
    ['async latestOfCase(', "and state <> 'cancelled'", ''],
    ['async stopWaiting(', "and not exists (select 1 from recording r where r.case_id = c.id and r.state in ('finalized', 'done'))", ''],
    ['async stopWaiting(', 'and coalesce(c.transcription_sealed, c.manual_note_sealed) is null', ''],
    ['async dropChunks(',
      "insert into blob_removal (prefix) select blob_key from gone on conflict do nothing returning prefix as blob_key", 'select blob_key from gone'],
  ]),
  ...inFile('server/recordings/store.ts', [RECORDING_STATES], [['async isBegun(', "and state in ('open', 'finalized', 'done')", '']]),
  ...inFile('server/recordings/audio-use/store.ts', ['server/http/owners/strange-mover.test.ts'], [
    ['async reserve(', 'case when used.reserved_until > now() then used.reserved_bytes else 0 end + excluded', 'excluded'],
  ]),
  ...inFile('server/recordings/store.ts', [QUOTA], [['async append(', '< ${mostBytes}', '>= 0 or ${mostBytes} > 0']]),
  ...inFile('server/recordings/audio-use/store.ts', [QUOTA], [
    ['async reserve(', '< ${most.bytes}', '>= 0'],
    ['async reserve(', 'used.ms < ${most.ms}', 'true'],
    ['async release(', 'reserved_bytes - ${bytes}::bigint', 'reserved_bytes'],
    ['async add(', 'bytes = used.bytes + excluded.bytes', 'bytes = excluded.bytes'],
  ]),
  ...inFile('server/recordings/store.ts', [RECORDING_STATES], [
    ['async unheard(', 'and r.resumes < ${mostResumes}', ''],
    ['async unheard(', "and r.finalized_at > now() - interval '1 day'", ''],
    ['async unheard(', 'and r.audio_deleted_at is null', ''],
    ['async unheard(', 'order by turn, finalized_at', 'order by finalized_at'],
  ]),
  ...inFile('server/reports/store.ts', [REPORT_STATES], [
    ['async finish(', 'and report_request = ${work.report_request}', ''],
    ['async finish(', 'and is_updating returning', 'returning'],
    ['async load(', 'and c.is_updating', ''],
  ]),
  ...inFile('server/reports/store.ts', [REPORT_STATES], [
    ['async finish(', 'report_sealed = case when signed_at is null then ${outcome.report} else report_sealed end', 'report_sealed = ${outcome.report}'],
  ]),
  ...inFile('server/reports/store.ts', [REPORT_STATES], [
    ['async saveDraft(', 'and report_request = ${work.report_request}', ''],
    ['async saveDraft(', 'and is_updating for share', 'for share'],
    ['async findDraft(', 'and d.report_request = c.report_request', ''],
    ['async findDraft(', 'and c.is_updating', ''],
    ['async finish(', 'if (row) await sql`delete from report_draft where case_id = ${work.id}`', ''],
  ]),
  ...inFile('server/reports/store.ts', [REPORT_STATES], [
    ['async unanswered(', 'and c.report_resumes < ${mostResumes}', ''],
    ['async unanswered(', "and c.updated_at > now() - interval '1 day'", ''],
    ['async unanswered(', 'and c.report_sealed is null', ''],
    ['async unanswered(', 'and not c.is_updating', ''],
  ]),
  ...inFile('server/documents/store.ts', [DOCUMENT_ROWS, 'server/documents/documents.test.ts', TOMBSTONES], [
    ['async insert(', ' where ${tombstoneStore.isNone(sql, id)}', ''],
    ['async remove(', 'await keyStore.destroy(sql, gone.flatMap((row) => row.key_id ?? []))', ''],
    ['async remove(', 'await tombstoneStore.keep(sql, gone.map(() => id))', ''],
  ]),
  ...inFile('server/conversations/store.ts', [CONVERSATION_ROWS, CONVERSATIONS, TOMBSTONES], [
    ['async insert(', ' where ${tombstoneStore.isNone(sql, id)}', ''],
    ['async remove(', 'await keyStore.destroy(sql, [row.key_id])', ''],
    ['async remove(', 'await tombstoneStore.keep(sql, [row.id, ...messages.map(({ id }) => id)])', ''],
    ['async list(', 'and v.case_id is null', ''],
    ['async touch(', 'coalesce(title_sealed, ${title})', '${title}'],
  ]),
  ...inFile('server/conversations/messages/store.ts', [CONVERSATION_ROWS, CONVERSATIONS, 'server/stream/answers.test.ts'], [
    ['async insert(', 'where ${tombstoneStore.isNone(sql, row.id)}', ''],
    ['async finish(', "and state = 'answering' returning", 'returning'],
    ['async begin(', "and m.state = 'answering'", ''],
  ]),
  ...inFile('server/triggers/store.ts', [DOCUMENT_ROWS, 'server/triggers/triggers.test.ts'], [
    ['async remove(', 'await keyStore.destroy(sql, gone.flatMap((row) => row.key_id ?? []))', ''],
  ]),
  ...inFile('server/optimizer/store.ts', [DOCUMENT_ROWS, 'server/optimizer/optimizer.test.ts'], [
    ['async remove(', 'await keyStore.destroy(tx, gone.map((row) => row.key_id))', ''],
  ]),
  ...inFile('server/account/store.ts', [ACCOUNT_ROWS, 'server/account/erase-account.test.ts', TOMBSTONES], [
    ['async eraseKeys(', 'await tombstoneStore.keep(tx, patients.map(({ id }) => id))', ''],
    ['async eraseKeys(', '[userId, ...patients.map(({ id }) => id)]', 'patients.map(({ id }) => id)'],
    ['async eraseUser(', 'await tx`delete from app_user where id = ${userId}`', ''],
  ]),
  ...inFile('server/profile/store.ts', [ACCOUNT_ROWS, 'server/profile/profile.test.ts', 'server/account/erase-account.test.ts'], [
    ['export async function findUser(', "if (row['isRefused'] === true) return { kind: 'refused' }", ''],
    ['export async function insertUser(', 'where not ${isRefused(sql, signIn)}', 'where true'],
    ['export async function insertUser(', 'and erased_at >= ${issuedAt ?? null}', 'and false'],
  ]),
  ...inFile('server/retention/store.ts', [RETAINED, RETENTION, CLOCK, 'server/retention/periods.test.ts', RECORDINGS], [
    ['async dueCases(', 'where expires_at <= ${settledHour(sql)}', 'where expires_at is not null'],
    ['async dueAudio(', "and r.state <> 'open'", ''],
    ['async dueAudio(', 'r.audio_due_at <= ${settledHour(sql)} or', ''],
    ['async dueAudio(', " or (r.state = 'done' and ${isNobodys(sql)})", ''],
    ['async abandoned(', "where state = 'open' and", 'where'],
    ['async abandoned(', "and created_at < ${settledHour(sql)} - interval '2 days'", ''],
    ['async shorten(', 'if (doubt) return', ''],
    ['async advance(', 'greatest(reached, to_timestamp(${reachedMs}::float8 / 1000))', 'to_timestamp(${reachedMs}::float8 / 1000)'],
    ['async unnamed(', 'and a.blob_key = key', ''],
    ['async removals(', 'where next_try_at <= now()', ''],
  ]),
  ...inFile('server/retention/store.ts', ['server/retention/keyless-store.test.ts', 'server/retention/orphan-keys.test.ts'], [
    ['async destroyKeys(', 'id <> all(${[...spared]}::uuid[]) and', ''],
    ['async destroyKeys(', "and created_at < now() - interval '1 hour'", ''],
    ['async destroyKeys(', 'and not exists (select from trigger_phrase t where t.key_id = k.id)', ''],
  ]),
  ...inFile('server/tombstones/store.ts', [TOMBSTONES, RETENTION], [
    ['async forgetOld(', 'where deleted_at < now() - ${KEEP_DAYS} * interval', 'where deleted_at < now() + ${KEEP_DAYS} * interval'],
  ]),
  ...inFile('server/access-log/store.ts', ['server/access-log/store.test.ts', 'server/access-log/access-log.test.ts', RETENTION], [
    ['async forget(', 'and seq < coalesce((select min(seq) from access_log where actor_id = ${actorId} and keep_until > now()), 9223372036854775807)', ''],
  ]),
  ...inFile('server/stream/store.ts', ['server/stream/socket.test.ts', 'server/stream/socket-bounds.test.ts'], [
    ['async take(', 't.expires_at > now() and', ''],
    ['async take(', ' and not u.is_blocked', ''],
    ['async blockedAmong(', ' and is_blocked', ''],
    ['async blockedAmong(', 'and is_blocked', 'and false'],
  ]),
  ...inFile('server/contact/store.ts', ['server/contact/contact.test.ts'], [
    ['async insert(', ' < ${MOST_A_DAY}', ' < 1_000_000'],
    ['async takeUp(', 'w.sent_at is null and ', ''],
    ['async takeUp(', 'w.next_try_at <= now()', 'true'],
    ['async takeUp(', " and exists (select from data_key where id = w.key_id)", ''],
    ['async takeUp(', 'order by w.created_at, w.id ', ''],
    ['async takeUp(', 'next_try_at = now() + ${LEASE_SECONDS} * interval', 'next_try_at = now() + 0 * interval'],
    ['async noteFailed(', 'least(3600, 20 * 2 ^ least(${attempts}::int, 10))', '20 * ${attempts}::int / ${attempts}::int'],
    ['async tryNow(', ' where sent_at is null', ''],
    ['async forgetOld(', "created_at < now() - ${CONTACT_KEEP_DAYS} * interval '1 day' or ", ''],
    ['async forgetOld(', 'await keyStore.destroy(tx, gone.map(({ key_id: id }) => id))', ''],
  ]),
  ...inFile('server/contact/keep-message.ts', ['server/account/archive/archive.test.ts'], [['keepMessageWithin(', 'userId: userId ?? null', 'userId: null']]),
  ...inFile('server/account/erase-account.ts', ['server/account/erase-account.test.ts'], [
    ['async function eraseRows(', "if (!(await accountStore.lock(tx, user.id))) throw new Refusal('auth.expired')", ''],
  ]),
  ...inFile('server/database/failure.ts', ['server/account/erase-account.test.ts'], [
    ['readDriverFailure(', "if (isOfErasedAccount(error)) return new Refusal('auth.expired', { cause: error })", ''],
  ]),
  ...inFile('server/operator/store.ts', ['tools/admin/admin.test.ts'], [
    ['async accounts(', 'lower(u.email) = lower(${email ?? null})', 'true'],
    ['async accounts(', 'u.id::text = ${id ?? null}', 'true'],
    ['async accounts(', 'u.is_blocked = ${isBlocked ?? null}', 'true'],
    ['async setBlocked(', ' where id = ${id}', ''],
  ]),
  ...inFile('contract/names/birth-date.ts', ['server/patients/named-animal.test.ts'], [
    ['mayBeBirthDate', 'iso >= EARLIEST && ', ''],
    ['mayBeBirthDate', ' && iso <= dayOf(nowMs + DAY_MS)', ''],
  ]),
  ...inFile('server/stream/event-bus.ts', ['server/stream/event-bus.test.ts'], [
    ['const deliver =', 'if (!read.success) return onLost(read.error)', 'if (!read.success) throw read.error'],
    ['const deliver =', 'if (hasWords(event)) return', ''],
    ['const hasWords =', "event.type === 'partial' || ", ''],
  ]),
]
