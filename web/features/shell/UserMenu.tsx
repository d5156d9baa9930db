import { ActionIcon } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'

const choices = laterPart(async () => (await import('./UserChoices.tsx')).UserChoices)

/** Subscription, the report prompt, settings, and the way out (spec 2). */
export function UserMenu() {
  const text = useText('shell')
  return (
    <MenuButton menu={choices} menuProps={{}}>
      {(attributes) => (
        <ActionIcon {...attributes} variant="subtle" color="gray" c="var(--ink)" size="lg" aria-label={text('userMenu')}>
          <IconUserCircle size={22} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  )
}
