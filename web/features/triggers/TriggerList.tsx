import { ActionIcon, Button, Skeleton, Stack, Tooltip } from '@mantine/core'
import { IconArrowsSort, IconQuote, IconSortAscendingLetters, IconSortDescendingLetters, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Trigger } from '#contract/trigger.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ActionText } from './ActionText.tsx'
import type { TriggerOrder } from './trigger-order.ts'
import { inOrder, nextOrder } from './trigger-order.ts'
import classes from './triggers.module.css'

export type TriggerListProps = {
  /** Absent while it is fetched. */
  list: readonly Trigger[] | undefined
  selectedId: string | undefined
  isBusy: boolean
  isReadOnly: boolean
  onSelect: (trigger: Trigger) => void
  onRemove: (id: string) => void
}

const ORDER_LOOK = {
  default: { Icon: IconArrowsSort, key: 'orderDefault' },
  ascending: { Icon: IconSortAscendingLetters, key: 'orderAscending' },
  descending: { Icon: IconSortDescendingLetters, key: 'orderDescending' },
} as const

/** The right column: every phrase with the beginning of what it adds; a press opens it for editing (spec 2). */
export function TriggerList({ list, selectedId, isBusy, isReadOnly, onSelect, onRemove }: TriggerListProps) {
  const text = useText('triggers')
  const language = useLanguage()
  const [order, setOrder] = useState<TriggerOrder>('default')
  const { Icon, key } = ORDER_LOOK[order]
  return (
    <section className={classes['list']} aria-label={text('listLabel')}>
      <div className={classes['listHead']}>
        <h2 className={classes['smallHeading']}>
          {text('listLabel')} {list !== undefined && list.length > 0 && <span className={classes['count']}>{list.length}</span>}
        </h2>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon size={16} aria-hidden />}
          disabled={list === undefined || list.length < 2}
          onClick={() => setOrder(nextOrder(order))}
        >
          <span className="visually-hidden">{text('orderLabel')}: </span>
          {text(key)}
        </Button>
      </div>
      {list === undefined && <ListSkeleton />}
      {list?.length === 0 && (
        <EmptyState icon={<IconQuote size={28} stroke={1.5} color="var(--muted)" aria-hidden />} title={text('empty')} hint={text('emptyHint')} />
      )}
      {list !== undefined && list.length > 0 && (
        <ul className={classes['rows']}>
          {inOrder(list, order, language).map((one) => (
            <li key={one.id} className={classes['row']} {...(one.id === selectedId ? { 'data-selected': '' } : {})}>
              <button type="button" className={classes['open']} disabled={isBusy} aria-current={one.id === selectedId} onClick={() => onSelect(one)}>
                <span className={classes['phrase']}>{one.trigger}</span>
                <ActionText action={one.action} />
              </button>
              {!isReadOnly && (
                <Tooltip label={text('delete')}>
                  <ActionIcon
                    variant="subtle"
                    color="recording"
                    size="lg"
                    className={classes['remove'] ?? ''}
                    disabled={isBusy}
                    aria-label={text('deleteOne', { trigger: one.trigger })}
                    onClick={() => onRemove(one.id)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const ROWS = [0, 1, 2]

function ListSkeleton() {
  const text = useText('ui')
  return (
    <Stack gap="md" p="md" role="status" aria-label={text('loading')}>
      {ROWS.map((row) => (
        <Stack key={row} gap="xs">
          <Skeleton height={14} width="45%" />
          <Skeleton height={12} width="85%" />
        </Stack>
      ))}
    </Stack>
  )
}
