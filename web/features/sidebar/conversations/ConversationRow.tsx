import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { ConversationListItem } from '#contract/conversation.ts'
import { useText } from '#web/text/use-text.ts'
import style from '../Sidebar.module.css'

/** One conversation by what was first asked in it, and its menu. */
export function ConversationRow({ entry, onDelete }: { entry: ConversationListItem; onDelete: (() => void) | undefined }) {
  const text = useText('chat')
  const { conversationId } = useParams({ strict: false })
  const isCurrent = conversationId === entry.id
  return (
    <li className={style['row']} {...(isCurrent ? { 'data-current': '' } : {})}>
      <Link
        to="/c/{-$conversationId}"
        params={{ conversationId: entry.id }}
        className={style['link']}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={style['summary']} title={entry.title}>
          {entry.title === '' ? <span className={style['untitled']}>{text('untitled')}</span> : entry.title}
        </span>
      </Link>
      {onDelete !== undefined && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon className={style['menu'] ?? ''} variant="subtle" color="gray" c="var(--muted)" aria-label={text('rowMenu')}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="recording" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
              {text('deleteConversation')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}
