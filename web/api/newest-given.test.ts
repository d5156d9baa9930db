import { expect, test } from 'vitest'
import { newestGiven } from './newest-given.ts'

test('an answer to an older question gives way to what was given meanwhile, and to nothing given before it was put', async () => {
  const profiles = newestGiven<string>()
  expect(await profiles.fetch(() => Promise.resolve('unpaid'))).toBe('unpaid')
  const late = Promise.withResolvers<string>()
  const asked = profiles.fetch(() => late.promise)
  profiles.give('paid')
  late.resolve('unpaid')
  expect(await asked).toBe('paid')
  expect(await profiles.fetch(() => Promise.resolve('ended'))).toBe('ended')
})
