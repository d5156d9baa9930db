import { Alert, Card, Stack, Text, Title } from '@mantine/core'
import type { SeatList } from '#contract/seats/seat.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { InviteForm } from './InviteForm.tsx'
import { SeatCount } from './SeatCount.tsx'
import { SeatRow } from './SeatRow.tsx'
import style from './Seats.module.css'
import { useSeats } from './use-seats.ts'

/** Who works on the subscription beside its payer: how many seats, who sits there, and to whom one is offered. */
export function SeatsCard() {
  const text = useText('seats')
  const { data, error, refetch } = useSeats()
  return (
    <Card component="section" aria-labelledby="seats">
      <Stack>
        <Title order={2} id="seats">
          {text('heading')}
        </Title>
        <Text>{text('intro')}</Text>
        {error !== null && data === undefined && <ErrorPanel error={error} title={text('fetchFailed')} onRetry={() => void refetch()} />}
        {data === undefined && error === null && (
          <div role="status" aria-label={text('loading')}>
            <TextSkeleton lines={4} />
          </div>
        )}
        {data !== undefined && <Seats list={data} />}
      </Stack>
    </Card>
  )
}

function Seats({ list }: { list: SeatList }) {
  const text = useText('seats')
  const { isRunning, paid, nextPeriod, free, seats } = list
  const date = formatDate(new Date(list.periodEnd))
  const taken = seats.filter(({ state }) => state === 'taken' || state === 'unpaid').length + 1
  return (
    <Stack>
      <p className={style['summary']}>
        <span>{text('summary', { taken, paid })}</span>
        {isRunning && nextPeriod !== paid && <span className={style['later']}>{text('summaryNext', { date, count: nextPeriod })}</span>}
      </p>
      {!isRunning && <Alert color="wait">{text('notRunning')}</Alert>}
      {isRunning && <SeatCount key={`${paid}-${nextPeriod}`} list={list} />}
      {seats.some(({ state }) => state === 'unpaid') && (
        <Alert color="wait">
          {text('unpaidHint')} {text('unpaidChoice')}
        </Alert>
      )}
      {seats.length === 0 ? (
        <div className={style['empty']}>
          <Text fw={500}>{text('none')}</Text>
          <Text size="sm" c="dimmed">
            {text('noneHint')}
          </Text>
        </div>
      ) : (
        <ul className={style['rows']}>
          {seats.map((seat) => (
            <SeatRow key={seat.id} seat={seat} />
          ))}
        </ul>
      )}
      {isRunning && paid > 1 && <InviteForm free={free} />}
      {isRunning && paid > 1 && (
        <Text size="sm" c="dimmed">
          {text('freeMonth')}
        </Text>
      )}
    </Stack>
  )
}
