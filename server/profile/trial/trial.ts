import { createHmac } from 'node:crypto'
import type { Database, Sql } from '#server/database/connect.ts'
import { TRIAL_KEY_ID } from '#server/vault/standing-keys.ts'
import type { Vault } from '#server/vault/vault.ts'
import { trialStore } from './store.ts'

export type Trial = {
  /** So many finished reports are free; 0: there is no trial. */
  reports: number
  /** Names a person without naming them: nobody without the key can tell whom, or try out who it may be. */
  personOf: (about: { issuer: string; subject: string }) => Promise<string>
}

/** Takes how many reports are free; gives the trial of this installation. */
export function makeTrial({ sql, vault, reports }: { sql: Database; vault: Pick<Vault, 'create'>; reports: number }): Trial {
  return {
    reports,
    async personOf({ issuer, subject }) {
      const key = await vault.create(sql, { id: TRIAL_KEY_ID, ownerId: null })
      return createHmac('sha256', key).update(JSON.stringify([issuer, subject])).digest('base64url')
    },
  }
}

/** Counts a report that was finished, in the commit that stores it. */
export const countTrialReport = (tx: Sql, userId: string): Promise<void> => trialStore.count(tx, userId)
