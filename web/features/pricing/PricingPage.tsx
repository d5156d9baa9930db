import { Button, Radio, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { explain } from '#web/ui/explain.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { chosenPlan, isCodeGone } from './plan-choice.ts'
import type { PlanOrder } from './plan-choice.ts'
import { PlanCard } from './PlanCard.tsx'
import style from './Pricing.module.css'
import { useCheckout, useProducts } from './products.ts'
import { SeatsWanted } from './SeatsWanted.tsx'
import { ReferenceCodeForm } from './ReferenceCodeForm.tsx'

/** The plans, for who has none that is Active (spec 2). */
export function PricingPage() {
  const text = useText('pricing')
  const [code, setCode] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const [wantedSeats, setWantedSeats] = useState<number>()
  const { data, error, refetch, isFetching } = useProducts(code)
  const checkout = useCheckout()
  const { data: config } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  const order = (what: PlanOrder) =>
    checkout.mutate(what, {
      onSuccess: (answer) => {
        if (!isCodeGone(what, answer)) return
        checkout.reset()
        void refetch()
      },
    })
  const chosen = chosenPlan(data?.products ?? [], chosenId)
  // Whoever comes again with a clinic is asked for as many as before.
  const seats = wantedSeats ?? data?.seats ?? 1
  return (
    <PageFrame heading={text('heading')} intro={text('intro')}>
      {error !== null && <ProductsProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <>
          <div className={style['terms']} aria-hidden>
            <Skeleton className={style['comingTerm'] ?? ''} radius="md" />
            <Skeleton className={style['comingTerm'] ?? ''} radius="md" />
          </div>
          <div className={style['plans']} role="status" aria-label={text('plans')}>
            <Skeleton className={style['coming'] ?? ''} radius="lg" />
            <Skeleton className={style['coming'] ?? ''} radius="lg" />
          </div>
        </>
      )}
      {data !== undefined && data.products.length === 0 && <EmptyState title={text('noPlans')} />}
      {chosen !== undefined && data !== undefined && (
        <>
          <div className={style['terms']}>
            <SeatsWanted seats={seats} onChange={setWantedSeats} />
            <ReferenceCodeForm applied={code} status={data.status} isBusy={isFetching} onApply={setCode} />
          </div>
          <Radio.Group value={chosen.id} onChange={setChosenId} label={text('plans')} labelProps={{ className: 'visually-hidden' }}>
            <div className={style['plans']}>
              {data.products.map((product) => (
                <PlanCard key={product.id} product={product} seats={seats} isChosen={product.id === chosen.id}>
                  <Button
                    fullWidth
                    size="md"
                    loading={checkout.isPending || checkout.isSuccess}
                    onClick={() => order({ productId: chosen.id, seats, referenceCode: data.status === 'CodeApplied' ? code : '' })}
                  >
                    {text('getStarted')}
                  </Button>
                </PlanCard>
              ))}
            </div>
          </Radio.Group>
          {checkout.error !== null && <ErrorPanel error={checkout.error} title={text('checkoutFailed')} />}
          <Text size="sm" c="dimmed">
            {text('toCheckout')} {config?.checkout === 'test' && text('testCheckout')}
          </Text>
        </>
      )}
    </PageFrame>
  )
}

/** The word Error and what the server said (spec 8). */
function ProductsProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('pricing')
  const { sentence } = explain(error, useLanguage(), useText('ui'))
  return <ErrorPanel error={error} title={text('productsFailed')} sentence={`${text('errorWord')}: ${sentence}`} onRetry={onRetry} />
}
