import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { LOG_KEY_ID } from '#server/access-log/write-access.ts'
import { verifyAccessLog } from '#server/access-log/verify.ts'
import { findDatabase } from './find-database.ts'
import { openVault } from './open-vault.ts'
import { runTool } from './run-tool.ts'

/** Reads the access log from beginning to end and says whether every line stands as it was written (NORM-1). Ends with 1 when not. */
await runTool(async () => {
  const config = readConfig()
  const sql = openDatabase(await findDatabase(config), { maxConnections: 1 })
  try {
    const key = await (await openVault(config, sql)).create(sql, { id: LOG_KEY_ID, ownerId: null })
    const { chains, entries, faults } = await verifyAccessLog(sql, key)
    for (const { actorId, seq, what } of faults) console.log(`${what}: line ${seq} of ${actorId}`)
    console.log(`${entries} lines in ${chains} chains, ${faults.length} faults`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await sql.end()
  }
})
