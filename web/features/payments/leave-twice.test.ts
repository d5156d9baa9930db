import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveTwice } from './leave-twice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('spec 9: after a payment one is sent home at once and again after a second, and not a third time', () => {
  const leave = vi.fn<() => void>()
  leaveTwice(leave)
  expect(leave).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(999)
  expect(leave).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_001)
  expect(leave).toHaveBeenCalledTimes(2)
})

test('spec 9: whoever has left already is not sent home from where they are by then', () => {
  const leave = vi.fn<() => void>()
  leaveTwice(leave)()
  vi.advanceTimersByTime(60_000)
  expect(leave).toHaveBeenCalledTimes(1)
})
