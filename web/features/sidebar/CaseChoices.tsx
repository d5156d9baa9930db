import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import type { MenuAnchor } from '#web/ui/MenuButton.tsx'
import { OpenMenu } from '#web/ui/OpenMenu.tsx'

export function CaseChoices({ anchor, onDelete }: { anchor: MenuAnchor; onDelete: () => void }) {
  const text = useText('sidebar')
  return (
    <OpenMenu anchor={anchor} isInPortal>
      <Menu.Item color="recording" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
        {text('deleteCase')}
      </Menu.Item>
    </OpenMenu>
  )
}
