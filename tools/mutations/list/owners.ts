import { inFile } from '../mutation.ts'
import type { Mutation } from '../mutation.ts'

const STRANGER = 'server/http/owners/strange-owner.test.ts'
const PAYER = 'server/http/owners/strange-payer.test.ts'
const SEATS = 'server/billing/seats/seats.test.ts'
const CONVERSATION_ROWS = 'server/conversations/store.test.ts'
const ACCOUNT_ROWS = 'server/account/store.test.ts'
const DOCUMENT_ROWS = 'server/documents/store.test.ts'
const RIGHTS = 'server/http/rights.test.ts'

/** Each statement that names an owner, without that name. */
export const owners: Mutation[] = [
  ...inFile('server/billing/seats/store.ts', [SEATS], [
    ['async ofPayer(', 'where m.payer_id = ${payerId}', 'where true'],
    ['async free(', 'and payer_id = ${payerId}', ''],
    ['async leave(', 'where member_id = ${memberId}', 'where member_id is not null'],
    ['async held(', 'where m.member_id = ${memberId}', 'where m.member_id is not null'],
    ['async membersOf(', 'where payer_id = ${payerId} and', 'where'],
  ]),
  ...inFile('server/cases/store.ts', [STRANGER], [
    ['async find(', 'and c.owner_id = ${ownerId}', ''],
    ['async findKey(', 'and c.owner_id = ${ownerId}', ''],
    ['async lock(', 'and c.owner_id = ${ownerId}', ''],
    ['async ofPatient(', 'and p.owner_id = ${ownerId}', ''],
    ['async anonymous(', 'where c.owner_id = ${ownerId}', 'where true'],
    ['async page(', 'where c.owner_id = ${ownerId}', 'where true'],
    ['async recordingsOf(', 'and r.owner_id = ${ownerId}', ''],
    ['async insert(', 'and p.owner_id = ${row.ownerId}', ''],
    ['const marked =', 'and owner_id = ${ownerId}', ''],
    ['const fieldsToo =', 'and owner_id = ${ownerId}', ''],
    ['async base(', 'and c.owner_id = ${ownerId}', ''],
    ['async versions(', 'and c.owner_id = ${ownerId}', ''],
    ['async sign(', 'and owner_id = ${ownerId}', ''],
    ['async saveAddenda(', 'and owner_id = ${ownerId}', ''],
    ['async saveSpared(', 'and owner_id = ${ownerId}', ''],
    ['async saveDismissed(', 'and owner_id = ${ownerId}', ''],
    ['async saveQuestions(', 'and owner_id = ${ownerId}', ''],
    ['async ensurePatient(', 'and owner_id = ${ownerId}', ''],
    ['async takeBack(', 'and c.owner_id = ${ownerId}', ''],
    ['async saveAtOnce(', 'and c.owner_id = ${ownerId}', ''],
    ['async move(', 'and p.owner_id = ${ownerId}', ''],
  ]),
  ...inFile('server/cases/store.ts', [RIGHTS], [['const asked =', '${ownerId}::uuid as owner_id', 'c.owner_id']]),
  ...inFile('server/patients/store.ts', [STRANGER], [
    ['async find(', 'and p.owner_id = ${ownerId}', ''],
    ['async named(', 'where p.owner_id = ${ownerId}', 'where true'],
    ['update patient set identity_sealed', 'and owner_id = ${ownerId}', ''],
    ['async lock(', 'and owner_id = ${ownerId}', ''],
    ['async caseIds(', 'and owner_id = ${ownerId}', ''],
    ['async erase(', 'and owner_id = ${ownerId}', ''],
  ]),
  ...inFile('server/recordings/store.ts', [STRANGER], [
    ['async find(', 'and owner_id = ${ownerId}', ''],
    ['async isBegun(', 'and owner_id = ${ownerId}', ''],
    ['async findHeard(', 'and r.owner_id = ${ownerId}', ''],
    ['async correct(', 'and owner_id = ${ownerId}', ''],
    ['async lock(', 'and owner_id = ${ownerId}', ''],
    ['async insert(', 'and owner_id = ${row.ownerId}', ''],
    ['async append(', 'and owner_id = ${ownerId}', ''],
  ]),
  ...inFile('server/recordings/store.ts', ['server/recordings/audio-quota.test.ts'], [
    ['where coalesce((select bytes from audio_use', ' user_id = ${ownerId} and', ''],
  ]),
  ...inFile('server/recordings/audio-use/store.ts', ['server/recordings/audio-quota.test.ts'], [['async ofToday(', 'user_id = ${userId} and', '']]),
  ...inFile('server/cases/store.ts', ['server/http/owners/strange-mover.test.ts'], [['async move(', 'and c.owner_id = ${ownerId}', '']]),
  ...inFile('server/patients/store.ts', [PAYER], [['update consultation_case set expires_at = null', 'and owner_id = ${ownerId}', '']]),
  ...inFile('server/recordings/audio-use/store.ts', [PAYER], [['async release(', 'user_id = ${userId} and', '']]),
  ...inFile('server/documents/store.ts', [DOCUMENT_ROWS, STRANGER], [
    ['async list(', 'and d.owner_id = ${ownerId}', ''],
    ['async find(', 'and d.owner_id = ${ownerId}', ''],
    ['async update(', 'and owner_id = ${ownerId}', ''],
    ['async remove(', 'and owner_id = ${ownerId}', ''],
  ]),
  ...inFile('server/documents/store.ts', [RIGHTS], [['const columns', '${ownerId}::uuid as owner_id', 'd.owner_id']]),
  ...inFile('server/conversations/store.ts', [CONVERSATION_ROWS, STRANGER], [
    ['async find(', 'and v.owner_id = ${which.ownerId}', ''],
    ['async lock(', 'and v.owner_id = ${which.ownerId}', ''],
    ['async list(', 'v.owner_id = ${ownerId} and', ''],
    ['async count(', 'owner_id = ${ownerId} and', ''],
  ]),
  ...inFile('server/conversations/store.ts', [RIGHTS], [['const columns', '${ownerId}::uuid as owner_id', 'v.owner_id']]),
  ...inFile('server/triggers/store.ts', [DOCUMENT_ROWS, STRANGER, 'server/triggers/triggers.test.ts'], [
    ['async list(', 't.owner_id = ${ownerId}', 'true'],
    ['async countOthers(', 'owner_id = ${ownerId} and', ''],
    ['async findKey(', 't.owner_id = ${ownerId} and', ''],
    ['async remove(', 'owner_id = ${ownerId} and', ''],
  ]),
  ...inFile('server/optimizer/store.ts', [DOCUMENT_ROWS, STRANGER], [
    ['async find(', 'p.user_id = ${userId}', 'true'],
    ['async remove(', 'user_id = ${userId}', 'true'],
  ]),
  ...inFile('server/account/store.ts', [ACCOUNT_ROWS, STRANGER], [
    ['async cases(', 'owner_id = ${userId}', 'true'],
    ['from patient where', ' owner_id = ${userId}', ' true'],
    ['from recording where', ' owner_id = ${userId}', ' true'],
    ['from case_document where', ' owner_id = ${userId}', ' true'],
    ['from trigger_phrase where', ' owner_id = ${userId}', ' true'],
    ['from conversation where', ' owner_id = ${userId}', ' true'],
  ]),
  ...inFile('server/account/store.ts', [ACCOUNT_ROWS, 'server/account/erase-account.test.ts'], [['async eraseKeys(', 'where owner_id = ${userId}', '']]),
  ...inFile('server/stream/store.ts', [RIGHTS], [['async caseIsOwned(', 'and owner_id = ${userId}', '']]),
  ...inFile('server/access-log/store.ts', ['server/access-log/access-log.test.ts'], [
    ['async page(', '(l.actor_id = ${userId} or l.owner_id = ${userId})', 'true'],
    ['async page(', 'l.actor_id = ${userId} or ', ''],
    ['async page(', ' or l.owner_id = ${userId}', ''],
  ]),
  ...inFile('server/billing/store.ts', [PAYER], [
    ['export async function findSubscription(', 'user_id = ${userId}', 'true'],
    ['export async function confirmedSessions(', 'user_id = ${userId}', 'true'],
    ['export async function openSessions(', 'user_id = ${userId}', 'true'],
    ['export async function markEnding(', 'user_id = ${userId}', 'true'],
    ['export async function removeSubscription(', 'user_id = ${userId}', 'true'],
  ]),
]
