import { Button, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import type { Language } from '#contract/vertical.ts'
import { languages } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'

/** Switches the language of the interface; each language stands under its own name. */
export function LanguageMenu({ onChoose }: { onChoose: (language: Language) => void }) {
  const text = useText('ui')
  const current = useLanguage()
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="subtle" color="gray" c="var(--ink)" px="xs" leftSection={<IconLanguage size={18} aria-hidden />} aria-label={`${text('language')}: ${current.toUpperCase()}`}>
          {current.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map(({ code, name }) => (
          <Menu.Item
            key={code}
            lang={code}
            aria-current={code === current}
            leftSection={<IconCheck size={16} aria-hidden style={{ visibility: code === current ? 'visible' : 'hidden' }} />}
            onClick={() => onChoose(code)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
