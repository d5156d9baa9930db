import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import { readLanguage } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'

const KEY = 'epikrise.language'

/** Takes the stored tag, the host and the tenants; gives the language to begin in: what was chosen here before, else the host's (spec 9). */
export function startLanguage(stored: string | null, host: string, tenants?: readonly Tenant[]): Language {
  return readLanguage(stored ?? '') ?? firstLanguageOf(host, tenants)
}

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
