import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sparingly } from './sparingly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first call wakes at once, a rush wakes once more when the rest is over, each id for itself', async () => {
  const woken: string[] = []
  const wake = sparingly(async (_name: string, id) => void woken.push(id), 1_000)
  await wake('write-report', 'one', 'doctor')
  for (let part = 0; part < 20; part += 1) await wake('write-report', 'one', 'doctor')
  await wake('write-report', 'two', 'doctor')
  expect(woken).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(woken).toEqual(['one', 'two', 'one'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(woken).toHaveLength(3)
  await wake('write-report', 'one', 'doctor')
  expect(woken).toHaveLength(4)
  await wake('transcribe-recording', 'one', 'doctor')
  expect(woken).toHaveLength(5)
})

test('a wake-up that fails is told to the one who asked, and the next is tried', async () => {
  let tries = 0
  const wake = sparingly(async () => {
    tries += 1
    throw new Error('away')
  }, 1_000)
  await expect(wake('write-report', 'one', 'doctor')).rejects.toThrow('away')
  await wake('write-report', 'one', 'doctor')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tries).toBe(2)
})
