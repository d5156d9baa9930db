import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { FEEDS, ORDER, requestOf, wordOf as wordOfRun } from '../../tools/canary/feeds.ts'
import type { At } from '../../tools/canary/feeds.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { currentSegment, readLogFrom } from '#server/testing/log-of-database.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const RUN = randomUUID().slice(0, 8)
const wordOf = (name: RouteName): string => wordOfRun(name, RUN)
const table = Object.entries(routes) as [RouteName, Route][]
const soundOf: At['soundOf'] = (words) => ({
  group: Buffer.from(`group 1:${words}`),
  file: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`:${words}`)]),
})

const { log, lines } = makeKeptLog()
let server: TestServer
/** The segment of the database's log that was written when this server began. */
let logBegan = ''

beforeAll(async () => {
  server = await startTestServer({ powers: { log } })
  logBegan = await currentSegment(server.sql)
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

async function callAll(names: readonly RouteName[], at: Omit<At, 'revision'>): Promise<Map<RouteName, number>> {
  const statuses = new Map<RouteName, number>()
  for (const name of names) {
    const revision = (await server.readCase(at.patientId, at.caseId))?.revision ?? 1
    const { method, path, fed } = requestOf(name, { at: { ...at, revision }, run: RUN })
    const answer = await server.call(method, path, { ...(fed.body && { body: fed.body }), ...(fed.form && { form: fed.form }) })
    await server.jobs.settled()
    statuses.set(name, answer.statusCode)
  }
  return statuses
}

type Find = { word: string; where: string }
const words = (): string[] => table.map(([name]) => wordOf(name))
/** What professionals tell of themselves and the clinic stands in the open beside their name and e-mail: it is nobody's health. */
const sealedWords = (): string[] => table.filter(([name]) => name !== 'saveProfessional').map(([name]) => wordOf(name))

async function inTables(): Promise<Find[]> {
  const tables = await server.sql<
    { schema: string; name: string }[]
  >`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const found: Find[] = []
  for (const { schema, name } of tables) {
    const [row] = await server.sql<{ text: string }[]>`select coalesce(string_agg(t::text, ' '), '') as text from ${server.sql(schema)}.${server.sql(name)} t`
    const text = (row?.text ?? '').toLowerCase()
    for (const word of sealedWords()) if (text.includes(word) || text.includes(Buffer.from(word).toString('hex'))) found.push({ word, where: `table ${name}` })
  }
  return found
}

async function inLogOfDatabase(): Promise<Find[]> {
  const found = new Set<string>()
  for await (const segment of readLogFrom(server.sql, logBegan)) for (const word of sealedWords()) if (segment.includes(word)) found.add(word)
  return [...found].map((word) => ({ word, where: 'log of the database' }))
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
  test('is found in no table, no file, no log line, and not in the log of the database, while the data lives and when it is gone', async () => {
    const at = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID(), soundOf }
    const statuses = await callAll(ORDER.living, at)
    expect(await search()).toEqual([])
    for (const [name, status] of await callAll(ORDER.ending, at)) statuses.set(name, status)
    // The feed is worth something only if the words are taken in: most calls succeed with them.
    expect([...statuses.values()].filter((status) => status < 300).length).toBeGreaterThan(25)
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
    for (const name of ['saveCase', 'savePatient', 'saveAudioChunk', 'finalizeRecording', 'saveTrigger', 'saveDocument'] as const)
      expect([name, statuses.get(name)]).toEqual([name, expect.toSatisfy((status: number) => status < 300)])
    expect(await search()).toEqual([])
  }, 60_000)

  test('a call that takes text has a feed', () => {
    expect(table.filter(([name, route]) => route.body !== undefined && FEEDS[name] === undefined).map(([name]) => name)).toEqual([])
  })

  test('a leak is found wherever it is planted', async () => {
    const word = wordOf('saveCase')
    server.log.info({ planted: word }, 'planted')
    await writeFile(join(server.folder, 'planted'), word)
    // Three times: a word that goes over the end of a page of the database's log stands there in two parts.
    await server.sql`insert into test_checkout (id, product_id, product_name, amount_minor, currency, success_url, cancel_url)
      select 'planted' || one, ${word}, '', 1, 'NOK', '', '' from generate_series(1, 3) one`
    expect((await search()).map(({ where }) => where).toSorted()).toEqual(['a file', 'a log line', 'log of the database', 'table test_checkout'])
  }, 60_000)
})

describe('SEC-66 what a caller sends forges no log line', () => {
  test('line ends and terminal codes in paths, headers and bodies stay within their line', async () => {
    const before = lines.length
    const forged = '\r\n{"level":30,"msg":"forged"}\u001b[31m'
    await server.app.inject({
      method: 'GET',
      url: `/api/v1.0/patients/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`,
      headers: { authorization: 'Bearer test:doctor', 'user-agent': 'x\u001b[31m' },
    })
    await server.call('POST', '/settings/triggers', { body: { trigger: forged, action: 7 } })
    const written = lines.slice(before).join('')
    expect(written).not.toContain('forged')
    expect(written).not.toContain('\u001b')
    for (const line of written.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })
})
