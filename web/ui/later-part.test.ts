import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Offline } from '#web/api/offline.ts'
import { laterPart } from './later-part.ts'

const part = () => null
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Load = () => Promise<typeof part>

test('a part is fetched once, however often it is wanted, and is the same each time', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(part))
  const later = laterPart(load)
  expect(await Promise.all([later.fetch(), later.fetch()])).toEqual([part, part])
  expect(await later.fetch()).toBe(part)
  expect(load).toHaveBeenCalledTimes(1)
})

test('without a network nothing is asked for, and the next wish tries again', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(part))
  const later = laterPart(load)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(later.fetch()).rejects.toThrow(Offline)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await later.fetch()).toBe(part)
})

test('what could not be fetched is not asked for again: the browser would answer from memory', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const later = laterPart(load)
  await expect(later.fetch()).rejects.toThrow(TypeError)
  await expect(later.fetch()).rejects.toThrow(TypeError)
  expect(load).toHaveBeenCalledTimes(1)
})
