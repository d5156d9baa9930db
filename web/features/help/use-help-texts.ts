import { useSuspenseQuery } from '@tanstack/react-query'
import type { Language } from '#contract/vertical.ts'
import type { HelpText } from '#domain/help/texts/help-text.ts'
import { useLanguage } from '#web/text/use-text.ts'

/** Each language is a file of its own that only its readers fetch. */
const TEXTS: Record<Language, () => Promise<readonly HelpText[]>> = {
  nb: async () => (await import('#domain/help/texts/nb.ts')).nb,
  sv: async () => (await import('#domain/help/texts/sv.ts')).sv,
  da: async () => (await import('#domain/help/texts/da.ts')).da,
  en: async () => (await import('#domain/help/texts/en.ts')).en,
  ru: async () => (await import('#domain/help/texts/ru.ts')).ru,
}

/** The help texts in the language on screen, waited for where they have not come yet. */
export function useHelpTexts(): readonly HelpText[] {
  const language = useLanguage()
  return useSuspenseQuery({ queryKey: ['help', language], queryFn: TEXTS[language], staleTime: Infinity }).data
}
