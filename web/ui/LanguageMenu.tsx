import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import type { Language } from '#contract/vertical.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { laterPart } from './later-part.ts'
import { MenuButton } from './MenuButton.tsx'

const choices = laterPart(async () => (await import('./LanguageChoices.tsx')).LanguageChoices)

/** Switches the language of the interface; each language stands under its own name. */
export function LanguageMenu({ onChoose }: { onChoose: (language: Language) => void }) {
  const text = useText('ui')
  const current = useLanguage()
  return (
    <MenuButton menu={choices} menuProps={{ onChoose }}>
      {(attributes) => (
        <Button
          {...attributes}
          variant="subtle"
          color="gray"
          c="var(--ink)"
          px="xs"
          leftSection={<IconLanguage size={18} aria-hidden />}
          aria-label={`${text('language')}: ${current.toUpperCase()}`}
        >
          {current.toUpperCase()}
        </Button>
      )}
    </MenuButton>
  )
}
