import type { StreamEvent } from '#contract/stream-event.ts'
import type { Sql } from '#server/database/connect.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { SealedPartial } from './event-bus.ts'

type Partial = Extract<StreamEvent, { type: 'partial' }>

/** Opens words on their way to the socket of a reader. @throws request.not_found once the case is gone; internal.error where it is somebody else's */
export type OpenPartial = (event: SealedPartial, readerId: string) => Promise<Partial>

/** Postgres carries 8,000 bytes in a notification; in any script this is less, and more than anyone says in half a minute. */
const MOST_CHARACTERS = 1_200

const placeOf = ({ recordingId, group }: Pick<Partial, 'recordingId' | 'group'>) => ({ id: recordingId, field: `partial:${group}` })

/** Takes what an engine has written so far; gives it as it may travel. Of a longer text the end is kept. */
export function sealPartial({ vault, key }: { vault: Vault; key: DataKey }, partial: Omit<Partial, 'type'>): SealedPartial {
  const { text, ...about } = partial
  return { type: 'sealed-partial', ...about, sealed: vault.sealText(key, placeOf(partial), text.slice(-MOST_CHARACTERS)).toString('base64') }
}

/** Takes the vault; gives what opens the words again, on whichever server the reader's socket is. */
export function makeOpenPartial({ sql, vault }: { sql: Sql; vault: Vault }): OpenPartial {
  return async ({ caseId, recordingId, group, sealed }, readerId) => {
    const key = await vault.keyFor(sql, { id: caseId, ownerId: readerId })
    return { type: 'partial', caseId, recordingId, group, text: vault.openText(key, placeOf({ recordingId, group }), Buffer.from(sealed, 'base64')) }
  }
}
