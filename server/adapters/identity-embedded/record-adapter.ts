import type { IdentityStore } from './store.ts'

/**
 * Two tabs may renew with the same refresh token at the same moment. Within this time a used one still counts as
 * fresh; later its use is taken for theft, and everything issued from it ends.
 */
const REUSE_LEEWAY_MS = 10_000

export type RecordAdapter = {
  upsert(id: string, payload: Record<string, unknown>, expiresInSeconds?: number): Promise<void>
  find(id: string): Promise<Record<string, unknown> | undefined>
  findByUid(uid: string): Promise<Record<string, unknown> | undefined>
  findByUserCode(): Promise<undefined>
  consume(id: string): Promise<void>
  destroy(id: string): Promise<void>
  revokeByGrantId(grantId: string): Promise<void>
}

/** Takes the store; gives what oidc-provider asks for: one object per kind of record. */
export function makeRecordAdapter(store: IdentityStore): (kind: string) => RecordAdapter {
  return (kind) => {
    const leewayMs = kind === 'RefreshToken' ? REUSE_LEEWAY_MS : 0
    const present = (kept: Awaited<ReturnType<IdentityStore['find']>>) => {
      if (!kept) return undefined
      const consumedMs = kept.consumedAt?.getTime()
      const isUsed = consumedMs !== undefined && Date.now() - consumedMs >= leewayMs
      return { ...kept.payload, ...(isUsed && { consumed: Math.floor(consumedMs / 1000) }) }
    }
    return {
      upsert: async (id, payload, expiresInSeconds) => {
        // A sign-in is rare and already waits for a person: the moment to tidy up.
        if (kind === 'Interaction') await store.removeExpired()
        await store.keep({ kind, id, payload, expiresInSeconds })
      },
      find: async (id) => present(await store.find(kind, id)),
      findByUid: async (uid) => present(await store.findByUid(kind, uid)),
      findByUserCode: async () => undefined,
      consume: (id) => store.consume(kind, id),
      destroy: (id) => store.remove(kind, id),
      revokeByGrantId: (grantId) => store.removeByGrant(grantId),
    }
  }
}
