import type { Language } from '#contract/vertical.ts'
import { call } from '#web/api/call.ts'
import { replaceProfile, useProfile } from '#web/session/use-profile.ts'
import { storeLanguage } from '#web/text/stored-language.ts'
import { speak } from '#web/text/machinery.ts'
import { useLanguage } from '#web/text/use-text.ts'
import { LanguageMenu } from '#web/ui/LanguageMenu.tsx'

/** The language on screen. Reports follow it as long as the two have been the same; who chose another for reports keeps that. */
export function InterfaceLanguage() {
  const current = useLanguage()
  const { data: profile } = useProfile()
  const choose = async (language: Language) => {
    storeLanguage(language)
    await speak(language)
    if (profile?.settings.Language === current && language !== current) replaceProfile(await call('updateUserProfile', { body: { Language: language } }))
  }
  // The screen has changed already; reports staying in the old language is seen, and mended, on the settings page.
  return <LanguageMenu onChoose={(language) => void choose(language).catch(() => undefined)} />
}
