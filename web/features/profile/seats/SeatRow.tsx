import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Seat } from '#contract/seats/seat.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import style from './Seats.module.css'
import { useFreeSeat } from './use-seats.ts'

const STATE = { taken: 'stateTaken', unpaid: 'stateUnpaid', invited: 'stateInvited', expired: 'stateExpired' } as const

/** One seat: who sits there or whom it is offered to, how it stands and since when, and the way to take it back. */
export function SeatRow({ seat }: { seat: Seat }) {
  const text = useText('seats')
  const [isAsking, setIsAsking] = useState(false)
  const free = useFreeSeat(() => setIsAsking(false))
  const { id, state, name, email, since, until } = seat
  const isTaken = state === 'taken' || state === 'unpaid'
  const who = name || email || text('anybody')
  const date = formatDate(new Date(state === 'invited' && until !== null ? until : since))
  const press = text(isTaken ? 'free' : state === 'invited' ? 'withdraw' : 'remove')
  return (
    <li className={style['row']}>
      <div className={style['who']}>
        <span className={style['name']}>{who}</span>
        {name !== '' && email !== '' && <span className={style['email']}>{email}</span>}
      </div>
      <span className={style['state']} data-state={state}>
        {text(STATE[state])} <span className={style['date']}>{state === 'expired' ? '' : text(state === 'invited' ? 'until' : 'since', { date })}</span>
      </span>
      <Button variant="default" aria-label={`${press}: ${who}`} onClick={() => setIsAsking(true)}>
        {press}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isTaken ? text('freeTitle', { name: who }) : text('withdrawTitle')}
        body={isTaken ? text('freeBody', { name: who }) : text('withdrawBody')}
        confirmLabel={press}
        isDangerous
        isBusy={free.isPending}
        onConfirm={() => free.mutate(id)}
        onClose={() => setIsAsking(false)}
      >
        {free.error !== null && <ErrorPanel error={free.error} title={text('freeFailed')} />}
      </ConfirmDialog>
    </li>
  )
}
