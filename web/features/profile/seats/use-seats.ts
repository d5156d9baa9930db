import { useMutation, useQuery } from '@tanstack/react-query'
import type { SeatList } from '#contract/seats/seat.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The seats of the subscription that the person pays. */
export function useSeats() {
  return useQuery({ queryKey: queryKeys.seats, queryFn: async ({ signal }) => await call('listSeats', { signal }) })
}

const keepSeats = (seats: SeatList) => {
  queryClient.setQueryData(queryKeys.seats, seats)
}

/** Takes a seat or an invitation back. */
export function useFreeSeat(onDone: () => void) {
  return useMutation({
    mutationFn: async (seatId: string) => await call('freeSeat', { params: { seatId } }),
    onSuccess: (seats) => {
      keepSeats(seats)
      onDone()
    },
  })
}

/** Offers a free seat; the link is in the answer and nowhere else. */
export function useInvite() {
  return useMutation({
    mutationFn: async (email: string) => await call('inviteToSeat', { body: { email } }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: queryKeys.seats }),
  })
}

/** What another number would cost: asked before it is chosen. */
export function useSeatPrice(seats: number, isAsked: boolean) {
  return useQuery({
    queryKey: [...queryKeys.seats, 'price', seats],
    queryFn: async ({ signal }) => await call('priceSeats', { query: { seats }, signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Another number of seats; where no card is kept the browser goes and pays first. */
export function useChangeSeats(onDone: () => void) {
  return useMutation({
    mutationFn: async (seats: number) => await call('changeSeats', { body: { seats } }),
    onSuccess: async (answer) => {
      if (answer.action === 'redirect') return location.assign(answer.url)
      keepSeats(answer.seats)
      onDone()
      await queryClient.invalidateQueries({ queryKey: queryKeys.subscription })
    },
  })
}
