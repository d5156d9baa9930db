import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { PROFILE_NAMES } from '#domain/report/paste-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { usePasteProfile } from './use-paste-profile.ts'

/** The forms a copied text can take, for a menu; the chosen one stays chosen on this device. */
export function PasteProfiles() {
  const text = useText('paste')
  const { name, choose } = usePasteProfile()
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{text('profiles')}</Menu.Label>
      {PROFILE_NAMES.map((each) => (
        <Menu.Item key={each} aria-current={each === name} rightSection={each === name ? <IconCheck size={16} aria-hidden /> : null} onClick={() => choose(each)}>
          {text(each)}
        </Menu.Item>
      ))}
    </>
  )
}
