import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import type { MenuAnchor } from '#web/ui/MenuButton.tsx'
import { OpenMenu } from '#web/ui/OpenMenu.tsx'

export function PatientChoices({ anchor, onAsk }: { anchor: MenuAnchor; onAsk: (what: 'edit' | 'delete') => void }) {
  const text = useText('patients')
  return (
    <OpenMenu anchor={anchor} isInPortal>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onAsk('edit')}>
        {text('edit')}
      </Menu.Item>
      <Menu.Item color="recording" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onAsk('delete')}>
        {text('deletePatient')}
      </Menu.Item>
    </OpenMenu>
  )
}
