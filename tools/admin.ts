// What whoever runs the product does from a terminal: `npm run admin -- accounts list`. The manual: docs/operations/admin.md.
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { runAdmin, WrongUse } from './admin/run-admin.ts'
import { findDatabase } from './find-database.ts'
import { openVault } from './open-vault.ts'
import { runTool } from './run-tool.ts'

await runTool(async () => {
  const config = readConfig()
  let opened: Promise<Database> | undefined
  const sql = () => (opened ??= findDatabase(config).then((target) => openDatabase(target, { maxConnections: 1 })))
  try {
    const { text, exitCode } = await runAdmin(process.argv.slice(2), { config, sql, vault: async () => await openVault(config, await sql()) })
    console.log(text)
    process.exitCode = exitCode
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    console.error(error.message)
    process.exitCode = 2
  } finally {
    await (await opened?.catch(() => undefined))?.end()
  }
})
