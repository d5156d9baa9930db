import { Radio } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/billing.ts'
import { formatPrice } from '#domain/money.ts'
import { useText } from '#web/text/use-text.ts'
import { formatSum } from '#domain/plans/format-sum.ts'
import { monthlyShare } from './plan-choice.ts'
import style from './Pricing.module.css'

/** One plan, chosen like a radio button; the way on stands within the card that is chosen, its room in the others too. */
export function PlanCard({ product, seats, isChosen, children }: { product: Product; seats: number; isChosen: boolean; children: ReactNode }) {
  const text = useText('pricing')
  const { amount, currency, interval } = product.price
  const isYearly = interval === 'year'
  return (
    <div className={style['plan']} data-chosen={isChosen}>
      <Radio.Card value={product.id} className={style['choice'] ?? ''} aria-label={product.name} aria-describedby={`plan-${product.id}`}>
        <span className={style['planHead']}>
          <span className={style['planName']}>{product.name}</span>
          <Radio.Indicator />
        </span>
        <span id={`plan-${product.id}`} className={style['sums']}>
          <span className={style['price']}>
            <span className={style['amount']}>{formatPrice(amount, currency)}</span> <span>{text(isYearly ? 'perYear' : 'perMonth')}</span>
          </span>
          <span className={style['share']}>
            {text('allIncluded')}
            {isYearly && ` · ${text('equalsPerMonth', { price: formatSum(monthlyShare(amount), currency) })}`}
          </span>
          {seats > 1 && (
            <span className={style['total']}>
              {text('seatsTotal', { count: seats, sum: formatPrice(amount * seats, currency) })} {text(isYearly ? 'perYear' : 'perMonth')}
            </span>
          )}
        </span>
        {product.description !== '' && <span>{product.description}</span>}
        <span className={style['features']}>
          {product.features.map((feature) => (
            <span key={feature} className={style['feature']}>
              <IconCheck size={18} aria-hidden /> {feature}
            </span>
          ))}
        </span>
      </Radio.Card>
      <div className={style['way']}>{isChosen && children}</div>
    </div>
  )
}
