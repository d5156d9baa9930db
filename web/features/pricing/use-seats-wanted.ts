import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useProfile } from '#web/session/use-profile.ts'

/** How many seats are to be paid: as many as were paid before, for whoever comes again with a clinic, until another number is chosen. */
export function useSeatsWanted(): { seats: number; setSeats: (seats: number) => void } {
  const [chosen, setChosen] = useState<number>()
  const { data: profile } = useProfile()
  const { data } = useQuery({
    queryKey: queryKeys.subscription,
    queryFn: async ({ signal }) => await call('getSubscription', { signal }),
    // Whoever never had one has nothing to be asked for.
    enabled: profile !== undefined && profile.subscription.status !== 'Missing',
    retry: (count, error) => count < 2 && !(error instanceof Refusal && error.status === 404),
  })
  return { seats: chosen ?? data?.items[0]?.quantity ?? 1, setSeats: setChosen }
}
