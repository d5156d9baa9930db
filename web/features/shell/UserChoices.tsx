import { Menu, Text } from '@mantine/core'
import { IconAdjustments, IconCreditCard, IconHelp, IconListSearch, IconLogout, IconQuote, IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useProfile } from '#web/session/use-profile.ts'
import { useSession } from '#web/session/use-session.ts'
import { useText } from '#web/text/use-text.ts'
import type { MenuAnchor } from '#web/ui/MenuButton.tsx'
import { OpenMenu } from '#web/ui/OpenMenu.tsx'

export function UserChoices({ anchor }: { anchor: MenuAnchor }) {
  const text = useText('shell')
  const session = useSession()
  const { data: profile } = useProfile()
  const isActive = profile?.subscription.status === 'Active'
  return (
    <OpenMenu anchor={anchor} width={240}>
      <Menu.Label>
        <Text span display="block" size="sm" fw={500} c="var(--ink)" truncate>
          {profile?.name ?? session?.name}
        </Text>
        <Text span display="block" size="xs" truncate>
          {profile?.email ?? session?.email}
        </Text>
      </Menu.Label>
      <Menu.Divider />
      <Menu.Item component={Link} to="/profile" leftSection={<IconCreditCard size={18} aria-hidden />}>
        {text('manageSubscription')}
      </Menu.Item>
      {isActive && (
        <Menu.Item component={Link} to="/optimizer" leftSection={<IconSparkles size={18} aria-hidden />}>
          {text('optimisePrompt')}
        </Menu.Item>
      )}
      {isActive && (
        <Menu.Item component={Link} to="/t" leftSection={<IconQuote size={18} aria-hidden />}>
          {text('titleTriggers')}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to="/s" leftSection={<IconAdjustments size={18} aria-hidden />}>
        {text('doctorSettings')}
      </Menu.Item>
      <Menu.Item component={Link} to="/log" leftSection={<IconListSearch size={18} aria-hidden />}>
        {text('accessLog')}
      </Menu.Item>
      <Menu.Item component={Link} to="/help" leftSection={<IconHelp size={18} aria-hidden />}>
        {text('help')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item component={Link} to="/logout" preload={false} leftSection={<IconLogout size={18} aria-hidden />}>
        {text('signOut')}
      </Menu.Item>
    </OpenMenu>
  )
}
