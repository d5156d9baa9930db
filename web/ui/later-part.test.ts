import { afterEach, expect, test, vi } from 'vitest'
import { Offline } from '#web/api/offline.ts'
import { laterPart } from './later-part.ts'

const part = () => null
afterEach(() => {
  vi.unstubAllGlobals()
})

type Load = () => Promise<typeof part>

test('a part is fetched once, however often it is wanted, and is ready afterwards', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(part))
  const later = laterPart(load)
  expect(later.ready()).toBeUndefined()
  await Promise.all([later.fetch(), later.fetch()])
  await later.fetch()
  expect(load).toHaveBeenCalledTimes(1)
  expect(later.ready()).toBe(part)
})

test('without a network nothing is asked for, and the next wish tries again', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(part))
  const later = laterPart(load)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(later.fetch()).rejects.toThrow(Offline)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await later.fetch()
  expect(later.ready()).toBe(part)
})

test('what could not be fetched is not asked for again: the browser would answer from memory', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const later = laterPart(load)
  await expect(later.fetch()).rejects.toThrow(TypeError)
  await expect(later.fetch()).rejects.toThrow(TypeError)
  expect(load).toHaveBeenCalledTimes(1)
  expect(later.ready()).toBeUndefined()
})
