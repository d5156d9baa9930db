import { isValidElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPage, lazyPart } from './lazy-page.ts'

const page = () => null
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Load = () => Promise<() => null>

test('a page is fetched once, however often it is wanted', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(page))
  const lazy = lazyPage(load)
  await Promise.all([lazy.preload(), lazy.preload()])
  await lazy.preload()
  expect(load).toHaveBeenCalledTimes(1)
})

test('wanting a page ready in vain troubles nobody', async () => {
  const lazy = lazyPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect(lazy.preload()).resolves.toBeUndefined()
})

test('without a network a page is not fetched ahead, so that it can be fetched later', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(page))
  const lazy = lazyPage(load)
  vi.stubGlobal('navigator', { onLine: false })
  await lazy.preload()
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await lazy.preload()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that has come is drawn at once, without React being made to wait for it', async () => {
  const lazy = lazyPart<object>(() => Promise.resolve(page))
  await lazy.preload()
  // Outside of React whatever waits throws.
  expect(isValidElement(lazy({}))).toBe(true)
})
