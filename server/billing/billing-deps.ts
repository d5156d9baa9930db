import type { Tenant } from '#contract/tenant.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import type { ExtraDoctorTypes } from '#server/profile/present-profile.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { Vault } from '#server/vault/vault.ts'

export type BillingDeps = {
  sql: Database
  vault: Vault
  payments: Payments
  /** So many finished reports are free before anything is paid; 0: none. */
  trialReports?: number
  /** The operator's hosts; the product's own when left out. */
  tenants?: readonly Tenant[]
  extraDoctorTypes?: ExtraDoctorTypes
  /** Closes every socket of a user, on every server, once the transaction has committed: their pages ask anew how they stand. */
  closeSockets?: (transaction: Sql, userId: string) => Promise<unknown>
  /** Where a payment may lead back to; when none are named, to the host that was called. */
  publicOrigins?: readonly string[]
}
