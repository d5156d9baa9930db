import type { OutsideEngine, OutsideStore } from '#contract/outside-engine.ts'
import type { PatientInformedRule } from '#contract/patient-informed.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Config } from './config.ts'

/** What `/config.json` tells the browser; nothing secret is reachable from it. */
export type PublicConfig = {
  authority: string
  clientId: string
  /** `server`: the server keeps the sign-in, and the browser holds no token. */
  identity: 'embedded' | 'external' | 'server'
  checkout: 'test' | 'stripe'
  tenants: readonly Tenant[]
  diagnosisSuggestions: boolean
  reportReasons: boolean
  patientInformed: PatientInformedRule
  /** For the legal pages, so that they state what the server does (GDPR-6). */
  retention: Config['retention']
  /** For the settings page: who else gets data, and where (NORM-5). */
  engines: readonly OutsideEngine[]
  stores: readonly OutsideStore[]
  supportAddress: string | null
  /** For links to the other edition: bare host names lead on to these. */
  wwwHosts: Config['wwwHosts']
}

/** Takes the configuration; gives the part that may be public. */
export function publicConfig(config: Config, outside: Pick<PublicConfig, 'engines' | 'stores'>): PublicConfig {
  return {
    authority: config.identity.issuer,
    clientId: config.identity.clientId,
    identity: config.identity.session ? 'server' : config.identity.kind,
    checkout: config.payments.kind,
    tenants: config.tenants,
    diagnosisSuggestions: config.mayDiagnosisSuggestionsShow,
    reportReasons: config.mayReasonsShow,
    patientInformed: config.patientInformed,
    retention: config.retention,
    supportAddress: config.supportAddress ?? null,
    wwwHosts: config.wwwHosts,
    ...outside,
  }
}
