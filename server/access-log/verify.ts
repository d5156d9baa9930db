import { timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'
import { hashOf, startProof } from './entry.ts'
import { accessStore } from './store.ts'
import type { Chain, StoredEntry } from './store.ts'

/** `altered`: a line is not as it was written. `missing`: one stands no longer where it stood. `cut`: the end, or the beginning, is gone. */
export type Fault = { actorId: string; seq: number; what: 'altered' | 'missing' | 'cut' }
export type Verdict = { chains: number; entries: number; faults: Fault[] }

const same = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && timingSafeEqual(one, other)

function faultOf(entry: StoredEntry, before: { seq: number; hash: Uint8Array | undefined }, key: KeyObject): Fault['what'] | undefined {
  if (!same(hashOf(key, entry, entry.previous), entry.hash)) return 'altered'
  if (entry.seq !== before.seq + 1 || (before.hash !== undefined && !same(entry.previous, before.hash))) return 'missing'
  return undefined
}

function startFault({ actor_id, kept_from, kept_from_proof }: Chain, key: KeyObject): Fault[] {
  const isProved = kept_from === 1 || (kept_from_proof !== null && same(kept_from_proof, startProof(key, actor_id, kept_from)))
  return isProved ? [] : [{ actorId: actor_id, seq: kept_from, what: 'cut' }]
}

async function verifyChain(sql: Sql, chain: Chain, key: KeyObject): Promise<{ entries: number; faults: Fault[] }> {
  const faults = startFault(chain, key)
  let before: { seq: number; hash: Uint8Array | undefined } = { seq: chain.kept_from - 1, hash: chain.kept_from === 1 ? Buffer.alloc(0) : undefined }
  let entries = 0
  for (;;) {
    const page = await accessStore.entriesAfter(sql, chain.actor_id, entries === 0 ? 0 : before.seq)
    for (const entry of page) {
      const what = faultOf(entry, before, key)
      if (what) faults.push({ actorId: chain.actor_id, seq: entry.seq, what })
      before = entry
      entries += 1
    }
    if (page.length === 0) break
  }
  const isWhole = before.seq === chain.length && (before.hash === undefined || same(before.hash, chain.last_hash))
  if (!isWhole) faults.push({ actorId: chain.actor_id, seq: chain.length, what: 'cut' })
  return { entries, faults }
}

/** Reads the whole log and says where it is not as it was written. */
export async function verifyAccessLog(sql: Sql, key: KeyObject): Promise<Verdict> {
  const orphans = await accessStore.actorsWithoutChain(sql)
  const verdict: Verdict = { chains: 0, entries: 0, faults: orphans.map((actorId) => ({ actorId, seq: 0, what: 'cut' })) }
  for (let after: string | undefined; ; ) {
    const chains = await accessStore.chainsAfter(sql, after)
    for (const chain of chains) {
      const { entries, faults } = await verifyChain(sql, chain, key)
      verdict.chains += 1
      verdict.entries += entries
      verdict.faults.push(...faults)
    }
    after = chains.at(-1)?.actor_id
    if (after === undefined) return verdict
  }
}
