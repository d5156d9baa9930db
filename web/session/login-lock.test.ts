import { expect, test } from 'vitest'
import { isLocked, lockedAt, lockLogin, unlockLogin } from './login-lock.ts'
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
