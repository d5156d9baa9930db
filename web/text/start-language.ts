import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import { readLanguage } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'

/** Takes the stored tag, the host and the tenants; gives the language to begin in: what was chosen here before, else the host's (spec 9). */
export function startLanguage(stored: string | null, host: string, tenants?: readonly Tenant[]): Language {
  return readLanguage(stored ?? '') ?? firstLanguageOf(host, tenants)
}
