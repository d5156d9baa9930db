import { setTimeout as delay } from 'node:timers/promises'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { newVisit, VisitClient } from '../../e2e/harness/visit-client.ts'
import { deltaEvents, startSpeechStandIn } from '../../e2e/stand-ins/speech.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median, quantile } from '../harness/statistics.ts'

const VISITS_PER_ROUND = 10
const SAID = 'Jeg har hatt vondt i halsen i fire dager. Ingen hoste.'
/** A streaming engine's usual first word and pace. */
const WORD_MS = 80
const DOCTOR = 'bench@klinikk.example'

/** LIVE: how soon after a group is acknowledged its first words stand on the socket, with an engine that writes as it hears. */
export const bench: BenchCase = {
  protocol: 'LIVE',
  title: 'live transcript',
  async run({ rounds, say }) {
    const speech = await startSpeechStandIn({ script: () => SAID, stream: { events: deltaEvents, pauseMs: WORD_MS } })
    const server = await startServer({ env: { SPEECH_URL: speech.url, CALLS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' } })
    try {
      const client = new VisitClient(server.url, await tokenFor(server, { email: DOCTOR }))
      await subscribe(server, DOCTOR)
      await listenOnce(client) // the decoder's process and the speech gate's start here
      const firstMs: number[] = []
      const heardMs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        for (let each = 0; each < VISITS_PER_ROUND; each += 1) {
          const { first, heard } = await listenOnce(client)
          firstMs.push(first)
          heardMs.push(heard)
        }
      }
      return [
        { name: 'acknowledged group to first words, p50', value: median(firstMs), unit: 'ms', atMost: 1000 },
        { name: 'acknowledged group to first words, p95', value: quantile(firstMs, 0.95), unit: 'ms' },
        { name: `acknowledged group to heard, p50 (the engine takes ${WORD_MS * (SAID.split(' ').length + 1)} ms)`, value: median(heardMs), unit: 'ms' },
      ]
    } finally {
      await server.dispose()
      await speech.stop()
    }
  },
}

/** Sends the second group of a recording whose first has been heard, half a minute of speech, while its page watches. */
async function listenOnce(client: VisitClient): Promise<{ first: number; heard: number }> {
  const visit = newVisit()
  const [one, two] = uploadGroups(recordSpeech({ seconds: 55, mark: visit.recordingId }))
  if (!one || !two) throw new Error('a recording of 55 seconds has two groups')
  await expectOk(client.sendGroup(visit, one))
  const watched = await client.watch(visit)
  try {
    for (; (await client.transcript(visit)).groupsHeard < 1; await delay(50));
    await expectOk(client.sendGroup(visit, two))
    const acknowledged = performance.now()
    const first = await watched.until((event) => event.type === 'partial' && event.group === 2)
    const heard = await watched.until((event) => event.type === 'heard' && event.groups === 2)
    return { first: first.atMs - acknowledged, heard: heard.atMs - acknowledged }
  } finally {
    watched.close()
  }
}

async function expectOk(sent: Promise<{ status: number }>): Promise<void> {
  const { status } = await sent
  if (status !== 200) throw new Error(`the call answered ${status}`)
}
