import type { Sql, Transaction } from '#server/database/connect.ts'
import type { Person } from '#server/profile/person-of.ts'
import { personDigest } from '#server/profile/store.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { keyStore } from '#server/vault/store.ts'

/** Refuses a token until it would have expired anyway, with the leeway of verification; rows past that go. */
export async function refuseToken(sql: Sql, { digest, expiresAt }: { digest: string; expiresAt: Date }): Promise<void> {
  await sql`
    with past as (delete from refused_token where expires_at < now() - interval '1 hour')
    insert into refused_token (digest, expires_at) values (${digest}, ${expiresAt}) on conflict (digest) do nothing`
}

export type Holdings = { patients: number; recordings: number; documents: number; triggers: number; conversations: number }

/** Tables: erased_account; the end of a row of app_user and of the keys that belong to a user. */
export const accountStore = {
  /** Held against every other change of the account until the transaction ends. */
  /** False where the account is gone: of two who erase it at once one does. */
  async lock(tx: Transaction, userId: string): Promise<boolean> {
    const rows = await tx`select from app_user where id = ${userId} for update`
    return rows.length > 0
  },

  async cases(tx: Transaction, userId: string): Promise<{ id: string; patient_id: string }[]> {
    return tx`select id, patient_id from consultation_case where owner_id = ${userId} order by id for update`
  },

  async holdings(tx: Transaction, userId: string): Promise<Holdings> {
    const [row] = await tx<Holdings[]>`
      select (select count(*)::int from patient where owner_id = ${userId}) as patients,
             (select count(*)::int from recording where owner_id = ${userId}) as recordings,
             (select count(*)::int from case_document where owner_id = ${userId}) as documents,
             (select count(*)::int from trigger_phrase where owner_id = ${userId}) as triggers,
             (select count(*)::int from conversation where owner_id = ${userId}) as conversations`
    return row ?? { patients: 0, recordings: 0, documents: 0, triggers: 0, conversations: 0 }
  },

  /** The keys of the user, of what is the user's alone and of the named patients, whose ids stay as tombstones; those of the cases go with the cases. */
  async eraseKeys(tx: Transaction, userId: string): Promise<number> {
    const patients = await tx<{ id: string }[]>`select id from patient where owner_id = ${userId}`
    await tombstoneStore.keep(tx, patients.map(({ id }) => id))
    return keyStore.destroy(tx, [userId, ...patients.map(({ id }) => id)])
  },

  /** The row of the user takes all that names it along. The person's digest stays a while, so that an old token makes no new account. */
  async eraseUser(tx: Transaction, userId: string, person: Person): Promise<void> {
    await tx`
      insert into erased_account (digest) values (${personDigest(person)}) on conflict (digest) do update set erased_at = now()`
    await tx`delete from app_user where id = ${userId}`
  },
}
