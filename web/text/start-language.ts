import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import { browserLanguage, readLanguage } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'

export type LanguageSigns = {
  /** The tag chosen on this device before. */
  stored: string | null
  /** What the browser is set to, the most wanted first. */
  browser: readonly string[]
  host: string
}

/** Takes what tells of the reader; gives the language to begin in: what was chosen here before, else the browser's, else the host's (spec 9). */
export function startLanguage({ stored, browser, host }: LanguageSigns, tenants?: readonly Tenant[]): Language {
  return readLanguage(stored ?? '') ?? browserLanguage(browser.join(',')) ?? firstLanguageOf(host, tenants)
}
