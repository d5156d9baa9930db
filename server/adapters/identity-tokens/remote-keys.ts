import { createLocalJWKSet, errors } from 'jose'
import type { JSONWebKeySet } from 'jose'
import { Refusal } from '#contract/refusal.ts'
import type { TokenKeys } from './keys.ts'
import { readKeys, readKeysAddress } from './read.ts'
import { fetchDocument } from './send.ts'
import type { Answer } from './send.ts'

/** Older keys are asked for anew, so a retired one is refused within this time (AUTH-1). */
const FRESH_MS = 60_000
/** However many tokens name unknown keys, and however long the provider is away: one attempt in this time (SEC-39). */
const COOLDOWN_MS = 15_000
/** A provider may be away for a night, not for ever. */
const LAST_RESORT_MS = 24 * 60 * 60_000

export type RemoteKeysOptions = {
  issuer: string
  nowMs?: () => number
  fetchDocument?: (address: string) => Promise<Answer>
  onFailure?: (error: unknown) => void
}

type KeySet = { find: ReturnType<typeof createLocalJWKSet>; fingerprint: string; fetchedMs: number }

const fingerprintOf = ({ keys }: JSONWebKeySet) => JSON.stringify(keys.map((key) => JSON.stringify(key)).sort())

/**
 * The keys of an issuer elsewhere, found by discovery. Known ones go on while the provider is away; a new one is
 * found within the cooldown.
 */
export function makeRemoteKeys({
  issuer,
  nowMs = Date.now,
  fetchDocument: fetchText = fetchDocument,
  onFailure = () => undefined,
}: RemoteKeysOptions): TokenKeys {
  const listeners: (() => void)[] = []
  let keySet: KeySet | undefined
  let attemptedMs = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined

  async function fetchKeys(): Promise<void> {
    try {
      const address = readKeysAddress(await fetchText(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`), issuer)
      const keys = readKeys(await fetchText(address))
      const before = keySet?.fingerprint
      keySet = { find: createLocalJWKSet(keys), fingerprint: fingerprintOf(keys), fetchedMs: nowMs() }
      if (before !== undefined && before !== keySet.fingerprint) for (const listener of listeners) listener()
    } catch (error) {
      onFailure(error)
    }
  }

  /** Everybody waits for the same attempt; nobody starts another within the cooldown. */
  async function refresh(): Promise<void> {
    if (!underWay && nowMs() - attemptedMs < COOLDOWN_MS) return
    attemptedMs = underWay ? attemptedMs : nowMs()
    underWay ??= fetchKeys().finally(() => {
      underWay = undefined
    })
    await underWay
  }

  function known(): KeySet {
    if (!keySet || nowMs() - keySet.fetchedMs > LAST_RESORT_MS) throw new Refusal('auth.unavailable', { retryAfterSeconds: COOLDOWN_MS / 1000 })
    return keySet
  }

  return {
    async find(header, token) {
      if (!keySet || nowMs() - keySet.fetchedMs > FRESH_MS) await refresh()
      try {
        return await known().find(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        await refresh()
        return known().find(header, token)
      }
    },
    onRotation: (listener) => void listeners.push(listener),
  }
}
