import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { startModelStandIn } from '../../../e2e/stand-ins/language.ts'
import type { ModelFault, ModelStandIn } from '../../../e2e/stand-ins/language.ts'
import { makeAiSdkModel } from './ai-sdk-model.ts'

const Answer = z.object({ words: z.array(z.string()) })
const GOOD = JSON.stringify({ words: ['hodepine', 'feber', 'x'.repeat(300)] })
const signal = new AbortController().signal

let standIn: ModelStandIn | undefined
afterEach(async () => {
  await standIn?.stop()
  standIn = undefined
})

async function ask({ script = () => GOOD, fault, outer = signal }: { script?: () => string; fault?: (index: number) => ModelFault | undefined; outer?: AbortSignal } = {}) {
  standIn = await startModelStandIn({ script, ...(fault && { fault }) })
  const model = makeAiSdkModel({ name: 'OpenAi test', baseUrl: standIn.url, apiKey: 'key', model: 'test-model', deadlineMs: 6_000, stallMs: 400, maxRetries: 1 })
  return model.answer({ instructions: 'Do this.', material: '{"said":"x"}', schema: Answer, signal: outer })
}

const codeOf = (promise: Promise<unknown>): Promise<ErrorCode | undefined> =>
  promise.then(() => undefined, (error: unknown) => (error instanceof Refusal ? error.code : undefined))

describe('a language model behind an OpenAI-compatible endpoint', () => {
  test('gives an answer of the asked shape; instructions and material travel apart', async () => {
    expect(await ask()).toEqual(JSON.parse(GOOD))
    expect(standIn?.calls).toMatchObject([{ model: 'test-model', system: 'Do this.', user: '{"said":"x"}', wantsSchema: true, authorization: 'Bearer key' }])
  })

  test.each<[string, ModelFault]>([
    ['busy, with Retry-After', { kind: 'status', status: 429, retryAfter: '0' }],
    ['failing', { kind: 'status', status: 500 }],
    ['cut off', { kind: 'reset' }],
  ])('REL-13 once %s, it is asked again', async (_name, fault) => {
    expect(await ask({ fault: (index) => (index === 0 ? fault : undefined) })).toEqual(JSON.parse(GOOD))
    expect(standIn?.calls).toHaveLength(2)
  })

  test.each<[string, ModelFault, ErrorCode]>([
    ['failing for ever', { kind: 'status', status: 500 }, 'language.unavailable'],
    ['refusing', { kind: 'status', status: 401 }, 'language.unavailable'],
    ['silent', { kind: 'hang' }, 'language.unavailable'],
    ['stopping midway', { kind: 'hang_midway' }, 'language.unavailable'],
    ['ending midway', { kind: 'truncated' }, 'language.unavailable'],
  ])('REL-13 %s, it is a refusal within the deadline, after bounded tries', async (_name, fault, code) => {
    expect(await codeOf(ask({ fault: () => fault }))).toBe(code)
    expect(standIn?.calls.length).toBeLessThanOrEqual(2)
  })

  test.each([
    ['no JSON', 'Here is your report!'],
    ['another shape', '{"sections":[]}'],
    ['nothing', ''],
    ['far too much', JSON.stringify({ words: ['y'.repeat(500_000)] })],
  ])('LLM-3 an answer that is %s is refused', async (_name, answer) => {
    expect(await codeOf(ask({ script: () => answer }))).toBe('language.invalid_answer')
  })

  test('nobody listening is a refusal without a word of the provider', async () => {
    const model = makeAiSdkModel({ name: 'x', baseUrl: 'http://127.0.0.1:9', apiKey: undefined, model: 'm', maxRetries: 0 })
    expect(await codeOf(model.answer({ instructions: '', material: '', schema: Answer, signal }))).toBe('language.unavailable')
  })

  test('leaving ends the call as an abort, not as a failure of the model', async () => {
    const leave = new AbortController()
    const asked = ask({ fault: () => ({ kind: 'hang' }), outer: leave.signal })
    setTimeout(() => leave.abort(), 100)
    await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})
