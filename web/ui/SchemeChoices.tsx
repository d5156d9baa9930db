import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import type { MenuAnchor } from './MenuButton.tsx'
import { OpenMenu } from './OpenMenu.tsx'
import { schemes } from './schemes.ts'

export function SchemeChoices({ anchor }: { anchor: MenuAnchor }) {
  const text = useText('ui')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <OpenMenu anchor={anchor}>
      {schemes.map(({ scheme, label, Icon }) => (
        <Menu.Item
          key={scheme}
          aria-current={scheme === colorScheme}
          leftSection={<Icon size={16} aria-hidden />}
          rightSection={scheme === colorScheme ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => setColorScheme(scheme)}
        >
          {text(label)}
        </Menu.Item>
      ))}
    </OpenMenu>
  )
}
