import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Language } from '#contract/vertical.ts'
import { languages } from '#web/text/languages.ts'
import { useLanguage } from '#web/text/use-text.ts'
import type { MenuAnchor } from './MenuButton.tsx'
import { OpenMenu } from './OpenMenu.tsx'

export function LanguageChoices({ anchor, onChoose }: { anchor: MenuAnchor; onChoose: (language: Language) => void }) {
  const current = useLanguage()
  return (
    <OpenMenu anchor={anchor}>
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
    </OpenMenu>
  )
}
