import type { Database, Sql } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { makePersonOf } from '../person-of.ts'
import type { PersonOf } from '../person-of.ts'
import { trialStore } from './store.ts'

export type Trial = {
  /** So many finished reports are free; 0: there is no trial. */
  reports: number
  personOf: PersonOf
}

/** Takes how many reports are free; gives the trial of this installation. */
export function makeTrial({ sql, vault, reports }: { sql: Database; vault: Pick<Vault, 'create'>; reports: number }): Trial {
  return { reports, personOf: makePersonOf({ sql, vault }) }
}

/** Counts a report that was finished, in the commit that stores it. */
export const countTrialReport = (tx: Sql, userId: string): Promise<void> => trialStore.count(tx, userId)
