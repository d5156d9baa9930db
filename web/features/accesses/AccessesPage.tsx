import { Button, Select, Skeleton, Text } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { AccessDays } from './AccessDays.tsx'
import classes from './accesses.module.css'
import { groupAccesses } from './group-accesses.ts'
import { useAccesses, useCaseNames, usePatientNames } from './use-accesses.ts'
import type { AccessFilter } from './use-accesses.ts'

const EVERYONE = ''

/** `/log`: who came near which case, when, and how it ended (NORM-1, NORM-2). */
export function AccessesPage() {
  const text = useText('accesses')
  const filter: AccessFilter = useSearch({ from: '/signed-in/log' })
  const patients = usePatientNames()
  const cases = useCaseNames()
  const query = useAccesses(filter)
  const [now] = useState(() => new Date())
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isFiltered = filter.patient !== undefined || filter.case !== undefined
  return (
    <PageFrame heading={text('heading')} intro={text('intro')} end={<PatientFilter filter={filter} names={patients} />}>
      {query.error !== null && <ErrorPanel error={query.error} title={text('failedToLoad')} onRetry={() => void query.refetch()} />}
      {query.isPending && <LogSkeleton />}
      {query.isSuccess && entries.length === 0 && (
        <EmptyState
          icon={<IconListSearch size={28} stroke={1.5} color="var(--muted)" aria-hidden />}
          title={text(isFiltered ? 'emptyFiltered' : 'empty')}
          {...(!isFiltered && { hint: text('emptyHint') })}
        />
      )}
      {entries.length > 0 && <AccessDays days={groupAccesses(entries, now)} names={{ patients, cases }} />}
      {query.hasNextPage && (
        <Button variant="default" className={classes['older'] ?? ''} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text('older')}
        </Button>
      )}
      {entries.length > 0 && !query.hasNextPage && (
        <Text c="dimmed" size="sm" >
          {text('end')}
        </Text>
      )}
    </PageFrame>
  )
}

function PatientFilter({ filter, names }: { filter: AccessFilter; names: ReadonlyMap<string, string> }) {
  const text = useText('accesses')
  const navigate = useNavigate()
  const ofCase = filter.case === undefined ? [] : [{ value: `case ${filter.case}`, label: text('oneCase', { id: filter.case.slice(0, 8) }) }]
  const unnamed = filter.patient === undefined || names.has(filter.patient) ? [] : [{ value: filter.patient, label: text('onePatient') }]
  const chosen = filter.case === undefined ? (filter.patient ?? EVERYONE) : `case ${filter.case}`
  return (
    <Select
      label={text('filter')}
      className={classes['filter'] ?? ''}
      searchable={names.size > 8}
      allowDeselect={false}
      checkIconPosition="right"
      data={[{ value: EVERYONE, label: text('everyone') }, ...ofCase, ...unnamed, ...[...names].map(([value, label]) => ({ value, label }))]}
      value={chosen}
      onChange={(value) => void navigate({ to: '/log', search: value === null || value === EVERYONE ? {} : { patient: value }, replace: true })}
    />
  )
}

const ROWS = [0, 1, 2, 3, 4, 5]

function LogSkeleton() {
  const text = useText('ui')
  return (
    <div className={classes['list']} role="status" aria-label={text('loading')}>
      {ROWS.map((row) => (
        <div key={row} className={classes['row']}>
          <Skeleton height={14} width="3.5rem" />
          <Skeleton height={14} width={`${70 - row * 6}%`} />
        </div>
      ))}
    </div>
  )
}
