import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronUp, IconCopy } from '@tabler/icons-react'
import { PROFILE_NAMES, PROFILES } from '#domain/note/export/paste-profile.ts'
import type { PasteProfile } from '#domain/note/export/paste-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { usePasteProfile } from '../hand-over/use-paste-profile.ts'
import styles from './bar.module.css'

export type CopyButtonProps = { isCopied: boolean; onCopy: (profile: PasteProfile) => void }

/** Copies in the form that was last chosen on this device; the forms stand behind its other half, and one that is chosen is copied at once. */
export function CopyButton({ isCopied, onCopy }: CopyButtonProps) {
  const text = useText('report')
  const paste = useText('paste')
  const { name, profile, choose } = usePasteProfile()
  return (
    <Button.Group>
      <Button
        className={styles['main'] ?? ''}
        leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        onClick={() => onCopy(profile)}
      >
        {text(isCopied ? 'copied' : 'copy')}
      </Button>
      <Menu position="top-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon className={styles['forms'] ?? ''} size="var(--size-control)" aria-label={paste('profiles')}>
            <IconChevronUp size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{paste('profiles')}</Menu.Label>
          {PROFILE_NAMES.map((each) => (
            <Menu.Item
              key={each}
              aria-current={each === name}
              rightSection={each === name ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => {
                choose(each)
                onCopy(PROFILES[each])
              }}
            >
              {paste(each)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
