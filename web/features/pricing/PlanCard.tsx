import { Radio } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Product } from '#contract/billing.ts'
import { formatPrice } from '#domain/money.ts'
import { useText } from '#web/text/use-text.ts'
import { monthlyShare } from './plan-choice.ts'
import style from './Pricing.module.css'

/** One plan, chosen like a radio button. */
export function PlanCard({ product }: { product: Product }) {
  const text = useText('pricing')
  const { amount, currency, interval } = product.price
  const isYearly = interval === 'year'
  return (
    <Radio.Card value={product.id} className={style['plan'] ?? ''} aria-label={product.name}>
      <span className={style['planHead']}>
        <span className={style['planName']}>{product.name}</span>
        <Radio.Indicator />
      </span>
      <span className={style['price']}>
        <span className={style['amount']}>{formatPrice(amount, currency)}</span> <span>{text(isYearly ? 'perYear' : 'perMonth')}</span>
      </span>
      <span className={style['share']}>{isYearly && text('equalsPerMonth', { price: formatPrice(monthlyShare(amount), currency) })}</span>
      {product.description !== '' && <span className={style['description']}>{product.description}</span>}
      <span className={style['features']}>
        {product.features.map((feature) => (
          <span key={feature} className={style['feature']}>
            <IconCheck size={18} aria-hidden /> {feature}
          </span>
        ))}
      </span>
    </Radio.Card>
  )
}
