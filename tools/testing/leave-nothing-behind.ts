import { afterAll, vi } from 'vitest'

// Test files follow one another in one process: a clock that one has stopped would stand still for all that come after it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
