import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useEdition } from '#web/session/use-edition.ts'

/** The plans for a reference code; the old ones stay on screen while a code is tried. */
export function useProducts(referenceCode: string) {
  return useQuery({
    queryKey: queryKeys.products(referenceCode),
    queryFn: async ({ signal }) => await call('listProducts', { query: referenceCode === '' ? {} : { referenceCode }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Starts a payment and leaves for the checkout (spec 7). */
export function useCheckout() {
  const vertical = useEdition()
  return useMutation({
    mutationFn: async ({ productId, referenceCode }: { productId: string; referenceCode: string }) =>
      await call('createCheckoutSession', { body: { productId, referenceCode: referenceCode === '' ? null : referenceCode, vertical } }),
    onSuccess: ({ url }) => location.assign(url),
  })
}
