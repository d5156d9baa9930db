import { readLanguage } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'

export type LanguageHints = {
  stored: string | null
  /** The product's default; Norwegian unless an operator's configuration leaves it out. */
  standard: string | undefined
  host: string
  browser: readonly string[]
}

const BY_TOP_LEVEL_DOMAIN: Readonly<Record<string, Language>> = { no: 'nb', se: 'sv', dk: 'da', ru: 'ru', uk: 'en', gb: 'en', com: 'en' }

/** Takes what is known of the visitor; gives the language to begin in, in the order of spec 9. */
export function chooseLanguage({ stored, standard, host, browser }: LanguageHints): Language {
  const domain = BY_TOP_LEVEL_DOMAIN[host.split('.').at(-1) ?? '']
  const candidates = [readLanguage(stored ?? ''), readLanguage(standard ?? ''), domain, ...browser.map(readLanguage)]
  return candidates.find((language) => language !== undefined) ?? 'en'
}
