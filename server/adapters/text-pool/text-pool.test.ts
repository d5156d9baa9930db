import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { TextRun, TextTaskName, TextTasks, TextWork } from '#server/ports/text-work.ts'
import { TEXT_TASKS } from '#server/text-tasks/table.ts'
import { makeTextPool } from './text-pool.ts'
import type { TextPoolOptions } from './text-pool.ts'

const ODD = join(import.meta.dirname, 'testing/odd-worker.ts')
const BROKEN = join(import.meta.dirname, 'testing/broken-worker.ts')
const SHORT_MS = 1_000

let open: TextWork[] = []
afterEach(async () => {
  await Promise.all(open.map((pool) => pool.stop()))
  open = []
})

function odd(options: Partial<TextPoolOptions> = {}) {
  const failures: unknown[] = []
  const pool = makeTextPool({ threads: 1, onFailure: (error) => failures.push(error), module: ODD, deadlineMs: () => SHORT_MS, ...options })
  open.push(pool)
  return { pool, failures, ask: (name: string, input: unknown = {}, run?: TextRun) => pool.run(name as TextTaskName, input as never, run) as Promise<unknown> }
}

describe('threads that read texts', () => {
  test('give back what a task gives, and its refusal as a refusal', async () => {
    const { ask } = odd()
    expect(await ask('echo', { text: 'æøå', map: new Map([['a', 1]]) })).toEqual({ text: 'æøå', map: new Map([['a', 1]]) })
    await expect(ask('refuse')).rejects.toEqual(new Refusal('case.empty'))
    await expect(ask('fail')).rejects.toThrow(Error)
    await expect(ask('toString')).rejects.toThrow('no such task')
  })

  test('know nothing of the environment but where compiled code lies: no key, no address', async () => {
    const known = (await odd().ask('environment')) as string[]
    expect(known.filter((key) => key !== 'NODE_COMPILE_CACHE')).toEqual([])
  })

  test('keep no word of a text when it has been read', async () => {
    const { ask } = odd()
    expect(await ask('readWords', ['Kari', 'Nordmann', 'Kari'])).toBe(2)
    expect(await ask('readWords', ['Kari'])).toBe(3)
  })

  test.each([
    ['an endless loop', 'hang'],
    ['a regular expression that runs away', 'regex'],
    ['a bomb of buffers', 'buffers'],
  ])('REL-32 %s ends at its time, and the next text is read', async (_name, task) => {
    const { ask, failures } = odd()
    await expect(ask(task)).rejects.toEqual(new Refusal('text.too_hard'))
    expect(await ask('echo', 'next')).toBe('next')
    expect(failures).toEqual([])
  })

  test('the memory of a bomb of buffers is given back with its thread', async () => {
    const { ask } = odd()
    await ask('echo')
    const before = process.memoryUsage.rss()
    await expect(ask('buffers')).rejects.toEqual(new Refusal('text.too_hard'))
    await expect.poll(() => process.memoryUsage.rss() - before, { timeout: 10_000 }).toBeLessThan(100 * 1024 * 1024)
  })

  test('a text that asks for more heap than there is, is too hard, and the next is read', async () => {
    const { ask } = odd({ heapMegabytes: 64, deadlineMs: () => 15_000 })
    await expect(ask('heap')).rejects.toEqual(new Refusal('text.too_hard'))
    expect(await ask('echo', 'next')).toBe('next')
  })

  test('a thread that ends the process ends itself alone', async () => {
    const { ask } = odd()
    await expect(ask('exit')).rejects.toThrow(Error)
    expect(await ask('echo', 'next')).toBe('next')
  })

  test('a thread that falls when its work is done is told of, and another reads the next', async () => {
    const { ask, failures } = odd({ restMs: 0 })
    await ask('fallLater')
    await expect.poll(async () => ask('echo', 'next').catch(() => 'fell')).toBe('next')
    expect(failures.length).toBeLessThanOrEqual(1)
  })

  test('threads that cannot load answer everybody who waits, are told of, and are not tried again at once', async () => {
    const { ask, failures } = odd({ module: BROKEN, restMs: 60_000, deadlineMs: () => 60_000 })
    const waiting = await Promise.allSettled(Array.from({ length: 20 }, () => ask('echo')))
    expect(waiting.every(({ status }) => status === 'rejected')).toBe(true)
    await expect.poll(() => failures.length).toBe(1)
    await expect(ask('echo')).rejects.toThrow('no thread can begin')
    expect(failures).toHaveLength(1)
  })

  test('whoever cancels is answered at once and ends the thread; whoever cancelled while waiting never began', async () => {
    const { ask } = odd({ deadlineMs: () => 60_000 })
    const [first, second] = [new AbortController(), new AbortController()]
    const begun: string[] = []
    const hanging = ask('hang', {}, { signal: first.signal, onBegin: async () => void begun.push('first') })
    const waiting = ask('hang', {}, { signal: second.signal, onBegin: async () => void begun.push('second') })
    second.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    first.abort(new Error('left'))
    await expect(hanging).rejects.toThrow('left')
    expect(await ask('echo', 'next')).toBe('next')
    expect(begun).toEqual(['first'])
  })

  test('more than may wait are refused, told to come again', async () => {
    const { ask } = odd({ mostWaiting: 2 })
    const asked = await Promise.allSettled([ask('hang'), ask('echo', 1), ask('echo', 2), ask('echo', 3)])
    expect(asked.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Refusal).code))).toEqual(['text.too_hard', 1, 2, 'engine.busy'])
  })

  test('what is thrown before a task begins is thrown instead, and leaves the thread free', async () => {
    const { ask } = odd()
    await expect(ask('echo', 1, { onBegin: () => Promise.reject(new Refusal('text.too_hard')) })).rejects.toEqual(new Refusal('text.too_hard'))
    expect(await ask('echo', 2)).toBe(2)
  })

  test('a stop tells everybody to come again', async () => {
    const { ask, pool } = odd({ deadlineMs: () => 60_000 })
    const asked = Promise.allSettled([ask('hang'), ask('echo')])
    await pool.stop()
    expect((await asked).map((one) => one.status === 'rejected' && (one.reason as Refusal).code)).toEqual(['engine.busy', 'engine.busy'])
    await expect(ask('echo')).rejects.toEqual(new Refusal('engine.busy'))
  })

  test('are handed no texts without end', async () => {
    await expect(odd().ask('echo', 'x'.repeat(20_000_001))).rejects.toEqual(new Refusal('text.too_hard'))
  })
})

test('the threads of the product give what the table gives', async () => {
  const pool = makeTextPool({ threads: 1, onFailure: () => undefined })
  open.push(pool)
  const text = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker Paracet 1 g fire ganger daglig.'
  const request: TextTasks['writeReport']['input'] = {
    sources: [{ kind: 'transcription', text }],
    headingLanguage: 'nb',
    vertical: 'med',
    generatedAt: '2026-01-01T00:00:00.000Z',
  }
  expect(await pool.run('writeReport', request)).toEqual(TEXT_TASKS.writeReport(request))
}, 120_000)
