import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { BASE_PATH } from '#contract/route.ts'
import { keyStore } from '#server/vault/store.ts'
import { makeVault } from '#server/vault/vault.ts'
import { wrapWithMaster } from '#server/vault/wrapped-key.ts'
import { subscribe } from '../../../e2e/harness/accounts.ts'
import { startServer } from '../../../e2e/harness/server.ts'
import type { RunningServer } from '../../../e2e/harness/server.ts'
import { VisitClient } from '../../../e2e/harness/visit-client.ts'
import { untilAtRest } from '../../harness/at-rest.ts'
import type { BenchCase } from '../../harness/bench-case.ts'
import { besideLimit, figuresBeside } from '../../harness/beside-limit.ts'
import type { LoopRequest } from '../../harness/closed-loop.ts'
import { startLimit } from '../../harness/limit.ts'
import { manyTokens } from '../../harness/many-tokens.ts'

const PEOPLE = 20
/** Many more than are saved at once: a save names the revision that the one before it made, so that one must have been answered. */
const CASES_EACH = 20
const SENTENCE = 'Pasienten har hatt hodepine og kvalme siden i går, uten feber, og vondt i venstre kne. '
const reportOf = (number: number): object => ({
  sections: [{ type: 'complaints', heading: 'Plager', blocks: [{ id: 'b1', kind: 'paragraph', text: `${number} ${SENTENCE.repeat(88)}`, evidence: [] }] }],
  language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z',
})

/** PERF-4: what one save of 8 kB costs with its revision, its sealing, its version and its part in the access log, beside a bare UPDATE. */
export const bench: BenchCase = {
  protocol: 'PERF-4',
  title: 'autosave',
  async run({ rounds, say }) {
    const limit = await startLimit('autosave')
    const server = await startServer({ env: { CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' } })
    try {
      const tokens = await manyTokens(server, PEOPLE)
      const each = await Promise.all(tokens.map((token, number) => openCases(server, { token, number })))
      // Twenty people, each writing in a case of their own: nobody types in twenty cases at once.
      const open = Array.from({ length: CASES_EACH }, (_, at) => each.flatMap((cases) => cases[at] ?? [])).flat()
      await untilAtRest(server)
      say(`${rounds} rounds of 14 s`)
      const body = JSON.stringify({ textReport: reportOf(1) })
      const compared = await besideLimit({
        limit: {
          pids: [limit.pid],
          next: (index) => ({
            url: `${limit.url}?id=${index}`,
            method: 'POST',
            headers: { authorization: `Bearer ${limit.token}`, 'content-type': 'application/json' },
            body,
          }),
        },
        target: { pids: [server.pid], next: (index) => nextSave(server.url, open[index % open.length]!) },
        rounds,
        connections: PEOPLE,
      })
      const sealingUs = sealingOfSave()
      return figuresBeside(compared, { per: 'save', atMost: 2 }, [
        { name: 'of it opening the key and sealing', value: sealingUs, unit: 'µs' },
        { name: 'which adds to the rest', value: sealingUs / (compared.targetUs - sealingUs), unit: '×', atMost: 0.15 },
      ])
    } finally {
      await server.dispose()
      await limit.stop()
    }
  },
}

type OpenCase = { token: string; patientId: string; caseId: string; revision: number }

async function openCases(server: RunningServer, { token, number }: { token: string; number: number }): Promise<OpenCase[]> {
  const client = new VisitClient(server.url, token)
  await client.call('GET', '/user-profile')
  await subscribe(server, `person-${number}@klinikk.example`)
  const made: OpenCase[] = []
  for (let count = 0; count < CASES_EACH; count += 1) {
    const ids = { patientId: randomUUID(), caseId: randomUUID() }
    const { status } = await client.call('POST', `/patients/${ids.patientId}/cases`, { id: ids.caseId, transcription: SENTENCE })
    if (status >= 300) throw new Error(`a case was answered ${status}`)
    made.push({ ...ids, token, revision: (await client.readCase({ ...ids, recordingId: '' }))?.revision ?? 0 })
  }
  return made
}

function nextSave(url: string, open: OpenCase): LoopRequest {
  const { patientId, caseId, token, revision } = open
  open.revision += 1
  return {
    url: `${url}${BASE_PATH}/patients/${patientId}/cases`,
    method: 'POST',
    // As the page asks: it holds what it has sent.
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({ id: caseId, revision, textReport: reportOf(revision) }),
  }
}

const TIMES = 4_000

/** Processor time of all that a save does with keys: an opening of the case's own, and the report sealed. */
function sealingOfSave(): number {
  const masterKey = createSecretKey(randomBytes(32))
  const vault = makeVault({ masterKey, store: keyStore })
  const id = randomUUID()
  const place = { id, ownerId: randomUUID() }
  const wrapped = wrapWithMaster(masterKey, place, randomBytes(32))
  const report = JSON.stringify(reportOf(1))
  const once = (): void => {
    vault.sealText(vault.open(place, wrapped), { id, field: 'report' }, report)
  }
  for (let warm = 0; warm < TIMES; warm += 1) once()
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time += 1) once()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / TIMES
}
