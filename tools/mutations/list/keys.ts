import { inFile } from '../mutation.ts'
import type { Mutation } from '../mutation.ts'

const ENVELOPE = 'server/vault/envelope.test.ts'
const OWNED = 'server/vault/owned-keys.test.ts'
const EPOCHS = 'server/vault/epochs.test.ts'
const VAULT = 'server/vault/vault.test.ts'
const COPY = 'server/vault/key-copy.test.ts'

/** What binds keys to their rows and owners, and what ends them. */
export const keys: Mutation[] = [
  ...inFile('server/vault/envelope.ts', [ENVELOPE, OWNED, VAULT], [
      ['export const wrappingData', "associatedData('owned-data-key', [id, ownerId])", "associatedData('owned-data-key', [id])"],
      ['export const wrappingData', "associatedData('data-key', [id])", "associatedData('data-key', [])"],
      ['export const wrappingData', "associatedData('owned-data-key', [id, ownerId])", "associatedData('owned-data-key', [ownerId])"],
      ['export function decrypt', 'decipher.setAAD(aad).setAuthTag', 'decipher.setAuthTag'],
      ['export function encryptPieces', 'randomBytes(NONCE_BYTES)', 'Buffer.alloc(NONCE_BYTES)'],
    ],
  ),
  ...inFile('server/vault/sealed-text.ts', [ENVELOPE, VAULT], [['const dataOf', '[id, field]', '[id]'], ['const dataOf', '[id, field]', '[field]']]),
  ...inFile('server/vault/wrapped-key.ts', [ENVELOPE, OWNED, EPOCHS], [
      ['export function wrapWith(', 'epoch.bindsOwners && ', ''],
      ['export function wrapWith(', 'epoch.bindsOwners && place.ownerId !== null', 'false'],
      ['export function wrapWithMaster(', 'wrappingData(place)', 'wrappingData(unbound(place))'],
      ['export function unwrapFor(', 'place.ownerId !== null && ', 'false && '],
      ['export function unwrapFor(', '&& keys.find(epochId)?.bindsOwners', ''],
    ],
  ),
  ...inFile('server/vault/turn-epoch.ts', [OWNED, EPOCHS], [
      ['async function rewrapAll', 'await store.nameOwners(sql)', ''],
      ['async function destroyClosed', 'await shelf.destroy(id)', ''],
      ['async function announce', 'if (waiting) return waiting', ''],
    ],
  ),
  ...inFile('server/vault/store.ts', [OWNED, EPOCHS, COPY, 'server/documents/documents.test.ts'], [
      ['async nameOwners(', 'select id, owner_id from consultation_case union all', ''],
      ['async nameOwners(', 'select id, owner_id from patient union all', ''],
      ['async nameOwners(', ' union all select id, id from app_user', ''],
      ['async nameOwners(', 'and o.id = k.belongs_to', 'and false'],
      ['async destroy(', ' or belongs_to = any(${[...ids]}::uuid[])', ''],
      ['async begin(', '${state}, true)', '${state}, false)'],
      ['async markDestroyed(', 'and not exists (select from data_key k where k.epoch = e.id)', ''],
      ['async hasYoungerRows(', 'select exists (select from data_key where created_at', 'select false and exists (select from data_key where created_at'],
      ['export const copyStore', 'owner_id as "ownerId", epoch', 'null::uuid as "ownerId", epoch'],
      ['export const copyStore', 'binds_owners as "bindsOwners"', 'false as "bindsOwners"'],
    ],
  ),
  ...inFile(
    'server/vault/data-keys.ts',
    [OWNED, EPOCHS],
    [
      [
        'const openKey',
        'unwrapFor(keys',
        '((...[, place_, wrapped_]: Parameters<typeof unwrapFor>) => unwrapFor(keys, { ...place_, ownerId: null }, wrapped_))(keys',
      ],
    ],
  ),
  ...inFile('server/adapters/audio-decoding/sealed-shelf.ts', ['server/adapters/audio-decoding/sealed-shelf.test.ts'], [
      ['function namelessFile', 'unlinkSync(path)', ''],
      ['put(index, block)', 'createCipheriv(CIPHER, key, countFrom(index)).update(bytesOf(block))', 'Buffer.from(bytesOf(block))'],
      ['function countFrom', 'count.writeUInt32BE(index)', 'count.writeUInt32BE(0 * index)'],
    ],
  ),
]
