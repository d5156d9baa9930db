import { setTimeout as delay } from 'node:timers/promises'
import type { KeyObject } from 'node:crypto'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { shelveNewEpoch } from './epochs.ts'
import type { Epochs } from './epochs.ts'
import { CHECK_ID } from './master-key.ts'
import { epochStore } from './store.ts'
import type { KeyStore } from './store.ts'
import { unwrap, wrapWith } from './wrapped-key.ts'

/** Servers look for new epochs more often than this. */
export const NOTICE_MS = 12_000
/** How often they look. */
export const LOOK_MS = 5_000

export type TurnEpoch = {
  sql: Database
  store: KeyStore
  shelf: KeyShelf
  masterKey: KeyObject
  epochs: Epochs
  /** How long a new epoch is only announced: every server reads it before the first row needs it. */
  noticeMs: number
}

export type Turned = { rewrapped: number; destroyed: number }

/** Gives the epoch that is coming, announced now or by an attempt that was cut short. */
async function announce({ sql, shelf, masterKey }: TurnEpoch): Promise<{ id: string; age_ms: number }> {
  const waiting = (await epochStore.living(sql)).find(({ state }) => state === 'coming')
  if (waiting) return waiting
  const fresh = await shelveNewEpoch(shelf, masterKey)
  if (await epochStore.begin(sql, fresh, 'coming')) return { id: fresh, age_ms: 0 }
  await shelf.destroy(fresh)
  const other = (await epochStore.living(sql)).find(({ state }) => state === 'coming')
  if (!other) throw new Error('an epoch could not be announced')
  return other
}

/** Wraps every living key anew, some at a time, while the product goes on; one from before keys were bound to their owners is bound on the way. */
async function rewrapAll({ sql, store, masterKey, epochs }: TurnEpoch): Promise<number> {
  const current = epochs.current()
  await store.nameOwners(sql)
  for (let count = 0; ; ) {
    const moved = await inTransaction(sql, ALONE, async (tx) => {
      const rows = await store.outside(tx, current.id, CHECK_ID)
      const keys = rows.map(({ wrapped, ...place }) => ({
        id: place.id,
        wrapped: wrapWith(current, place, unwrap({ masterKey, find: epochs.find }, place, wrapped)),
      }))
      return store.rewrap(tx, current.id, keys)
    })
    // None left, or the epoch closed under our hands and somebody else goes on.
    if (moved === 0) return count
    count += moved
  }
}

/** Epochs that no row needs any more: the mark first, so that nobody reads what is about to go, then the key. */
async function destroyClosed({ sql, shelf }: TurnEpoch): Promise<number> {
  const ids = await epochStore.markDestroyed(sql)
  for (const id of ids) {
    await shelf.destroy(id)
    await epochStore.confirmDestroyed(sql, id)
  }
  return ids.length
}

/**
 * Begins a new epoch, moves every living key into it, destroys the old one. From then on a key row that was deleted opens no more,
 * wherever a copy of it lies. Each step stands in the database before the next: cut short, the next attempt goes on from there.
 */
export async function turnEpoch(turn: TurnEpoch): Promise<Turned> {
  const coming = await announce(turn)
  await turn.epochs.reload(turn.sql)
  await delay(Math.max(0, turn.noticeMs - coming.age_ms))
  await inTransaction(turn.sql, ALONE, (tx) => epochStore.promote(tx, coming.id))
  return finishTurn(turn)
}

/** Also what an attempt left undone that was cut short after the change. */
export async function finishTurn(turn: TurnEpoch): Promise<Turned> {
  await turn.epochs.reload(turn.sql)
  const rewrapped = await rewrapAll(turn)
  const destroyed = await destroyClosed(turn)
  await turn.epochs.reload(turn.sql)
  return { rewrapped, destroyed }
}

/**
 * The round: announces a new epoch when the current one is old enough, takes it up once every server has had notice, finishes what was cut
 * short, and otherwise learns of what others did. It never waits, so that a stop is not held up.
 */
export async function turnWhenDue(turn: TurnEpoch, { epochMs }: { epochMs: number }): Promise<Turned | undefined> {
  await turn.epochs.reload(turn.sql)
  const living = await epochStore.living(turn.sql)
  const [coming, current] = (['coming', 'current'] as const).map((wanted) => living.find(({ state }) => state === wanted))
  if (!coming && current && current.age_ms >= epochMs) await announce(turn)
  if (coming && coming.age_ms >= turn.noticeMs) return turnEpoch(turn)
  return living.some(({ state }) => state === 'closing') ? finishTurn(turn) : undefined
}
