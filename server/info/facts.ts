import type { OutsideEngine, OutsideStore } from '#contract/outside-engine.ts'
import type { Config } from '#server/config.ts'

/** What the pages of terms and privacy must know of this installation. */
export type Facts = {
  operator: Config['operator']
  supportAddress: string | undefined
  retention: Config['retention']
  keyEpochHours: number
  maySuggestDiagnoses: boolean
  hasTrial: boolean
  /** Where people sign in, when that is not here; likewise for what follows. */
  signInHost: string | undefined
  isPaymentElsewhere: boolean
  mailHost: string | undefined
  engines: readonly OutsideEngine[]
  stores: readonly OutsideStore[]
}

/** Takes the configuration as it was given, and what outside engines and stores it names; gives what the pages tell of it. */
export function factsOf(config: Config, { engines, stores }: Pick<Facts, 'engines' | 'stores'>): Facts {
  const { identity, payments, mail } = config
  return {
    operator: config.operator,
    supportAddress: config.supportAddress,
    retention: config.retention,
    keyEpochHours: config.keyEpochHours,
    maySuggestDiagnoses: config.mayDiagnosisSuggestionsShow,
    hasTrial: config.trialReports > 0,
    signInHost: identity.kind === 'external' ? new URL(identity.issuer).host : undefined,
    isPaymentElsewhere: payments.kind === 'stripe',
    mailHost: mail && new URL(mail.smtpUrl).hostname,
    engines,
    stores,
  }
}
