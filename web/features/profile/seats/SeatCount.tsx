import { Button, Group, NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import { MOST_SEATS } from '#contract/seats/seat.ts'
import type { SeatList, SeatPrice } from '#contract/seats/seat.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { formatPrice } from '#domain/money.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useChangeSeats, useSeatPrice } from './use-seats.ts'

/** How many may work on the subscription. What another number costs, when it counts and who would lose a seat is told before it is chosen. */
export function SeatCount({ list }: { list: SeatList }) {
  const text = useText('seats')
  const [wanted, setWanted] = useState<number | undefined>(list.nextPeriod)
  const [isAsking, setIsAsking] = useState(false)
  const seats = wanted ?? list.nextPeriod
  const price = useSeatPrice(seats, isAsking)
  const change = useChangeSeats(() => setIsAsking(false))
  const date = formatDate(new Date(list.periodEnd))
  const whenOf = ({ from, dueNow, currency }: SeatPrice) =>
    from === 'now' ? text('priceNow', { sum: formatPrice(dueNow, currency) }) : text('priceLater', { date })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (seats !== list.nextPeriod) setIsAsking(true)
      }}
    >
      <Group align="flex-end" gap="xs">
        <NumberInput
          label={text('countLabel')}
          description={text('countHint')}
          value={wanted ?? ''}
          min={1}
          max={MOST_SEATS}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          w="var(--width-field)"
          onChange={(entered) => setWanted(typeof entered === 'number' ? entered : undefined)}
        />
        <Button type="submit" variant="default" disabled={wanted === undefined || seats === list.nextPeriod}>
          {text('change')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('changeTitle', { count: seats })}
        body={price.data === undefined ? (price.error === null ? text('pricing') : '') : whenOf(price.data)}
        confirmLabel={text(seats > list.paid ? 'confirmMore' : 'confirmFewer')}
        isBusy={change.isPending || (change.isSuccess && change.data.action === 'redirect') || price.isPending}
        onConfirm={() => price.data !== undefined && change.mutate(seats)}
        onClose={() => setIsAsking(false)}
      >
        {price.error !== null && <ErrorPanel error={price.error} title={text('priceFailed')} onRetry={() => void price.refetch()} />}
        {price.data !== undefined && <Terms price={price.data} list={list} />}
        {change.error !== null && <ErrorPanel error={change.error} title={text('changeFailed')} />}
      </ConfirmDialog>
    </form>
  )
}

function Terms({ price, list }: { price: SeatPrice; list: SeatList }) {
  const text = useText('seats')
  const { eachPeriod, currency, seats } = price
  const { interval } = list.price
  const each = interval === 'year' ? 'priceEach_year' : interval === 'month' ? 'priceEach_month' : 'priceEach'
  const taken = list.seats.filter(({ state }) => state === 'taken' || state === 'unpaid').length + 1
  return (
    <>
      <Text>{text(each, { sum: formatPrice(eachPeriod, currency) })}</Text>
      {seats < taken && <Text fw={500}>{text('fewerRule')}</Text>}
    </>
  )
}
