import { Box, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationListItem } from '#contract/conversation.ts'
import { groupByAge } from '#domain/age-group.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useNow } from '#web/features/case-line/use-now.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import style from '../Sidebar.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import { DeleteConversation } from './DeleteConversation.tsx'

export type ConversationListProps = { mayDelete: boolean; /** The page is about conversations: that there are none is said. */ isOfPage: boolean }

/** General conversations, grouped by age (spec 9). Those on a case stand with their case. */
export function ConversationList({ mayDelete, isOfPage }: ConversationListProps) {
  const text = useText('chat')
  const sidebar = useText('sidebar')
  const list = useQuery({ queryKey: queryKeys.conversations, queryFn: async ({ signal }) => await call('listConversations', { signal }), staleTime: Infinity })
  // The dialog stays after it has closed, so that the focus finds its way back to the row.
  const [asked, setAsked] = useState<{ entry: ConversationListItem; isOpen: boolean }>()
  const now = useNow()
  if (list.data === undefined && list.error !== null) {
    return (
      <Box p="md">
        <ErrorPanel error={list.error} title={text('listFailed')} onRetry={() => void list.refetch()} />
      </Box>
    )
  }
  if (list.data === undefined) {
    if (!isOfPage) return null
    return (
      <Stack gap="sm" p="md" role="status" aria-label={text('conversations')}>
        {['80%', '65%', '75%'].map((width) => (
          <Skeleton key={width} height={14} width={width} />
        ))}
      </Stack>
    )
  }
  if (list.data.length === 0 && !isOfPage) return null
  return (
    <div aria-busy={list.isFetching}>
      <h2 className={style['heading']}>{text('conversations')}</h2>
      {list.data.length === 0 && (
        <Text size="sm" c="dimmed" px="md" py="xs">
          {text('noConversations')}
        </Text>
      )}
      {groupByAge(list.data, ({ dateTime }) => new Date(dateTime), new Date(now)).map(({ group, entries }) => (
        <div key={group}>
          <h3 className={style['group']} id={`conversations-${group}`}>
            {sidebar(group)}
          </h3>
          <ul className={style['list']} aria-labelledby={`conversations-${group}`}>
            {entries.map((entry) => (
              <ConversationRow key={entry.id} entry={entry} onDelete={mayDelete ? () => setAsked({ entry, isOpen: true }) : undefined} />
            ))}
          </ul>
        </div>
      ))}
      {asked !== undefined && <DeleteConversation {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />}
    </div>
  )
}
