/**
 * Where the epoch keys lie, sealed by the master key, outside the database: what is removed here must be gone, while a database keeps
 * every row it ever had in its log. Names are UUIDs. Every verb may throw storage.unavailable.
 */
export type KeyShelf = {
  /** Durable when it resolves; puts in the place of what was there. */
  put: (name: string, sealed: Uint8Array) => Promise<void>
  read: (name: string) => Promise<Uint8Array | undefined>
  /** What a server that was killed while it put this key had written elsewhere; usually nothing. */
  leftovers: (name: string) => Promise<Uint8Array[]>
  /** Resolves once it and its leftovers are overwritten, as far as the medium can, and removed. */
  destroy: (name: string) => Promise<void>
  /** Takes the names of all keys in use; destroys what killed servers left beside them long enough ago. */
  tidy: (living: readonly string[]) => Promise<void>
}
