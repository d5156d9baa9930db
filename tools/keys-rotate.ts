import { createSecretKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { changeMasterKey, isChanged } from '#server/vault/change-master-key.ts'
import { openEpochs } from '#server/vault/epochs.ts'
import { openMasterKey } from '#server/vault/master-key.ts'
import { openMasterKeyFile, readKeyText } from '#server/vault/master-key-file.ts'
import { keyStore } from '#server/vault/store.ts'
import { NOTICE_MS, turnEpoch } from '#server/vault/turn-epoch.ts'
import { findDatabase } from './find-database.ts'
import { shelfOf } from './open-vault.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const USAGE = 'npm run keys:rotate [-- --new-master file-with-32-bytes-in-base64]'

/** Wraps every key anew under a fresh epoch key and destroys the old one; servers at work go on. */
async function turn(config: Config, sql: Database): Promise<void> {
  const masterKey = await openMasterKey({ configured: config.masterKey, dataDir: config.dataDir, sql, store: keyStore })
  const shelf = shelfOf(config)
  const epochs = await openEpochs({ sql, shelf, masterKey })
  const { rewrapped, destroyed } = await turnEpoch({ sql, store: keyStore, shelf, masterKey, epochs, noticeMs: NOTICE_MS })
  console.log(`${rewrapped} keys wrapped anew, ${destroyed} old epoch keys destroyed`)
}

/** The key file follows the database: beside the old one before, in its place after. An operator who sets MASTER_KEY changes that. */
async function changeMaster(config: Config, sql: Database, path: string): Promise<void> {
  const to = createSecretKey(readKeyText(await readFile(path, 'utf8'), path))
  const isTaken = await isChanged({ sql, store: keyStore, to })
  const from = isTaken ? to : await openMasterKey({ configured: config.masterKey, dataDir: config.dataDir, sql, store: keyStore })
  if (!isTaken) await turn(config, sql)
  const keyFile = config.masterKey ? undefined : openMasterKeyFile(config.dataDir)
  const count = await changeMasterKey({ sql, store: keyStore, shelf: shelfOf(config), from, to, keyFile })
  console.log(
    `${count} epoch keys sealed by the new master key. ` +
      `${config.masterKey ? 'Set MASTER_KEY to it and restart every server.' : 'Restart every server.'} Then destroy the old key.`,
  )
}

await runTool(async () => {
  const { values } = parseArgs({ options: { 'new-master': { type: 'string' } } })
  const path = values['new-master']
  if (path === '') throw new ToolRefusal(`Say which file holds the new key: ${USAGE}`)
  const config = readConfig()
  const sql = openDatabase(await findDatabase(config), { maxConnections: 2 })
  try {
    await (path === undefined ? turn(config, sql) : changeMaster(config, sql, path))
  } finally {
    await sql.end()
  }
})
