import { Button, Radio, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { chosenPlan } from './plan-choice.ts'
import { PlanCard } from './PlanCard.tsx'
import style from './Pricing.module.css'
import { useCheckout, useProducts } from './products.ts'
import { ReferenceCodeForm } from './ReferenceCodeForm.tsx'

/** The plans, for who has none that is Active (spec 2). */
export function PricingPage() {
  const text = useText('pricing')
  const [code, setCode] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const { data, error, refetch, isFetching } = useProducts(code)
  const checkout = useCheckout()
  const { data: config } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  const chosen = chosenPlan(data?.products ?? [], chosenId)
  return (
    <Stack gap="lg" className={style['page'] ?? ''}>
      <div>
        <Title order={1}>
          {text('heading')}
        </Title>
        <Text c="dimmed" mt="xs">
          {text('intro')}
        </Text>
      </div>
      {error !== null && <ErrorPanel error={error} title={text('productsFailed')} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <div className={style['plans']} role="status" aria-label={text('plans')}>
          <Skeleton height={280} radius="lg" />
          <Skeleton height={280} radius="lg" />
        </div>
      )}
      {data !== undefined && data.products.length === 0 && <EmptyState title={text('noPlans')} />}
      {chosen !== undefined && data !== undefined && (
        <>
          <Radio.Group value={chosen.id} onChange={setChosenId} aria-label={text('plans')}>
            <div className={style['plans']}>
              {data.products.map((product) => (
                <PlanCard key={product.id} product={product} />
              ))}
            </div>
          </Radio.Group>
          <ReferenceCodeForm applied={code} status={data.status} isBusy={isFetching} onApply={setCode} />
          {checkout.error !== null && <ErrorPanel error={checkout.error} title={text('checkoutFailed')} />}
          <Stack gap="xs" align="flex-start">
            <Button
              size="lg"
              loading={checkout.isPending || checkout.isSuccess}
              onClick={() => checkout.mutate({ productId: chosen.id, referenceCode: data.status === 'CodeApplied' ? code : '' })}
            >
              {text('getStarted')}
            </Button>
            <Text size="sm" c="dimmed">
              {text('toCheckout')} {config?.checkout === 'test' && text('testCheckout')}
            </Text>
          </Stack>
        </>
      )}
    </Stack>
  )
}
