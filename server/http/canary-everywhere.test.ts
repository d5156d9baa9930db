import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

type At = { patientId: string; caseId: string; recordingId: string; revision: number }
type Fed = { body?: object; form?: Record<string, string | Uint8Array>; query?: string }

const report = (word: string) => ({ sections: [{ type: 'summary', heading: word, blocks: [{ id: 'b1', kind: 'paragraph', text: `${word} sier noe`, evidence: [] }] }], language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z' })
const nothing = undefined

/** A word into every field that takes one, call by call. A new call without a row here does not compile. */
const FEEDS: Record<RouteName, ((word: string, at: At) => Fed) | undefined> = {
  getUserProfile: nothing,
  updateUserProfile: (word) => ({ body: { Language: 'nb' }, query: `?cameFrom=${word}` }),
  createSocketTicket: (word) => ({ body: { conversationId: word } }),
  listAccesses: (word) => ({ query: `?cursor=${word}` }),
  exportAccount: nothing,
  eraseAccount: nothing,
  logOut: nothing,
  listProducts: (word) => ({ query: `?referenceCode=${word}` }),
  createCheckoutSession: (word) => ({ body: { productId: word, referenceCode: word } }),
  confirmCheckoutSession: (word) => ({ query: `?referenceCode=${word}` }),
  getSubscription: nothing,
  cancelSubscription: nothing,
  saveCase: (word, { caseId, revision }) => ({ body: { id: caseId, revision, transcription: `${word} har hodepine`, manualNote: word, additionalNotes: word, summaryReport: word, textReport: report(word) } }),
  deleteCase: nothing,
  listCases: (word) => ({ query: `?query=${word}` }),
  listDiagnoses: nothing,
  refineDiagnoses: (word) => ({ body: { symptoms: [word] } }),
  listSymptoms: () => ({ query: '?kind=human' }),
  writeReferral: (word) => ({ body: { value: `Henvisning til ${word}`, reportType: 'text' } }),
  writePatientLetter: nothing,
  listDocuments: nothing,
  saveDocument: (word) => ({ body: { kind: 'referral', content: report(word) } }),
  deleteDocument: nothing,
  listPatients: nothing,
  listAnonymousCases: nothing,
  getPatient: nothing,
  savePatient: (word) => ({ body: { name: `${word} Navnesen`, birthDate: '1961-03-12', gender: 'female' } }),
  deletePatient: nothing,
  saveAudioChunk: (word, { recordingId }) => ({ form: { index: '1', recordingId, audioFile: Buffer.from(`group 1:${word} har feber og hoste siden i går.`) } }),
  finalizeRecording: (word, { recordingId }) => ({ form: { recordingId, additionalNotes: word, patient: JSON.stringify({ name: word }) } }),
  uploadAudio: (word) => ({ form: { recordingId: randomUUID(), additionalNotes: word, audioFile: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`:${word} har vondt i ryggen.`)]) } }),
  cancelRecording: nothing,
  retryRecording: nothing,
  getRecordingAudio: nothing,
  getRecordingTranscript: nothing,
  regenerateReport: (word) => ({ body: { prompt: word } }),
  regenerateSection: (word) => ({ body: { prompt: word } }),
  readReportDraft: nothing,
  listMasked: nothing,
  judgeMasked: (word) => ({ body: { words: word, isIdentifier: false } }),
  listOmissions: nothing,
  refineReport: (word, { caseId }) => ({ body: { CaseId: caseId, Prompt: word } }),
  signReport: (_word, { revision }) => ({ body: { revision } }),
  addAddendum: (word) => ({ body: { id: randomUUID(), text: word } }),
  listReportVersions: nothing,
  getReportVersion: nothing,
  exportCase: () => ({ query: '?format=txt' }),
  correctTranscript: (word, { revision }) => ({ body: { revision, start: 0, heard: 'kanari', words: word } }),
  listTriggers: nothing,
  saveTrigger: (word) => ({ body: { trigger: word, action: `${word} tekst` } }),
  deleteTrigger: nothing,
}

const RUN = randomUUID().slice(0, 8)
const wordOf = (name: RouteName): string => `kanari${name.toLowerCase()}${RUN}`
const table = Object.entries(routes) as [RouteName, Route][]
/** What ends the data or the session comes last. */
const ENDING = new Set<RouteName>(['deleteDocument', 'cancelRecording', 'deleteTrigger', 'deleteCase', 'deletePatient', 'cancelSubscription', 'logOut', 'eraseAccount'])

const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'))
      done()
    },
  })
  server = await startTestServer({ powers: { log: pino({ level: 'trace' }, sink) } })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

async function callOne(name: RouteName, route: Route, at: At): Promise<number> {
  const fed = FEEDS[name]?.(wordOf(name), at) ?? {}
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => (key in at ? String(at[key as keyof At]) : /id$/i.test(key) ? randomUUID() : wordOf(name)))
  const answer = await server.call(route.method, path + (fed.query ?? ''), { ...(fed.body && { body: fed.body }), ...(fed.form && { form: fed.form }) })
  await server.jobs.settled()
  return answer.statusCode
}

async function feedAll(): Promise<Map<RouteName, number>> {
  const at: At = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID(), revision: 1 }
  const statuses = new Map<RouteName, number>()
  const order: RouteName[] = ['saveAudioChunk', 'finalizeRecording', 'savePatient']
  const rest = table.map(([name]) => name).filter((name) => !order.includes(name))
  for (const name of [...order, ...rest.filter((one) => !ENDING.has(one)), ...rest.filter((one) => ENDING.has(one))]) {
    at.revision = (await server.readCase(at.patientId, at.caseId))?.revision ?? 1
    statuses.set(name, await callOne(name, routes[name], at))
  }
  return statuses
}

type Find = { word: string; where: string }
const words = (): string[] => table.map(([name]) => wordOf(name))

async function inTables(): Promise<Find[]> {
  const tables = await server.sql<{ schema: string; name: string }[]>`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const found: Find[] = []
  for (const { schema, name } of tables) {
    const [row] = await server.sql<{ text: string }[]>`select coalesce(string_agg(t::text, ' '), '') as text from ${server.sql(schema)}.${server.sql(name)} t`
    const text = (row?.text ?? '').toLowerCase()
    for (const word of words()) if (text.includes(word) || text.includes(Buffer.from(word).toString('hex'))) found.push({ word, where: `table ${name}` })
  }
  return found
}

async function inLogOfDatabase(): Promise<Find[]> {
  await server.sql`checkpoint`
  const found = await server.sql<{ word: string }[]>`
    select distinct w.word from unnest(${words()}::text[]) w (word),
      lateral (select pg_read_binary_file('pg_wal/' || name) as log from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$') files
    where position(convert_to(w.word, 'UTF8') in files.log) > 0`
  return found.map(({ word }) => ({ word, where: 'log of the database' }))
}

async function inFiles(): Promise<Find[]> {
  const names = await readdir(server.folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found: Find[] = []
  for (const file of files) {
    const bytes = await readFile(file)
    for (const word of words()) if (file.includes(word) || bytes.includes(word)) found.push({ word, where: 'a file' })
  }
  return found
}

const inLines = (): Find[] => words().filter((word) => lines.join('').toLowerCase().includes(word)).map((word) => ({ word, where: 'a log line' }))
const search = async (): Promise<Find[]> => [...inLines(), ...(await inFiles()), ...(await inTables()), ...(await inLogOfDatabase())]

describe('GDPR-4, SEC-65 a word put into every field of every call', () => {
  test('is found in no table, no file, no log line, and not in the log of the database', async () => {
    const statuses = await feedAll()
    // The feed is worth something only if the words are taken in: most calls succeed with them.
    expect([...statuses.values()].filter((status) => status < 300).length).toBeGreaterThan(25)
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
    for (const name of ['saveCase', 'savePatient', 'saveAudioChunk', 'finalizeRecording', 'saveTrigger', 'saveDocument'] as const) expect([name, statuses.get(name)]).toEqual([name, expect.toSatisfy((status: number) => status < 300)])
    expect(await search()).toEqual([])
  }, 60_000)

  test('a call that takes text has a feed', () => {
    expect(table.filter(([name, route]) => route.body !== undefined && FEEDS[name] === undefined).map(([name]) => name)).toEqual([])
  })

  test('a leak is found wherever it is planted', async () => {
    const word = wordOf('saveCase')
    server.log.info({ planted: word }, 'planted')
    await writeFile(join(server.folder, 'planted'), word)
    await server.sql`insert into test_checkout (id, product_id, product_name, amount_minor, currency, success_url, cancel_url) values ('planted', ${word}, '', 1, 'NOK', '', '')`
    expect((await search()).map(({ where }) => where).toSorted()).toEqual(['a file', 'a log line', 'log of the database', 'table test_checkout'])
  }, 60_000)
})

describe('SEC-66 what a caller sends forges no log line', () => {
  test('line ends and terminal codes in paths, headers and bodies stay within their line', async () => {
    const before = lines.length
    const forged = '\r\n{"level":30,"msg":"forged"}\u001b[31m'
    await server.app.inject({ method: 'GET', url: `/api/v1.0/patients/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`, headers: { authorization: 'Bearer test:doctor', 'user-agent': 'x\u001b[31m' } })
    await server.call('POST', '/settings/triggers', { body: { trigger: forged, action: 7 } })
    const written = lines.slice(before).join('')
    expect(written).not.toContain('forged')
    expect(written).not.toContain('\u001b')
    for (const line of written.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })
})
