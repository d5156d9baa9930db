import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Patient } from '#contract/case.ts'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { startServer } from '../../e2e/harness/server.ts'
import type { RunningServer } from '../../e2e/harness/server.ts'
import { startSpeechStandIn } from '../../e2e/stand-ins/speech.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median, quantile } from '../harness/statistics.ts'

const VISITS_PER_ROUND = 20
const SAID = 'Jeg har hatt vondt i halsen i fire dager. Ingen hoste. Du får Apocillin 660 mg fire ganger daglig i ti dager.'
const SPEECH = join(import.meta.dirname, '..', '..', 'domain', 'audio', 'fixtures', 'spoken.webm')

/** PERF-6: what the product itself adds between the end of a talk and its report, with engines that answer at once. */
export const bench: BenchCase = {
  protocol: 'PERF-6',
  title: 'stop to report',
  async run({ rounds, say }) {
    const speech = await startSpeechStandIn({ script: () => SAID })
    const server = await startServer({ env: { SPEECH_URL: speech.url, CALLS_PER_MINUTE: '100000', ENGINE_CALLS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' } })
    try {
      const token = await tokenFor(server, { email: 'bench@klinikk.example' })
      await subscribe(server, 'bench@klinikk.example')
      const sound = await readFile(SPEECH)
      await visit({ server, token, sound }) // the speech gate's process and the decoder's start here
      const tookMs: number[] = []
      const pastedMs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        for (let each = 0; each < VISITS_PER_ROUND; each += 1) tookMs.push(await visit({ server, token, sound }))
        for (let each = 0; each < VISITS_PER_ROUND; each += 1) pastedMs.push(await paste(server, token))
      }
      return [
        { name: 'finalize to written report, p50', value: median(tookMs), unit: 'ms', atMost: 300 },
        { name: 'finalize to written report, p99', value: quantile(tookMs, 0.99), unit: 'ms', atMost: 1000 },
        { name: 'pasted text to written report, p50', value: median(pastedMs), unit: 'ms', atMost: 1000 },
      ]
    } finally {
      await server.dispose()
      await speech.stop()
    }
  },
}

interface Visit {
  readonly server: RunningServer
  readonly token: string
  readonly sound: Uint8Array<ArrayBuffer>
}

/** Records one group, lets it be heard as it would be while the talk goes on, ends the talk and waits for the word over the socket. */
async function visit({ server, token, sound }: Visit): Promise<number> {
  const path = `/patients/${randomUUID()}/cases`
  const [caseId, recordingId] = [randomUUID(), randomUUID()]
  const send = (to: string, form: FormData) =>
    fetch(`${server.url}/api/v1.0${path}/${caseId}${to}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  const chunk = formOf({ index: '1', recordingId })
  chunk.append('audioFile', new Blob([sound], { type: 'audio/webm' }), 'chunk-1.webm')
  await expectOk(send('/audio-chunk', chunk))
  const { written } = await listen(server, { token, caseId })
  await new Promise((resolve) => setTimeout(resolve, 400))
  const began = performance.now()
  await expectOk(send('', formOf({ reportType: 'text', recordingId, chunkCount: '1' })))
  await written
  return performance.now() - began
}

/** Sends a typed consultation and asks for it until its report stands: what a person who pastes waits for. */
async function paste({ url }: RunningServer, token: string): Promise<number> {
  const [patientId, id] = [randomUUID(), randomUUID()]
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const began = performance.now()
  await expectOk(
    fetch(`${url}/api/v1.0/patients/${patientId}/cases?regenerate=true`, { method: 'POST', headers, body: JSON.stringify({ id, transcription: SAID }) }),
  )
  for (;;) {
    const answer = await fetch(`${url}/api/v1.0/patients/${patientId}`, { headers })
    const { cases } = Patient.parse(await answer.json())
    if (cases[0]?.textReport) return performance.now() - began
  }
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

async function expectOk(sent: Promise<Response>): Promise<void> {
  const answer = await sent
  if (!answer.ok) throw new Error(`the call answered ${answer.status}`)
}

/** Opens the case's socket; `written` is fulfilled when the case is no longer being written. */
async function listen({ url }: RunningServer, { token, caseId }: { token: string; caseId: string }): Promise<{ written: Promise<void> }> {
  const answer = await fetch(`${url}/api/v1.0/ws-tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ caseId }),
  })
  const { ticket } = (await answer.json()) as { ticket: string }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1.0/ws?caseId=${caseId}`, {
    protocols: ['epikrise.v1', `ticket.${ticket}`],
    headers: { origin: url },
  } as never)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the socket was refused')))
  })
  const written = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const event = JSON.parse(String(data)) as { type: string; isUpdating?: boolean }
      if (event.type === 'case' && event.isUpdating === false) {
        socket.close()
        resolve()
      }
    })
  })
  return { written }
}
