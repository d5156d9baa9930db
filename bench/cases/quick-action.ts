import { BASE_PATH } from '#contract/route.ts'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { startModelStandIn } from '../../e2e/stand-ins/language.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median, quantile } from '../harness/statistics.ts'

const FIRST_TOKEN_MS = 200
const ACTIONS_PER_ROUND = 20
const BODY = JSON.stringify({
  Type: 'EConsult',
  Input: 'Hei! Kan jeg trene som før? Hvor lenge skal jeg ta tablettene?',
  AdditionalData: 'Du kan trene som før, men ta det rolig.',
})

/** Milliseconds from the call to the first event with words, and lets the rest of it come. */
async function firstWords(url: string, token: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    body: BODY,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
  })
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader.read()
  if (!first.value?.startsWith('event: delta')) throw new Error('no words came first')
  const tookMs = performance.now() - began
  while (!(await reader.read()).done);
  return tookMs
}

/** PERF-8: what the product itself adds before the first words of a quick action, beyond the time of a model; and all of one that is written by rule. */
export const bench: BenchCase = {
  protocol: 'PERF-8',
  title: 'first words of a quick action',
  async run({ rounds, say }) {
    const model = await startModelStandIn({
      script: () => 'Du kan trene som før, men ta det rolig.',
      pace: { firstTokenMs: FIRST_TOKEN_MS, tokensPerSecond: 200 },
    })
    const env = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'bench', CALLS_PER_MINUTE: '100000', ENGINE_CALLS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' }
    const server = await startServer({ env })
    try {
      const email = 'bench@klinikk.example'
      const token = await tokenFor(server, { email })
      await subscribe(server, email)
      const url = `${server.url}${BASE_PATH}/fastaction`
      await firstWords(url, token)
      await firstWords(`${url}?engine=builtin`, token)
      const byModel: number[] = []
      const byRule: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        for (let each = 0; each < ACTIONS_PER_ROUND; each += 1) {
          byModel.push((await firstWords(url, token)) - FIRST_TOKEN_MS)
          byRule.push(await firstWords(`${url}?engine=builtin`, token))
        }
      }
      return [
        { name: 'own time before the first words of a model, p50', value: median(byModel), unit: 'ms', atMost: 50 },
        { name: 'own time before the first words of a model, p95', value: quantile(byModel, 0.95), unit: 'ms', atMost: 50 },
        { name: 'all of one written by rule, p95', value: quantile(byRule, 0.95), unit: 'ms', atMost: 100 },
      ]
    } finally {
      await server.dispose()
      await model.stop()
    }
  },
}
