import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordingTranscript } from '#contract/recording.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { keyStore } from '#server/vault/store.ts'
import { makeVault } from '#server/vault/vault.ts'

const NAME = 'Gunhild Sørvik'
const PHONE = '934 55 018'
const SAID = `Hei, ${NAME}. Mobilen din er ${PHONE}, og du har hatt feber i tre dager.`
const UNMASKED = /gunhild|sørvik|934 55 018/i

/** Tells what it hears while it hears, as an engine does that writes. */
const transcriber: Transcriber = {
  async transcribe({ onPartial }) {
    onPartial?.(SAID.slice(0, 30))
    await new Promise((resolve) => setTimeout(resolve, 30))
    onPartial?.(SAID)
    return {
      text: SAID,
      segments: [{ startMs: 0, endMs: 30_000, text: SAID }],
      isTimed: true,
      speechMs: 20_000,
      durationMs: 30_000,
      quality: 'good',
      noSpeech: false,
      engine: 'writing',
    }
  },
  readiness: () => Promise.resolve({ status: 'ready', speechGate: 'level' }),
  stop: () => Promise.resolve(),
}

type Sealing = { field: string; text: string; sealed: Buffer }
const sealings: Sealing[] = []
const { log, lines } = makeKeptLog()
let server: TestServer

beforeAll(async () => {
  const vault = makeVault({ masterKey: createSecretKey(randomBytes(32)), store: keyStore })
  const watched: typeof vault = {
    ...vault,
    sealText(key, place, text) {
      const sealed = vault.sealText(key, place, text)
      sealings.push({ field: place.field, text, sealed })
      return sealed
    },
  }
  server = await startTestServer({ powers: { transcriber, vault: watched, log } })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

async function storedText(): Promise<string> {
  const tables = await server.sql<
    { schema: string; name: string }[]
  >`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const rows = await Promise.all(
    tables.map(
      ({ schema, name }) =>
        server.sql<{ text: string }[]>`select coalesce(string_agg(t::text, ' '), '') as text from ${server.sql(schema)}.${server.sql(name)} t`,
    ),
  )
  return rows.map(([row]) => row?.text ?? '').join('\n')
}

test('GDPR-4 live words of nobody in particular travel sealed to the doctor’s page and are kept nowhere; all that is kept is masked', async () => {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  const passing: string[] = []
  const { unlisten } = await server.sql.listen('epikrise_events', (payload) => passing.push(payload))
  await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from('group 1:x'), index: '1', recordingId } })
  await server.jobs.settled()
  await server.call('POST', path, { form: { recordingId } })
  await server.jobs.settled()
  await unlisten()

  const live = sealings.filter(({ field }) => field.startsWith('partial:'))
  expect(live.some(({ text }) => text.includes(NAME))).toBe(true)
  expect(sealings.filter(({ field, text }) => !field.startsWith('partial:') && UNMASKED.test(text))).toEqual([])
  expect(sealings.some(({ field, text }) => field === 'transcript' && text.includes('[navn 1]'))).toBe(true)

  const stored = await storedText()
  expect(stored).not.toMatch(UNMASKED)
  for (const { sealed } of live) for (const form of [sealed.toString('hex'), sealed.toString('base64')]) expect(stored).not.toContain(form)
  const files = (await readdir(server.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name))
    expect(live.some(({ sealed }) => bytes.includes(sealed))).toBe(false)
  }
  expect([...lines, ...passing].join('\n')).not.toMatch(UNMASKED)
  expect((await server.call('GET', `${path}/recordings/${recordingId}/transcript`)).json<RecordingTranscript>().text).not.toMatch(UNMASKED)
})
