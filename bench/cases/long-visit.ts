import { setTimeout as delay } from 'node:timers/promises'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { newVisit, VisitClient } from '../../e2e/harness/visit-client.ts'
import { startSpeechStandIn } from '../../e2e/stand-ins/speech.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median } from '../harness/statistics.ts'

const DOCTOR = 'bench@klinikk.example'
const SAID =
  'Det gjør vondt i halsen når jeg svelger, og slik har det vært i fire dager nå. Ingen hoste. Du får Apocillin 660 mg fire ganger daglig i ti dager.'
/** A usual engine on a machine of its own hears thirty seconds in one. */
const TIMES_REAL_TIME = 30
/** The clock of the talk runs so much faster: an hour takes four minutes, and its groups still come slower than they are heard. */
const FASTER = 15
const MINUTES = { short: 5, long: 60 }

/** PERF-7: from the end of a talk to its report, an hour's beside that of five minutes, with an engine that hears at a real pace. */
export const bench: BenchCase = {
  protocol: 'PERF-7',
  title: 'stop to report, long talk',
  async run({ rounds, say }) {
    const speech = await startSpeechStandIn({ script: async ({ seconds }) => {
      await delay((seconds * 1000) / TIMES_REAL_TIME)
      return SAID
    } })
    const server = await startServer({ env: { SPEECH_URL: speech.url, CALLS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' } })
    try {
      const client = new VisitClient(server.url, await tokenFor(server, { email: DOCTOR }))
      await subscribe(server, DOCTOR)
      const took = { short: [] as number[], long: [] as number[] }
      await talk(client, 1)
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        for (let each = 0; each < 3; each += 1) took.short.push(await talk(client, MINUTES.short))
        took.long.push(await talk(client, MINUTES.long))
      }
      return [
        { name: '60 minutes, stop to report', value: median(took.long), unit: 'ms', atMost: 10_000 },
        { name: '5 minutes, stop to report', value: median(took.short), unit: 'ms', atMost: 10_000 },
        { name: '60 minutes against 5', value: median(took.long) / median(took.short), unit: '×', atMost: 1.2 },
      ]
    } finally {
      await server.dispose()
      await speech.stop()
    }
  },
}

/** Sends each group when the talk has come so far, the last as short as talks end, and waits for the report. */
async function talk(client: VisitClient, minutes: number): Promise<number> {
  const visit = newVisit()
  const groups = uploadGroups(recordSpeech({ seconds: minutes * 60, mark: visit.recordingId }))
  const began = performance.now()
  for (const group of groups.slice(0, -1)) {
    const due = began + ((30 + (group.index - 1) * 25) * 1000) / FASTER
    await delay(Math.max(0, due - performance.now()))
    await expectOk(client.sendGroup(visit, group))
  }
  const watched = await client.watch(visit)
  await delay(Math.max(0, began + (minutes * 60_000) / FASTER - performance.now()))
  const stopped = performance.now()
  const last = groups.at(-1)
  if (last) await expectOk(client.sendGroup(visit, last))
  await expectOk(client.finalize(visit, { chunkCount: String(groups.length) }))
  const written = await watched.until((event) => event.type === 'case' && !event.isUpdating)
  watched.close()
  return written.atMs - stopped
}

async function expectOk(sent: Promise<{ status: number }>): Promise<void> {
  const { status } = await sent
  if (status !== 200) throw new Error(`the call answered ${status}`)
}
