import { afterEach, describe, expect, test } from 'vitest'
import { ChildError, makeForkedChild } from './forked-child.ts'
import type { ForkedChild } from './forked-child.ts'

const module = new URL('./testing/odd-child.ts', import.meta.url)
const limits = { timeoutMs: 30_000 }
let child: ForkedChild
afterEach(() => child.stop())

describe('a forked child', () => {
  test('answers in turn, whatever order the work ends in', async () => {
    child = makeForkedChild({ module })
    const answers = await Promise.all([
      child.ask({ echo: 1, afterMs: 80 }, limits),
      child.ask({ echo: 2 }, limits),
      child.ask({ echo: new Float32Array(3) }, limits),
    ])
    expect(answers).toEqual([1, 2, new Float32Array(3)])
  })

  test('inherits nothing of the server environment', async () => {
    process.env['CANARY_KEY'] = 'secret'
    child = makeForkedChild({ module, environment: { GIVEN: 'yes' } })
    expect(await child.ask({ environment: true }, limits)).toEqual(['GIVEN'])
  })

  test('a refusal of its own keeps it alive', async () => {
    child = makeForkedChild({ module })
    await expect(child.ask({ refuse: 'too_long' }, limits)).rejects.toMatchObject({ failure: 'refused', message: 'child refused: too_long' })
    await expect(child.ask({ fail: 'PATIENT-CANARY' }, limits)).rejects.toMatchObject({ message: 'child refused: failed' })
    expect(await child.ask({ echo: 'still here' }, limits)).toBe('still here')
  })

  test.each(['abort', 'exit'])('a death by %s is told, rested after, and repaired', async (crash) => {
    let now = 1000
    child = makeForkedChild({ module, now: () => now })
    await expect(child.ask({ crash }, limits)).rejects.toMatchObject({ failure: 'gone' })
    await expect(child.ask({ echo: 1 }, limits)).rejects.toMatchObject({ failure: 'resting' })
    now += 250
    expect(await child.ask({ echo: 2 }, limits)).toBe(2)
  })

  test('each further death doubles the rest', async () => {
    let now = 1000
    child = makeForkedChild({ module, now: () => now })
    await expect(child.ask({ crash: 'exit' }, limits)).rejects.toMatchObject({ failure: 'gone' })
    now += 250
    await expect(child.ask({ crash: 'exit' }, limits)).rejects.toMatchObject({ failure: 'gone' })
    now += 499
    await expect(child.ask({ echo: 1 }, limits)).rejects.toMatchObject({ failure: 'resting' })
    now += 1
    expect(await child.ask({ echo: 2 }, limits)).toBe(2)
  })

  test('one that hangs is killed at the time limit', async () => {
    child = makeForkedChild({ module })
    await expect(child.ask({ hang: true }, { timeoutMs: 700 })).rejects.toMatchObject({ failure: 'timeout' })
  })

  test('a question whose asker has left is not asked', async () => {
    child = makeForkedChild({ module })
    const leaving = new AbortController()
    const first = child.ask({ echo: 1, afterMs: 50 }, limits)
    const second = child.ask({ crash: 'exit' }, { ...limits, signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(second).rejects.toThrow('left')
    expect(await first).toBe(1)
    expect(await child.ask({ echo: 3 }, limits)).toBe(3)
  })

  test('a program that is not there', async () => {
    child = makeForkedChild({ module: new URL('./testing/nowhere.ts', import.meta.url) })
    await expect(child.ask({ echo: 1 }, limits)).rejects.toMatchObject({ failure: 'gone' })
  })

  test.each([
    ['the limit of the kernel (Linux)', false],
    ['a watch of its own (other systems)', true],
  ])('one that fills memory gets no further than its limit, by %s', async (_, isWatched) => {
    if (!isWatched && process.platform !== 'linux') return
    child = makeForkedChild({ module, memoryMb: 300, isWatched })
    expect(await child.ask({ fillMb: 100, echo: 'within it' }, limits)).toBe('within it')
    const before = process.memoryUsage.rss()
    const end: unknown = await child.ask({ fillMb: 4_000, afterMs: 2_000 }, { timeoutMs: 20_000 }).catch((error: unknown) => error)
    expect(end).toBeInstanceOf(ChildError)
    expect(['gone', 'refused']).toContain((end as ChildError).failure)
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
  })
})
