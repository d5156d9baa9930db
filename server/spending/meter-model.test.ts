import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '#server/database/testing.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { LanguageModel, Tokens } from '#server/ports/language-model.ts'
import { meterModel } from './meter-model.ts'

const Answer = z.object({ ok: z.boolean() })

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function newUser(): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into app_user (issuer, subject, email, name, reference_code) values ('i', ${randomUUID()}, 'a@b.example', 'A', ${randomUUID()}) returning id`
  return row!.id
}

function modelSpending(tokens: Tokens | undefined, fail = false): LanguageModel & { calls: number } {
  const model = {
    name: 'm',
    calls: 0,
    answer: <Schema extends z.ZodType>({ schema, onTokens }: { schema: Schema; onTokens?: ((tokens: Tokens) => void) | undefined }) => {
      model.calls += 1
      if (tokens) onTokens?.(tokens)
      return fail ? Promise.reject(new Error('broken')) : Promise.resolve(schema.parse({ ok: true }))
    },
  }
  return model
}

const asking = { instructions: 'i'.repeat(30), material: 'm'.repeat(270) as MaskedText, schema: Answer, signal: new AbortController().signal }
const used = async (userId: string) =>
  (
    await database.sql<
      { input_tokens: number; output_tokens: number; calls: number }[]
    >`select input_tokens::int, output_tokens::int, calls from model_usage where user_id = ${userId}`
  )[0]

describe('LLM-4 what one user may spend in a day', () => {
  test('tokens are counted as the provider counted them', async () => {
    const userId = await newUser()
    const model = meterModel(modelSpending({ input: 900, output: 60 }), { ...database, userId, tokensPerDay: 10_000 })
    await model.answer(asking)
    await model.answer(asking)
    expect(await used(userId)).toEqual({ input_tokens: 1800, output_tokens: 120, calls: 2 })
  })

  test('a call that failed costs what came of it, and nothing when nothing came', async () => {
    const userId = await newUser()
    await expect(meterModel(modelSpending({ input: 100, output: 5 }, true), { ...database, userId, tokensPerDay: 10_000 }).answer(asking)).rejects.toThrow(
      'broken',
    )
    await expect(meterModel(modelSpending(undefined, true), { ...database, userId, tokensPerDay: 10_000 }).answer(asking)).rejects.toThrow('broken')
    expect(await used(userId)).toEqual({ input_tokens: 100, output_tokens: 5, calls: 2 })
  })

  test('beyond the limit the model is not asked, and the refusal says when the day ends', async () => {
    const [userId, other] = [await newUser(), await newUser()]
    const inner = modelSpending({ input: 900, output: 60 })
    const model = meterModel(inner, { ...database, userId, tokensPerDay: 1_000 })
    await model.answer(asking)
    const refusal = await model.answer(asking).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'language.daily_limit', status: 429 })
    const { retryAfterSeconds } = refusal as { retryAfterSeconds: number }
    expect(retryAfterSeconds > 0 && retryAfterSeconds <= 25 * 3600).toBe(true)
    expect(inner.calls).toBe(1)
    await meterModel(inner, { ...database, userId: other, tokensPerDay: 1_000 }).answer(asking)
  })

  test('many calls at once do not pass the limit together', async () => {
    const userId = await newUser()
    const inner = modelSpending({ input: 100, output: 10 })
    const model = meterModel(inner, { ...database, userId, tokensPerDay: 550 })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => model.answer(asking)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(inner.calls)
    const { input_tokens, output_tokens } = (await used(userId))!
    expect(input_tokens + output_tokens).toBeLessThanOrEqual(550 + 5 * 10)
  })

  test('a new day begins at nothing', async () => {
    const userId = await newUser()
    const model = meterModel(modelSpending({ input: 900, output: 60 }), { ...database, userId, tokensPerDay: 1_000 })
    await model.answer(asking)
    await database.sql`update model_usage set day = day - 1 where user_id = ${userId}`
    expect(await model.answer(asking)).toEqual({ ok: true })
  })
})
