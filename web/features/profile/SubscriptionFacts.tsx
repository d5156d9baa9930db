import type { Subscription } from '#contract/billing.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { formatPrice } from '#domain/money.ts'
import { useText } from '#web/text/use-text.ts'
import { periodLength } from './subscription-state.ts'
import style from './Profile.module.css'

/** Period, price, and what happens at the end of it. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const text = useText('profile')
  const plans = useText('pricing')
  const start = formatDate(new Date(subscription.currentPeriodStart))
  const end = formatDate(new Date(subscription.currentPeriodEnd))
  const length = periodLength(subscription)
  const [item] = subscription.items
  const seats = item?.quantity ?? 1
  const { trial } = subscription
  // A trial is measured in reports: it has no period.
  if (trial !== undefined) {
    return (
      <dl className={style['facts']}>
        <dt>{text('trial')}</dt>
        <dd>{text('trialUsed', { used: trial.used, reports: trial.reports })}</dd>
      </dl>
    )
  }
  const isRunning = ['active', 'trialing'].includes(subscription.status.toLowerCase())
  return (
    <dl className={style['facts']}>
      <dt>{text('period')}</dt>
      <dd>
        {text('periodRange', { start, end })}
        {isRunning && <span className={style['aside']}>{text(subscription.cancelAtPeriodEnd ? 'endsOn' : 'renews', { date: end })}</span>}
      </dd>
      {item !== undefined && (
        <>
          <dt>{text('price')}</dt>
          <dd>
            {formatPrice(item.unitAmount * seats, item.currency)} {length !== undefined && plans(length)}
            {seats > 1 && <span className={style['aside']}>{text('seatsEach', { count: seats, price: formatPrice(item.unitAmount, item.currency) })}</span>}
          </dd>
        </>
      )}
    </dl>
  )
}
