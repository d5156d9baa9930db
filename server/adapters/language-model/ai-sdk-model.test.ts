import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { Tokens } from '#server/ports/language-model.ts'
import { startModelStandIn } from '../../../e2e/stand-ins/language.ts'
import type { ModelFault, ModelStandIn } from '../../../e2e/stand-ins/language.ts'
import { makeBreaker } from '../endpoint/breaker.ts'
import type { Waiting } from '../endpoint/waiting.ts'
import { makeAiSdkModel } from './ai-sdk-model.ts'

const Answer = z.object({ words: z.array(z.string()) })
const GOOD = JSON.stringify({ words: ['hodepine', 'feber', 'x'.repeat(300)] })
const signal = new AbortController().signal

/** A clock that waiting moves, so that minutes of pauses take no time; what was waited for is kept. */
function makeFastWaiting(): Waiting & { pauses: number[] } {
  const pauses: number[] = []
  let at = 0
  return {
    pauses,
    now: () => at,
    random: () => 0.5,
    wait: (ms) => {
      pauses.push(ms)
      at += ms
      return Promise.resolve()
    },
  }
}

const HURRIED = { attempts: 4, attemptMs: 1_500, firstPieceMs: 300, stallMs: 300 }

let standIn: ModelStandIn | undefined
let tokens: Tokens[] = []
let waiting = makeFastWaiting()
afterEach(async () => {
  await standIn?.stop()
  standIn = undefined
})

type Asking = {
  script?: () => string
  fault?: (index: number) => ModelFault | undefined
  usage?: { prompt_tokens: number; completion_tokens: number }
  outer?: AbortSignal
  baseUrl?: string
  onElement?: (element: unknown, attempt: number) => void
}

async function ask({ script = () => GOOD, fault, usage, outer = signal, baseUrl, onElement }: Asking = {}) {
  tokens = []
  waiting = makeFastWaiting()
  standIn = await startModelStandIn({ script, ...(fault && { fault }), ...(usage && { usage }) })
  const model = makeAiSdkModel({
    name: 'OpenAi test',
    baseUrl: baseUrl ?? standIn.url,
    apiKey: 'key-canary',
    model: 'test-model',
    breaker: makeBreaker(waiting),
    patience: HURRIED,
    waiting,
  })
  return model.answer({
    instructions: 'Do this.',
    material: '{"said":"x"}' as MaskedText,
    schema: Answer,
    signal: outer,
    onElement,
    onTokens: (each) => void tokens.push(each),
  })
}

const refusalOf = (promise: Promise<unknown>): Promise<Refusal | undefined> =>
  promise.then(() => undefined, (error: unknown) => (error instanceof Refusal ? error : undefined))
const codeOf = async (promise: Promise<unknown>): Promise<ErrorCode | undefined> => (await refusalOf(promise))?.code

describe('a language model behind an OpenAI-compatible endpoint', () => {
  test('gives an answer of the asked shape; instructions and material travel apart', async () => {
    expect(await ask()).toEqual(JSON.parse(GOOD))
    expect(standIn?.calls).toMatchObject([
      { model: 'test-model', system: 'Do this.', user: '{"said":"x"}', wantsSchema: true, authorization: 'Bearer key-canary' },
    ])
  })

  test('takes an answer out of a fence or a courtesy', async () => {
    expect(await ask({ script: () => `Certainly!\n\`\`\`json\n${GOOD}\n\`\`\`` })).toEqual(JSON.parse(GOOD))
  })

  test('tells each element as soon as it is whole, once more when it had to be asked again', async () => {
    const told: unknown[] = []
    const fault = (index: number): ModelFault | undefined => (index === 0 ? { kind: 'truncated' } : undefined)
    await ask({ fault, onElement: (element, attempt) => void told.push([attempt, element]) })
    expect(told).toEqual([[1, 'hodepine'], [1, 'feber'], [2, 'hodepine'], [2, 'feber'], [2, 'x'.repeat(300)]])
  })

  test('an endpoint that takes no schema is told the shape in words, and remembered', async () => {
    expect(await ask({ fault: (index) => (index === 0 ? { kind: 'status', status: 400 } : undefined) })).toEqual(JSON.parse(GOOD))
    expect(standIn?.calls.map(({ wantsSchema }) => wantsSchema)).toEqual([true, false])
    expect(standIn?.calls[1]?.system).toMatch(/^Do this\.\n[^]*"words":\{"type":"array"/)
    expect(waiting.pauses).toEqual([])
  })

  test('one that can read it in neither way is asked twice, and not told again that it takes no schema', async () => {
    standIn = await startModelStandIn({ script: () => GOOD, fault: (index) => (index < 2 ? { kind: 'status', status: 400 } : undefined) })
    const model = makeAiSdkModel({ name: 'm', baseUrl: standIn.url, apiKey: undefined, model: 'm', breaker: makeBreaker(waiting), patience: HURRIED, waiting })
    const put = () => model.answer({ instructions: 'Do this.', material: '{}' as MaskedText, schema: Answer, signal })
    expect(await codeOf(put())).toBe('language.unavailable')
    expect(await put()).toEqual(JSON.parse(GOOD))
    expect(standIn.calls.map(({ wantsSchema }) => wantsSchema)).toEqual([true, false, true])
  })

  test('leaving ends the call as an abort, not as a failure of the model', async () => {
    const leave = new AbortController()
    const asked = ask({ fault: () => ({ kind: 'hang' }), outer: leave.signal })
    setTimeout(() => leave.abort(), 100)
    await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})

const FAULTS: [string, ModelFault][] = [
  ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: '7' }],
  ['429 without', { kind: 'status', status: 429 }],
  ['500', { kind: 'status', status: 500 }],
  ['a hang before the head', { kind: 'hang' }],
  ['a hang in the middle', { kind: 'hang_midway' }],
  ['one byte a second', { kind: 'slow', bytesPerSecond: 1 }],
  ['a stream that ends midway', { kind: 'truncated' }],
  ['a cut connection', { kind: 'reset' }],
  ['an answer of 10 MB', { kind: 'huge' }],
]

describe('REL-13 a language model that is unwell', () => {
  test.each(FAULTS)('%s once, then a good answer', async (_name, fault) => {
    expect(await ask({ fault: (index) => (index === 0 ? fault : undefined) })).toEqual(JSON.parse(GOOD))
    expect(standIn?.calls).toHaveLength(2)
  })

  test.each(FAULTS)('%s for ever: bounded tries, then a refusal without a word of the provider', async (_name, fault) => {
    const refusal = await refusalOf(ask({ fault: () => fault }))
    expect(['language.unavailable', 'language.invalid_answer']).toContain(refusal?.code)
    expect(standIn?.calls.length).toBeLessThanOrEqual(HURRIED.attempts)
    for (const canary of ['secret', 'key-canary', 'hodepine', '127.0.0.1', 'said'])
      expect(`${String(refusal?.cause)}${refusal?.message ?? ''}`).not.toContain(canary)
  })

  test('500 three times, then well: the fourth try is answered', async () => {
    expect(await ask({ fault: (index) => (index < 3 ? { kind: 'status', status: 500 } : undefined) })).toEqual(JSON.parse(GOOD))
  })

  test('what Retry-After asks for is waited for', async () => {
    await ask({ fault: (index) => (index === 0 ? { kind: 'status', status: 429, retryAfter: '7' } : undefined) })
    expect(waiting.pauses).toEqual([7_000])
  })

  test('a Retry-After beyond the deadline is passed on, not waited for', async () => {
    const refusal = await refusalOf(ask({ fault: () => ({ kind: 'status', status: 429, retryAfter: '600' }) }))
    expect(refusal).toMatchObject({ code: 'language.unavailable', retryAfterSeconds: 600 })
    expect(standIn?.calls).toHaveLength(1)
  })

  test('a refused key is not tried again, and a redirect not followed', async () => {
    expect(await codeOf(ask({ fault: () => ({ kind: 'status', status: 401 }) }))).toBe('language.unavailable')
    expect(standIn?.calls).toHaveLength(1)
    await standIn?.stop()
    const elsewhere = await startModelStandIn({ script: () => GOOD })
    expect(await codeOf(ask({ fault: () => ({ kind: 'redirect', to: `${elsewhere.url}/chat/completions` }) }))).toBe('language.unavailable')
    expect(elsewhere.calls).toHaveLength(0)
    await elsewhere.stop()
  })

  test('a model that will not answer says so, once', async () => {
    expect(await codeOf(ask({ fault: () => ({ kind: 'refusal' }) }))).toBe('language.refused')
    expect(standIn?.calls).toHaveLength(1)
  })

  test('nobody listening, or somebody who speaks no TLS, is a refusal', async () => {
    expect(await codeOf(ask({ baseUrl: 'http://127.0.0.1:9/v1' }))).toBe('language.unavailable')
    await standIn?.stop()
    const plain = await startModelStandIn({ script: () => GOOD })
    expect(await codeOf(ask({ baseUrl: plain.url.replace('http:', 'https:') }))).toBe('language.unavailable')
    expect(plain.calls).toHaveLength(0)
    await plain.stop()
  })

  test.each([
    ['no JSON', 'Here is your report!'],
    ['another shape', '{"sections":[]}'],
    ['nothing', ''],
    ['far too much', JSON.stringify({ words: ['y'.repeat(500_000)] })],
  ])('LLM-3 an answer that is %s is refused, after one more try', async (_name, answer) => {
    const code = await codeOf(ask({ script: () => answer }))
    expect(['language.invalid_answer', 'language.unavailable']).toContain(code)
    expect(standIn?.calls.length).toBeLessThanOrEqual(HURRIED.attempts)
  })
})

describe('LLM-4 what an answer costs', () => {
  test('is what the provider counted', async () => {
    await ask({ usage: { prompt_tokens: 1200, completion_tokens: 80 } })
    expect(tokens).toEqual([{ input: 1200, output: 80 }])
  })

  test('is estimated where it does not count, for a part of an answer too, and nothing where nobody answered', async () => {
    await ask({ fault: (index) => (index === 0 ? { kind: 'status', status: 500 } : index === 1 ? { kind: 'truncated' } : undefined) })
    expect(tokens).toHaveLength(2)
    for (const { input, output } of tokens) expect(input > 0 && output > 0).toBe(true)
  })
})
