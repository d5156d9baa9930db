import { Menu } from '@mantine/core'
import { IconTrash, IconUserShare } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import type { MenuAnchor } from '#web/ui/MenuButton.tsx'
import { OpenMenu } from '#web/ui/OpenMenu.tsx'

export function CaseChoices({ anchor, onAsk }: { anchor: MenuAnchor; onAsk: (what: 'move' | 'delete') => void }) {
  const text = useText('patients')
  return (
    <OpenMenu anchor={anchor} isInPortal>
      <Menu.Item leftSection={<IconUserShare size={16} aria-hidden />} onClick={() => onAsk('move')}>
        {text('moveTo')}
      </Menu.Item>
      <Menu.Item color="recording" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onAsk('delete')}>
        {text('deleteCase')}
      </Menu.Item>
    </OpenMenu>
  )
}
