import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountStore } from '#server/account/store.ts'
import { caseStore } from '#server/cases/store.ts'
import { typedSaveStore } from '#server/cases/typing/store.ts'
import { conversationStore } from '#server/conversations/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { documentStore } from '#server/documents/store.ts'
import { customPromptStore } from '#server/optimizer/store.ts'
import { templateStore } from '#server/templates/store.ts'
import { patientStore } from '#server/patients/store.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { triggerStore } from '#server/triggers/store.ts'

let server: TestServer
const own = { patientId: randomUUID(), caseId: randomUUID() }
const { patientId, caseId } = own
const [recordingId, documentId, triggerId, freshId, generalId, theirPatient] = [
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
]
const signed = { patientId: randomUUID(), caseId: randomUUID() }
const { patientId: signedPatient, caseId: signedId } = signed
let mine = ''
let templateId = ''
let stranger = ''
const bytes = Buffer.from('of a stranger')
const HELD = [
  'patient', 'consultation_case', 'recording', 'audio_chunk', 'report_version', 'case_document', 'conversation', 'message', 'trigger_phrase',
  'custom_prompt', 'report_template', 'data_key',
] as const

const idOf = async (as: string): Promise<string> => (await server.sql<{ id: string }[]>`select id from app_user where subject = ${as}`)[0]!.id

/** All that anybody holds, as one text. */
async function held(sql: Sql): Promise<string> {
  const tables: unknown[] = []
  for (const table of HELD) tables.push(await sql`select to_jsonb(t) as row from ${sql(table)} t order by to_jsonb(t)::text`)
  return JSON.stringify(tables)
}

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other', 'third']) await server.subscribe(person)
  const at = `/patients/${patientId}/cases`
  await server.call('POST', `${at}?regenerate=true`, { body: { id: caseId, transcription: 'Pasienten har hodepine siden i går.' } })
  await server.call('POST', `${at}/${caseId}/audio-chunk`, { form: { index: '1', recordingId, audioFile: Buffer.from('group 1:Hoste.') } })
  await server.call('POST', `/patients/${signedPatient}/cases?regenerate=true`, { body: { id: signedId, transcription: 'Pasienten har feber siden i går.' } })
  await server.jobs.settled()
  await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Kari Prøve' } })
  const { textReport, revision } = (await server.readCase(signedPatient, signedId))!
  await server.call('POST', `/patients/${signedPatient}/cases/${signedId}/report/sign`, { body: { revision } })
  await server.call('PUT', `${at}/${caseId}/documents/${documentId}`, { body: { kind: 'referral', content: textReport } })
  await server.call('POST', '/settings/triggers', { body: { id: triggerId, trigger: 'normal status', action: 'Normale funn.' } })
  await server.call('POST', '/report-prompt-optimizer', { body: { instructions: 'kort', examples: [], acceptCustomPrompt: true } })
  const templates = (await server.call('POST', '/templates', { body: { name: 'Kontroll', sections: [{ type: 'complaints' }] } })).json<
    { id: string; isOwn: boolean }[]
  >()
  templateId = templates.find(({ isOwn }) => isOwn)?.id ?? ''
  await server.call('POST', at, { body: { id: freshId, manualNote: 'x' } })
  await server.sql`update consultation_case set revision = 1 where id = ${freshId}`
  await server.call('PUT', `/patients/${theirPatient}`, { as: 'third', body: { name: 'Ola Prøve' } })
  await server.call('POST', '/c', { body: { id: generalId } })
  await server.call('POST', `/c/${generalId}/ask-case`, { body: { Content: 'Hva?', CaseBound: false } })
  await server.call('POST', `/c/${caseId}/ask-case`, { body: { Content: 'Hva?', CaseBound: true } })
  await server.jobs.settled();
  [mine, stranger] = [await idOf('doctor'), await idOf('other')]
})
afterAll(() => server.stop())

type Asked = (tx: Transaction, ownerId: string) => Promise<unknown>
const chunk = { recording_id: recordingId, chunk_index: 2, sha256: 'x', bytes: 1, media_type: 'audio/webm', blob_key: 'x' }

/** What finds something for its owner must find nothing for anybody else. */
const READS: Record<string, Asked> = {
  'a case': (tx, ownerId) => caseStore.find(tx, { caseId, ownerId }),
  'a case’s key': (tx, ownerId) => caseStore.findKey(tx, { caseId, ownerId }),
  'a case, held': (tx, ownerId) => caseStore.lock(tx, { caseId, ownerId }),
  'a patient with cases': (tx, ownerId) => caseStore.ofPatient(tx, { patientId, ownerId }),
  'the sidebar': (tx, ownerId) => caseStore.anonymous(tx, ownerId),
  'a page of cases': (tx, ownerId) => caseStore.page(tx, { ownerId, before: undefined, limit: 20 }),
  'recordings of cases': (tx, ownerId) => caseStore.recordingsOf(tx, { caseIds: [caseId], ownerId }),
  'what a save rests on': (tx, ownerId) => caseStore.base(tx, { caseId, ownerId, replacesReport: false }, { actorId: mine, keepDays: 1 }),
  'versions of a report': (tx, ownerId) => caseStore.versions(tx, { caseId: signedId, ownerId }),
  'a patient': (tx, ownerId) => patientStore.find(tx, { id: patientId, ownerId }),
  'named patients': (tx, ownerId) => patientStore.named(tx, ownerId),
  'a patient, held': (tx, ownerId) => patientStore.lock(tx, { id: patientId, ownerId }),
  'a patient’s cases, held': (tx, ownerId) => patientStore.caseIds(tx, { id: patientId, ownerId }),
  'a recording': (tx, ownerId) => recordingStore.find(tx, { recordingId, ownerId }),
  'a recording with its words': (tx, ownerId) => recordingStore.findHeard(tx, { recordingId, ownerId }),
  'a recording, held': (tx, ownerId) => recordingStore.lock(tx, { recordingId, ownerId }),
  'whether a recording has begun': (tx, ownerId) => recordingStore.isBegun(tx, { ownerId, caseId, recordingId: undefined }),
  'documents': (tx, ownerId) => documentStore.list(tx, { caseId, ownerId }),
  'a document': (tx, ownerId) => documentStore.find(tx, { id: documentId, caseId, ownerId }),
  'a conversation': (tx, ownerId) => conversationStore.find(tx, { caseId, ownerId }),
  'a conversation, held': (tx, ownerId) => conversationStore.lock(tx, { caseId, ownerId }),
  'whether a patient is one’s own': (tx, ownerId) => caseStore.ensurePatient(tx, { id: patientId, ownerId, kind: 'human' }),
  'conversations in general': (tx, ownerId) => conversationStore.list(tx, ownerId),
  'how many conversations': (tx, ownerId) => conversationStore.count(tx, ownerId),
  'how many trigger phrases': (tx, ownerId) => triggerStore.countOthers(tx, { id: randomUUID(), ownerId }),
  'trigger phrases': (tx, ownerId) => triggerStore.list(tx, ownerId),
  'a trigger phrase’s key': (tx, ownerId) => triggerStore.findKey(tx, { id: triggerId, ownerId }),
  'the templates': (tx, ownerId) => templateStore.list(tx, ownerId),
  'a custom prompt': (tx, ownerId) => customPromptStore.find(tx, ownerId),
  'what an account holds': async (tx, ownerId) => Object.values(await accountStore.holdings(tx, ownerId)).filter((count) => count > 0),
  'cases of an account': (tx, ownerId) => accountStore.cases(tx, ownerId),
}

/** What changes something for its owner must leave everything as it stands for anybody else. */
const CHANGES: Record<string, Asked> = {
  'a case': (tx, ownerId) => caseStore.update(tx, { caseId, ownerId }, { manual_note_sealed: bytes }),
  'a case, saved at once': async (tx, ownerId) => {
    const {
      revision,
      length,
      last_hash: previous,
      at,
      keep_until: keepUntil,
    } = (await caseStore.base(tx, { ...own, ownerId: mine, replacesReport: false }, { actorId: mine, keepDays: 1 }))!
    const about = {
      role: 'user',
      organisation: null,
      action: 'change' as const,
      patientId,
      caseId,
      recordingId: null,
      ownerId: mine,
      basis: 'treatment' as const,
      result: 'done' as const,
      code: null,
      requestId: randomUUID(),
    }
    const line = { actorId: mine, seq: length + 1, at, keepUntil, previous, hash: bytes, since: null, firstRevision: null, lastRevision: null, ...about }
    await caseStore.saveAtOnce(tx, { caseId, ownerId, revision }, { fields: { manual_note_sealed: bytes }, line, patientId })
  },
  'a case, saved while it is typed in': async (tx, ownerId) => {
    await tx`insert into typing_span (actor_id, case_id, patient_id, role, began_at, first_revision, last_at, last_revision)
      values (${ownerId}, ${caseId}, ${patientId}, 'user', now(), 1, now(), 1) on conflict do nothing`
    const { revision, wrapped_key: wrapped, questions_sealed: asked } = (await caseStore.find(tx, { caseId, ownerId: mine }))!
    await typedSaveStore.save(
      tx,
      { caseId, ownerId, patientId, wrapped, questionsHead: asked && asked.subarray(0, 64) },
      { revision, fields: { manual_note_sealed: bytes } },
    )
  },
  'the making of a case, taken back': (tx, ownerId) => caseStore.takeBack(tx, { caseId: freshId, ownerId }),
  'when the patient was told': (tx, ownerId) => caseStore.update(tx, { caseId, ownerId }, { patient_informed_at: new Date().toISOString() }),
  'a case’s patient': (tx, ownerId) => caseStore.move(tx, { caseId, ownerId }, { patientId: signedPatient, formerNames: bytes, anonymousHours: 1 }),
  'a signature': (tx, ownerId) => caseStore.sign(tx, { caseId, ownerId }, { signedAt: new Date(), signature: bytes }),
  'addenda': (tx, ownerId) => caseStore.saveAddenda(tx, { caseId: signedId, ownerId }, bytes),
  'spared words': (tx, ownerId) => caseStore.saveSpared(tx, { caseId, ownerId }, bytes),
  'dismissed omissions': (tx, ownerId) => caseStore.saveDismissed(tx, { caseId, ownerId }, bytes),
  'questions': (tx, ownerId) => caseStore.saveQuestions(tx, { caseId, ownerId }, bytes),
  'a patient’s name': (tx, ownerId) => patientStore.name(tx, { id: patientId, ownerId }, bytes),
  'what was heard': async (tx, ownerId) => {
    await tx`update recording set state = 'done' where id = ${recordingId}`
    await recordingStore.correct(tx, { recordingId, ownerId }, { sealed: bytes, words: bytes })
    await tx`update recording set state = 'open' where id = ${recordingId}`
  },
  'a part of a recording': (tx, ownerId) => recordingStore.append(tx, chunk, { ownerId, caseId, ms: 1, mostBytes: 1_000_000 }),
  'a new recording in the case': (tx, ownerId) => recordingStore.insert(tx, { id: randomUUID(), ownerId, caseId, origin: 'recorded', audioDays: 1 }),
  'a new case of the patient': (tx, ownerId) =>
    caseStore.insert(tx, { id: randomUUID(), ownerId, patientId, vertical: 'med', reportLanguage: 'nb', createdFrom: null, anonymousHours: 1 }),
  'a document': (tx, ownerId) => documentStore.update(tx, { id: documentId, caseId, ownerId }, { sealed: bytes, keyId: documentId }),
  'a document’s end': (tx, ownerId) => documentStore.remove(tx, { id: documentId, caseId, ownerId }),
  'a conversation’s end': (tx, ownerId) => conversationStore.remove(tx, { caseId, ownerId }),
  'a trigger phrase’s end': (tx, ownerId) => triggerStore.remove(tx, { id: triggerId, ownerId }),
  'a template’s end': (tx, ownerId) => templateStore.remove(tx, { id: templateId, ownerId }),
  'a custom prompt’s end': (tx, ownerId) => customPromptStore.remove(tx, ownerId),
}

test('SEC-53 a patient’s row is taken away by its owner alone', async () => {
  const left = (ownerId: string) => tried(async (tx) => {
    await patientStore.erase(tx, { id: patientId, ownerId })
    return tx`select from patient where id = ${patientId}`
  })
  expect([(await left(stranger)).length, (await left(mine)).length]).toEqual([1, 0])
})

const isNothing = (found: unknown): boolean => found === undefined || found === false || found === 0 || (Array.isArray(found) && found.length === 0)

/** Done and undone again. */
async function tried<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  await inTransaction(server.sql, ALONE, async (tx) => {
    result = { value: await work(tx) }
    throw new Error('undone')
  }).catch((error: unknown) => {
    if (!result) throw error
  })
  return result!.value
}

test('SEC-53 a case is moved under no patient of somebody else', async () => {
  const where = await tried(async (tx) => {
    await caseStore.move(tx, { caseId, ownerId: mine }, { patientId: theirPatient, formerNames: null, anonymousHours: 1 })
    return tx<{ patient_id: string }[]>`select patient_id from consultation_case where id = ${caseId}`
  })
  expect(where).toEqual([{ patient_id: patientId }])
})

describe('SEC-53 every statement names the owner', () => {
  test.each(Object.entries(READS))('%s is found by its owner alone', async (_, ask) => {
    expect(isNothing(await tried((tx) => ask(tx, mine)))).toBe(false)
    expect(isNothing(await tried((tx) => ask(tx, stranger)))).toBe(true)
  })

  test.each(Object.entries(CHANGES))('%s is changed by its owner alone', async (_, change) => {
    const before = await held(server.sql)
    const after = (ownerId: string) => tried(async (tx) => {
      await change(tx, ownerId)
      return held(tx)
    })
    expect(await after(stranger)).toBe(before)
    expect(await after(mine)).not.toBe(before)
  })
})
