import { QueryClient } from '@tanstack/react-query'
import { Refusal } from '#contract/refusal.ts'
import { Offline } from './offline.ts'

const ATTEMPTS = 2

/** Only what may pass by itself is tried again: a lost network, or a part of the server that is away for a moment. */
function isPassing(error: Error): boolean {
  return error instanceof Offline || (error instanceof Refusal && error.status === 503)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A call made without a network must say so at once instead of waiting unseen.
      networkMode: 'always',
      retry: (failures, error) => failures < ATTEMPTS && isPassing(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
