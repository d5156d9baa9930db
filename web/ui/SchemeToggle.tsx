import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from './later-part.ts'
import { MenuButton } from './MenuButton.tsx'
import { schemes } from './schemes.ts'

const choices = laterPart(async () => (await import('./SchemeChoices.tsx')).SchemeChoices)

/** Light, dark, or as the device says. */
export function SchemeToggle() {
  const text = useText('ui')
  const { colorScheme } = useMantineColorScheme()
  const Current = schemes.find(({ scheme }) => scheme === colorScheme)?.Icon ?? IconDeviceDesktop
  return (
    <MenuButton menu={choices} menuProps={{}}>
      {(attributes) => (
        <ActionIcon {...attributes} variant="subtle" color="gray" c="var(--ink)" size="lg" aria-label={text('scheme')}>
          <Current size={18} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  )
}
