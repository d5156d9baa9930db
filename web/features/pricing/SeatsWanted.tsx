import { Group, NumberInput, Text } from '@mantine/core'
import type { Product } from '#contract/billing.ts'
import { MOST_SEATS } from '#contract/seats/seat.ts'
import { formatPrice } from '#domain/money.ts'
import { useText } from '#web/text/use-text.ts'

/** How many are to work on the plan, and what they cost together where they are several. */
export function SeatsWanted({ seats, price, onChange }: { seats: number; price: Product['price']; onChange: (seats: number) => void }) {
  const text = useText('pricing')
  const sum = formatPrice(price.amount * seats, price.currency)
  return (
    <Group align="flex-end" gap="md">
      <NumberInput
        label={text('seatsLabel')}
        description={text('seatsHint')}
        value={seats}
        min={1}
        max={MOST_SEATS}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        maw="var(--width-popover)"
        onChange={(entered) => typeof entered === 'number' && entered >= 1 && onChange(entered)}
      />
      {seats > 1 && (
        <Text role="status">
          {text('seatsTotal', { count: seats, sum })} {text(price.interval === 'year' ? 'perYear' : 'perMonth')}
        </Text>
      )}
    </Group>
  )
}
