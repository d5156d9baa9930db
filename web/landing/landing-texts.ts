import type { Language, Vertical } from '#contract/vertical.ts'
import type { LandingText } from './landing-text.ts'

type Words = Record<Vertical, LandingText>

const load: Record<Language, () => Promise<Words>> = {
  nb: async () => (await import('./text/nb.ts')).nb,
  sv: async () => (await import('./text/sv.ts')).sv,
  da: async () => (await import('./text/da.ts')).da,
  en: async () => (await import('./text/en.ts')).en,
  ru: async () => (await Promise.all([import('./text/ru.ts'), import('./letters.ts')]))[0].ru,
}

/** Loads the words of the landing page in one language; each is a file of its own. */
export async function landingText(language: Language, edition: Vertical): Promise<LandingText> {
  return (await load[language]())[edition]
}

/** Takes any stored tag; gives the language it names, when we have it. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  return languageCodes.find((code) => code === tag)
}

const languageCodes: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']
