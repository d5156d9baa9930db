import type { Language } from '#contract/vertical.ts'
import { storeLanguage } from '#web/text/stored-language.ts'
import { speak } from '#web/text/machinery.ts'
import { LanguageMenu } from '#web/ui/LanguageMenu.tsx'

/** The language on screen, and of nothing else: what reports are written in is heard, or set on the settings page. */
export function InterfaceLanguage() {
  const choose = async (language: Language) => {
    storeLanguage(language)
    await speak(language)
  }
  // A language that could not be fetched leaves the old one on screen; the next press asks anew.
  return <LanguageMenu onChoose={(language) => void choose(language).catch(() => undefined)} />
}
