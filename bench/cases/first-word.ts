import { randomUUID } from 'node:crypto'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL } from '#contract/stream-event.ts'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { startServer } from '../../e2e/harness/server.ts'
import type { RunningServer } from '../../e2e/harness/server.ts'
import { startModelStandIn } from '../../e2e/stand-ins/language.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median, quantile } from '../harness/statistics.ts'

const FIRST_TOKEN_MS = 200
const QUESTIONS_PER_ROUND = 20
const TALK = 'Lege: Hvordan sover du?\nPasient: Jeg sover dårlig og våkner klokka fire.\nLege: Røyker du?\nPasient: Nei, jeg sluttet i fjor.'

/** PERF-8: what the product itself adds before the first word of an answer, beyond the time of a model that writes its first token after 200 ms. */
export const bench: BenchCase = {
  protocol: 'PERF-8',
  title: 'first word of an answer',
  async run({ rounds, say }) {
    const model = await startModelStandIn({
      script: () => 'Sover dårlig og våkner klokka fire [1].',
      pace: { firstTokenMs: FIRST_TOKEN_MS, tokensPerSecond: 200 },
    })
    const env = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'bench', CALLS_PER_MINUTE: '100000', ENGINE_CALLS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' }
    const server = await startServer({ env })
    try {
      const token = await tokenFor(server, { email: 'bench@klinikk.example' })
      await subscribe(server, 'bench@klinikk.example')
      const caseId = randomUUID()
      await post(server, { token, path: `/patients/${randomUUID()}/cases`, body: { id: caseId, transcription: TALK } })
      const hear = await listen(server, { token, caseId })
      const ask = async (): Promise<number> => {
        const first = hear.firstWord()
        const ended = hear.ended()
        const began = performance.now()
        await post(server, { token, path: `/c/${caseId}/ask-case`, body: { Content: 'Hvordan sover hun?', CaseBound: true } })
        const tookMs = (await first) - began
        await ended
        return tookMs - FIRST_TOKEN_MS
      }
      await ask()
      const tookMs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        for (let each = 0; each < QUESTIONS_PER_ROUND; each += 1) tookMs.push(await ask())
      }
      hear.close()
      return [
        { name: 'own time before the first word, p50', value: median(tookMs), unit: 'ms', atMost: 50 },
        { name: 'own time before the first word, p95', value: quantile(tookMs, 0.95), unit: 'ms', atMost: 50 },
      ]
    } finally {
      await server.dispose()
      await model.stop()
    }
  },
}

async function post({ url }: RunningServer, { token, path, body }: { token: string; path: string; body: object }): Promise<unknown> {
  const answer = await fetch(`${url}${BASE_PATH}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  return answer.json()
}

/** A socket of the conversation on a case, and when it hears the next first word and the next end. */
async function listen(server: RunningServer, { token, caseId }: { token: string; caseId: string }) {
  const { ticket } = (await post(server, { token, path: '/ws-tickets', body: { conversationId: caseId } })) as { ticket: string }
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${BASE_PATH}/ws?conversationId=${caseId}`, {
    protocols: [SOCKET_PROTOCOL, `ticket.${ticket}`],
    headers: { origin: server.url },
  } as never)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const next = (type: string) =>
    new Promise<number>((resolve) => {
      const take = ({ data }: MessageEvent): void => {
        if ((JSON.parse(String(data)) as { type: string }).type !== type) return
        socket.removeEventListener('message', take)
        resolve(performance.now())
      }
      socket.addEventListener('message', take)
    })
  return { firstWord: () => next('delta'), ended: () => next('done'), close: () => socket.close() }
}
