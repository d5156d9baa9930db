import type { Language } from '#contract/vertical.ts'

const KEY = 'epikrise.language'

/** Remembers the language chosen on this device. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // A browser that keeps nothing still shows the language until the page is closed.
  }
}

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
