import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openZip } from '#server/account/archive/zip-reader.ts'
import { restoreArchive } from '#server/account/archive/restore-archive.ts'
import { makeFolderBlobs } from '#server/adapters/blobs-folder/folder-blobs.ts'
import { makeS3Blobs } from '#server/adapters/blobs-s3/s3-blobs.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { findUserIdByEmail } from '#server/profile/store.ts'
import { makeAudioStore } from '#server/recordings/audio-store.ts'
import { findDatabase } from './find-database.ts'
import { openVault } from './open-vault.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const USAGE = 'npm run account:import -- --file epikrise.zip --email a@b.example'

/** Reads an archive of `GET /account/export` into the account of somebody who has signed in here at least once (GDPR-3). */
await runTool(async () => {
  const { values } = parseArgs({ options: { file: { type: 'string' }, email: { type: 'string' } } })
  if (!values.file || !values.email) throw new ToolRefusal(`Say which archive is for whom: ${USAGE}`)
  const config = readConfig()
  const sql = openDatabase(await findDatabase(config), { maxConnections: 2 })
  const zip = await openZip(values.file).catch(() => {
    throw new ToolRefusal(`${values.file ?? ''} is no archive of an account.`)
  })
  try {
    const userId = await findUserIdByEmail(sql, values.email)
    if (!userId) throw new ToolRefusal('Nobody of that e-mail has signed in here. Sign in once, and try again.')
    const vault = await openVault(config, sql)
    const blobs = config.s3 ? makeS3Blobs(config.s3) : makeFolderBlobs({ root: join(config.dataDir, 'blobs') })
    const { patients, cases, recordings } = await restoreArchive({ sql, vault, audio: makeAudioStore(blobs, vault) }, zip, userId)
    console.log(`${patients} patients, ${cases} cases, ${recordings} recordings`)
  } finally {
    await zip.close()
    await sql.end()
  }
})
