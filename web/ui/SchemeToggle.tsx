import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'

const CHOICES = [
  { scheme: 'light', label: 'schemeLight', Icon: IconSun },
  { scheme: 'dark', label: 'schemeDark', Icon: IconMoon },
  { scheme: 'auto', label: 'schemeAuto', Icon: IconDeviceDesktop },
] as const

/** Light, dark, or as the device says. */
export function SchemeToggle() {
  const text = useText('ui')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = CHOICES.find(({ scheme }) => scheme === colorScheme)?.Icon ?? IconDeviceDesktop
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="var(--ink)" size="lg" aria-label={text('scheme')}>
          <Current size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map(({ scheme, label, Icon }) => (
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
      </Menu.Dropdown>
    </Menu>
  )
}
