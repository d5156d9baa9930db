import { Menu } from '@mantine/core'
import { IconEyeOff, IconUserShare } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import type { MenuAnchor } from '#web/ui/MenuButton.tsx'
import { OpenMenu } from '#web/ui/OpenMenu.tsx'

export function MoveChoices({ anchor, isAnonymous, onAsk }: { anchor: MenuAnchor; isAnonymous: boolean; onAsk: (what: 'move' | 'anonymise') => void }) {
  const text = useText('patients')
  return (
    <OpenMenu anchor={anchor} isInPortal>
      <Menu.Item leftSection={<IconUserShare size={16} aria-hidden />} onClick={() => onAsk('move')}>
        {text('moveTo')}
      </Menu.Item>
      {!isAnonymous && (
        <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={() => onAsk('anonymise')}>
          {text('anonymise')}
        </Menu.Item>
      )}
    </OpenMenu>
  )
}
