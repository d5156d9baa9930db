import { join } from 'node:path'
import { makeS3Blobs } from '#server/adapters/blobs-s3/s3-blobs.ts'
import { makeBlobShelf } from '#server/adapters/key-shelf/blob-shelf.ts'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/connect.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { openEpochs } from '#server/vault/epochs.ts'
import { openMasterKey } from '#server/vault/master-key.ts'
import { keyStore } from '#server/vault/store.ts'
import { makeVault } from '#server/vault/vault.ts'
import type { Vault } from '#server/vault/vault.ts'

/** Where the epoch keys of this installation lie. */
export const shelfOf = (config: Config): KeyShelf => (config.s3 ? makeBlobShelf(makeS3Blobs(config.s3)) : makeFolderShelf(join(config.dataDir, 'keys')))

/** The vault as the server opens it. */
export async function openVault(config: Config, sql: Database): Promise<Vault> {
  const masterKey = await openMasterKey({ configured: config.masterKey, dataDir: config.dataDir, sql, store: keyStore })
  return makeVault({ masterKey, store: keyStore, epochs: await openEpochs({ sql, shelf: shelfOf(config), masterKey }) })
}
