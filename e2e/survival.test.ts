import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Patient } from '#contract/case.ts'
import { subscribe, tokenFor } from './harness/accounts.ts'
import { plantCluster } from './harness/made-cluster.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechStandIn } from './stand-ins/speech.ts'

const EMAIL = 'survivor@klinikk.example'
const SOUND = join(import.meta.dirname, '..', 'domain', 'audio', 'fixtures', 'spoken.webm')

let folder: string
let speech: SpeechStandIn
let server: RunningServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-survival-'))
  const hearSlowly = async (): Promise<string> => {
    await pause(1_500)
    return 'Jeg har hatt vondt i halsen i fire dager. Du får Apocillin 660 mg fire ganger daglig.'
  }
  speech = await startSpeechStandIn({ script: hearSlowly })
  await plantCluster(folder)
  server = await startServer({ dataDir: folder, env: { SPEECH_URL: speech.url, LOG_LEVEL: 'warn' } })
})
afterAll(async () => {
  await server.dispose()
  await speech.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

type Visit = { token: string; path: string; recordingId: string }

async function send({ token, path }: Visit, to: string, fields: Record<string, string | Blob>): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, 'chunk-1.webm')
  }
  const answer = await fetch(`${server.url}/api/v1.0${path}${to}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  return answer.status
}

/** Asks until the case is no longer being written. */
async function untilWritten(token: string, patientId: string): Promise<boolean | undefined> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/v1.0/patients/${patientId}`, { headers: { authorization: `Bearer ${token}` } })
    const [found] = Patient.parse(await answer.json()).cases
    if (found && !found.isUpdating) return found.isSuccess
    await pause(100)
  }
}

test('REL-15 a server killed while it hears a visit hears it once more and writes its report when it is back', async () => {
  const token = await tokenFor(server, { email: EMAIL })
  await subscribe(server, EMAIL)
  const [patientId, recordingId] = [randomUUID(), randomUUID()]
  const visit = { token, path: `/patients/${patientId}/cases/${randomUUID()}`, recordingId }
  const sound = new Blob([await readFile(SOUND)], { type: 'audio/webm' })
  expect(await send(visit, '/audio-chunk', { index: '1', recordingId, audioFile: sound })).toBe(200)
  expect(await send(visit, '', { recordingId, chunkCount: '1' })).toBe(200)
  await expect.poll(() => speech.calls.length).toBe(1)
  await server.kill()
  server = await startServer({ dataDir: folder, port: server.port, env: { SPEECH_URL: speech.url, LOG_LEVEL: 'warn' } })
  // How soon what a killed server held is free again is a matter of its lease, and asked of the queue alone (`server/jobs`).
  expect(await untilWritten(token, patientId)).toBe(true)
  expect(speech.calls.length).toBe(2)
})
