import { randomUUID } from 'node:crypto'
import { BASE_PATH } from '#contract/route.ts'
import { subscribe } from '../../../e2e/harness/accounts.ts'
import { startServer } from '../../../e2e/harness/server.ts'
import type { RunningServer } from '../../../e2e/harness/server.ts'
import { VisitClient } from '../../../e2e/harness/visit-client.ts'
import { untilAtRest } from '../../harness/at-rest.ts'
import type { BenchCase } from '../../harness/bench-case.ts'
import { besideLimit, figuresBeside } from '../../harness/beside-limit.ts'
import { startLimit } from '../../harness/limit.ts'
import { manyTokens } from '../../harness/many-tokens.ts'

const MOST_OF_LIMIT = 2.4
const PEOPLE = 100
const SENTENCE = 'Pasienten har hatt hodepine og kvalme siden i går, uten feber, og vondt i venstre kne. '
const REPORT = {
  sections: [{ type: 'complaints', heading: 'Plager', blocks: [{ id: 'b1', kind: 'paragraph', text: SENTENCE.repeat(88), evidence: [] }] }],
  language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z',
}

type OwnPatient = { readonly token: string; readonly patientId: string }

/** PERF-2: what it costs to open a patient with one case and a report of 8 kB, beside the program that PERF-1 is held against. */
export const bench: BenchCase = {
  protocol: 'PERF-2',
  title: 'GET /patients/{id}, a case with a report of 8 kB',
  async run({ rounds, say }) {
    const limit = await startLimit('profile')
    const server = await startServer({ env: { CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' } })
    try {
      const tokens = await manyTokens(server, PEOPLE)
      const patients: OwnPatient[] = []
      for (const [number, token] of tokens.entries()) patients.push(await withReport(server, token, number))
      await untilAtRest(server)
      say(`${rounds} rounds of 14 s`)
      const compared = await besideLimit({
        limit: { pids: [limit.pid], next: () => ({ url: limit.url, headers: { authorization: `Bearer ${limit.token}` } }) },
        target: { pids: [server.pid], next: (index) => opening(server.url, patients[index % PEOPLE]!) },
        rounds,
      })
      return figuresBeside(compared, { per: 'call', atMost: MOST_OF_LIMIT })
    } finally {
      await server.dispose()
      await limit.stop()
    }
  },
}

const opening = (url: string, { token, patientId }: OwnPatient) => ({
  url: `${url}${BASE_PATH}/patients/${patientId}`,
  headers: { authorization: `Bearer ${token}` },
})

async function withReport(server: RunningServer, token: string, number: number): Promise<OwnPatient> {
  const client = new VisitClient(server.url, token)
  await client.call('GET', '/user-profile')
  await subscribe(server, `person-${number}@klinikk.example`)
  const [patientId, id] = [randomUUID(), randomUUID()]
  await made(client.call('POST', `/patients/${patientId}/cases`, { id, transcription: SENTENCE }))
  const revision = (await client.readCase({ patientId, caseId: id, recordingId: '' }))?.revision ?? 0
  await made(client.call('POST', `/patients/${patientId}/cases`, { id, revision, textReport: REPORT }))
  return { token, patientId }
}

async function made(call: Promise<{ status: number }>): Promise<void> {
  const { status } = await call
  if (status >= 300) throw new Error(`a case was answered ${status}`)
}
