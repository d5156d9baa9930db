import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { FORMS, readPhrases, sourcesWith } from './phrases.ts'
import type { Form, Phrase } from './phrases.ts'
import { startTrial } from './try-phrase.ts'
import type { Outcome, Trial } from './try-phrase.ts'

const PHRASES = readPhrases()
/** Each phrase is tried in its first form here, and every third in all; `npm run eval:injections` tries all in all. */
const ALL_FORMS_EACH = 3
const formsOf = (at: number): readonly Form[] => (at % ALL_FORMS_EACH === 0 ? FORMS : FORMS.slice(0, 1))

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.stop())

const attempts = new Map<string, Promise<Outcome>>()

/** Each phrase is tried once in each form, however many tests look at what came of it. */
function attempt(phrase: Phrase, form: Form): Promise<Outcome> {
  const key = `${phrase.id} ${form}`
  const outcome = attempts.get(key) ?? trial.attempt(phrase, form)
  attempts.set(key, outcome)
  return outcome
}

test('LLM-1 the corpus holds sixty phrases and more, in every language and every place', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(60)
  expect(new Set(PHRASES.map(({ id }) => id)).size).toBe(PHRASES.length)
  for (const language of Language.options)
    for (const place of ['spoken', 'note', 'lab', 'wish'])
      expect(
        PHRASES.some((phrase) => phrase.lang === language && phrase.place === place),
        `${language} ${place}`,
      ).toBe(true)
})

describe('LLM-1 a model that obeys everything it reads', () => {
  const tried = PHRASES.map((phrase, at) => [phrase.id, phrase.kind, phrase, formsOf(at)] as const)
  test.each(tried)('%s (%s): the damage is bounded', async (_id, _kind, phrase, forms) => {
    for (const form of forms) {
      const { faults, builtinFaults, honest, honestUnmarked } = await attempt(phrase, form)
      expect(faults).toEqual([])
      expect(builtinFaults).toEqual([])
      // What was said all the same must not drown in marks, or nobody looks at them.
      expect(honestUnmarked).toBe(honest)
    }
  })
})

test('LLM-2 each call holds the texts of its own case and no other', async () => {
  for (const phrase of PHRASES.filter(({ place }) => place !== 'wish')) {
    const { call } = await attempt(phrase, 'speakers')
    const { sources } = JSON.parse(call?.user ?? '{}') as { sources: { text: string }[] }
    expect(sources).toHaveLength(2)
    const strangers = PHRASES.filter((other) => other.place !== 'wish' && other.text !== phrase.text)
    for (const { text } of strangers) expect(call?.user).not.toContain(JSON.stringify(text).slice(1, -1))
    expect(call?.system).not.toContain(sourcesWith(phrase, 'speakers')[0]?.text.slice(0, 40))
    expect(call?.system).not.toContain(phrase.text.slice(0, 30))
  }
})

test('LLM-1 a wish is material, never an instruction', async () => {
  for (const phrase of PHRASES.filter(({ place }) => place === 'wish')) {
    const { call } = await attempt(phrase, 'speakers')
    expect(call?.system).not.toContain(phrase.text)
    expect(JSON.parse(call?.user ?? '{}')).toMatchObject({ wish: expect.any(String) as string, current: expect.any(Array) as unknown[] })
  }
})
