import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLocked, lockedAt, lockLogin, unlockLogin, watchLoginLock } from './login-lock.ts'
import { memoryStorage } from './memory-storage.ts'

test.each([
  ['nobody is signing in', undefined, 5_000, false],
  ['just pressed', 5_000, 5_000, true],
  ['14.9 s later', 5_000, 19_999, true],
  ['15 s later it gives way', 5_000, 20_000, false],
  ['a clock set back does not hold the person for hours', 5_000_000, 5_000, false],
])('spec 4, login lock: %s', (_rule, lockedAtMs, nowMs, expected) => {
  expect(isLocked(lockedAtMs, nowMs)).toBe(expected)
})

test('spec 4, login lock: it lives in the storage it is given until it is cleared', () => {
  const storage = memoryStorage()
  expect(lockedAt(storage)).toBeUndefined()
  lockLogin(storage, 42)
  expect(lockedAt(storage)).toBe(42)
  unlockLogin(storage)
  expect(lockedAt(storage)).toBeUndefined()
})

test('spec 4, login lock: what cannot be read does not lock', () => {
  expect(lockedAt({ getItem: () => 'soon' })).toBeUndefined()
})

describe('spec 4, login lock: the page watches it', () => {
  const storage = memoryStorage()
  const [page, shown] = [new EventTarget(), new EventTarget()]
  let watching: AbortController
  let told: boolean[]
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('document', shown)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    watching = new AbortController()
    told = []
    lockLogin(storage, Date.now())
    watchLoginLock((isHeld) => told.push(isHeld), watching.signal)
  })
  afterEach(() => {
    watching.abort()
    unlockLogin(storage)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('every 2 s, until it gives way after 15 s and is cleared', () => {
    vi.advanceTimersByTime(14_000)
    expect(told).toEqual(Array.from({ length: 8 }, () => true))
    vi.advanceTimersByTime(2_000)
    expect(told.at(-1)).toBe(false)
    expect(lockedAt(storage)).toBeUndefined()
  })

  test.each([['pageshow', page], ['visibilitychange', shown]] as const)('%s clears it at once', (name, target) => {
    target.dispatchEvent(new Event(name))
    expect(told).toEqual([true, false])
    expect(lockedAt(storage)).toBeUndefined()
  })

  test('nothing is watched any more when the page is left', () => {
    watching.abort()
    shown.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(20_000)
    expect(told).toEqual([true])
  })
})
