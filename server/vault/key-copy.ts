import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import type { Tombstone } from '#server/tombstones/store.ts'
import { openFromShelf } from './epochs.ts'
import { CHECK_ID, opensWith } from './master-key.ts'
import { copyStore } from './store.ts'

const Base64 = z.base64().transform((text) => Buffer.from(text, 'base64'))
const Line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), form: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), at: z.iso.datetime() }),
  z.object({
    kind: z.literal('epoch'),
    id: z.uuid(),
    state: z.enum(['coming', 'current', 'closing']),
    bindsOwners: z.boolean().default(false),
    shelved: Base64,
  }),
  z.object({
    kind: z.literal('key'),
    id: z.guid(),
    ownerId: z.guid().nullable().default(null),
    epoch: z.uuid().nullable(),
    belongsTo: z.guid().nullable().default(null),
    wrapped: Base64,
  }),
  z.object({ kind: z.literal('user'), id: z.uuid() }),
  z.object({ kind: z.literal('cancelled'), id: z.uuid() }),
  z.object({ kind: z.literal('tombstone'), digest: Base64, at: z.iso.datetime() }),
  z.object({ kind: z.literal('end'), lines: z.int() }),
])

type EpochLine = Extract<z.infer<typeof Line>, { kind: 'epoch' }>
type KeyLine = Extract<z.infer<typeof Line>, { kind: 'key' }>

/**
 * Everything that opens a case beside the master key, as it was at one moment; who had an account then; and which recordings of living cases
 * had been cancelled, whose sound has the key of its case; and the digests of what had been deleted, so that nothing late makes it again.
 */
export type KeyCopy = { at: string; epochs: EpochLine[]; keys: KeyLine[]; userIds: string[]; cancelledIds: string[]; tombstones: Tombstone[] }

const UNREADABLE = 'This is no whole copy of the keys. Take another one, made by npm run keys:copy.'

/** Takes the lines of a copy; gives the copy. @throws StartupRefusal for half of one, or anything else */
export function readKeyCopy(text: string): KeyCopy {
  const lines = text.split('\n').filter((line) => line !== '').map((line) => {
    try {
      return Line.parse(JSON.parse(line))
    } catch {
      throw new StartupRefusal(UNREADABLE)
    }
  })
  const [first, last] = [lines[0], lines.at(-1)]
  if (first?.kind !== 'begin' || last?.kind !== 'end' || last.lines !== lines.length) throw new StartupRefusal(UNREADABLE)
  return {
    at: first.at,
    epochs: lines.filter((line) => line.kind === 'epoch'),
    keys: lines.filter((line) => line.kind === 'key'),
    userIds: lines.filter((line) => line.kind === 'user').map(({ id }) => id),
    cancelledIds: lines.filter((line) => line.kind === 'cancelled').map(({ id }) => id),
    tombstones: lines.filter((line) => line.kind === 'tombstone'),
  }
}

/** Gives the copy as lines. Its keys are sealed by the epochs', those by the master key, which is not in it. */
export async function writeKeyCopy({ sql, shelf }: { sql: Database; shelf: KeyShelf }): Promise<string> {
  const { at, epochs, keys, users, cancelled, tombstones } = await inTransaction(sql, ALONE, async (tx) => ({
    ...(await copyStore.read(tx)),
    tombstones: await tombstoneStore.all(tx),
  }))
  const lines: object[] = [{ kind: 'begin', form: 4, at: at.toISOString() }]
  for (const { id, state, bindsOwners } of epochs) {
    const shelved = await shelf.read(id)
    if (!shelved) throw new StartupRefusal('The keys were being wrapped anew at this moment. Make the copy again.')
    lines.push({ kind: 'epoch', id, state, bindsOwners, shelved: Buffer.from(shelved).toString('base64') })
  }
  for (const { id, ownerId, epoch, belongsTo, wrapped } of keys)
    lines.push({ kind: 'key', id, ownerId, epoch, belongsTo, wrapped: Buffer.from(wrapped).toString('base64') })
  for (const { id } of users) lines.push({ kind: 'user', id })
  for (const { id } of cancelled) lines.push({ kind: 'cancelled', id })
  for (const { digest, deleted_at: deletedAt } of tombstones)
    lines.push({ kind: 'tombstone', digest: Buffer.from(digest).toString('base64'), at: deletedAt.toISOString() })
  return [...lines, { kind: 'end', lines: lines.length + 1 }].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function assertOpens({ epochs, keys }: KeyCopy, masterKey: KeyObject): void {
  const check = keys.find(({ id }) => id === CHECK_ID)
  const isRight = check !== undefined && opensWith(masterKey, check) && epochs.every(({ id, shelved }) => openFromShelf(masterKey, id, shelved) !== undefined)
  if (!isRight) throw new StartupRefusal('The master key does not open this copy of the keys. Put the file master.key of the same day back, or set MASTER_KEY.')
}

/**
 * Puts the keys of the copy in the place of those that came back with the rows. The shelf first: a row names no epoch that is not there.
 * @throws StartupRefusal for a copy from before the rows: what has been made between would be lost
 */
export async function restoreKeyCopy(copy: KeyCopy, { sql, shelf, masterKey }: { sql: Database; shelf: KeyShelf; masterKey: KeyObject }): Promise<void> {
  assertOpens(copy, masterKey)
  for (const { id, shelved } of copy.epochs) await shelf.put(id, shelved)
  await inTransaction(sql, ALONE, async (tx) => {
    if (await copyStore.hasYoungerRows(tx, copy.at))
      throw new StartupRefusal(`The copy of the keys, of ${copy.at}, is older than the rows. Take the newest one.`)
    await copyStore.replace(tx, copy)
    await tombstoneStore.putBack(tx, copy.tombstones)
  })
}
