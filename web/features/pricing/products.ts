import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/vertical.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useLanguage } from '#web/text/use-text.ts'
import { isCodeGone } from './plan-choice.ts'
import type { PlanOrder } from './plan-choice.ts'

/** The plans for a reference code; the old ones stay on screen while a code is tried. */
export function useProducts(referenceCode: string) {
  return useQuery({
    queryKey: queryKeys.products(referenceCode),
    queryFn: async ({ signal }) => await call('listProducts', { query: referenceCode === '' ? {} : { referenceCode }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Starts a payment and leaves for the checkout (spec 7), unless the price is not the one that was shown. */
export function useCheckout() {
  const vertical = useEdition()
  const language = useLanguage()
  return useMutation({
    mutationFn: async ({ productId, referenceCode, seats }: PlanOrder) =>
      await call('createCheckoutSession', { body: { productId, seats, referenceCode: referenceCode === '' ? null : referenceCode, vertical } }),
    onSuccess: (answer, order) => {
      if (!isCodeGone(order, answer)) location.assign(inLanguage(answer.url, language))
    },
  })
}

/** The built-in checkout lies on this very origin and speaks what the screen speaks; an outside one has an address of its own making. */
function inLanguage(address: string, language: Language): string {
  const url = new URL(address, location.href)
  if (url.origin === location.origin) url.searchParams.set('lang', language)
  return url.href
}
