import type { Language } from '#contract/vertical.ts'
import { chooseLanguage } from './choose-language.ts'

const KEY = 'epikrise.language'

/** The language to begin in on this device (spec 9: the default before domain and browser is Norwegian). */
export function startLanguage(): Language {
  return chooseLanguage({ stored: readStored(), standard: 'no', host: location.hostname, browser: navigator.languages })
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // A browser that keeps nothing still shows the language until the page is closed.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
