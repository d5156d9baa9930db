import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { writeKeyCopy } from '#server/vault/key-copy.ts'
import { findDatabase } from './find-database.ts'
import { shelfOf } from './open-vault.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** Writes a copy of the keys, sealed by the master key, for its own place and thirty days at the most (docs/operations/backup.md). */
await runTool(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new ToolRefusal('Say where the copy goes: npm run keys:copy -- --to keys.jsonl')
  const config = readConfig()
  const sql = openDatabase(await findDatabase(config), { maxConnections: 1 })
  try {
    const copy = await writeKeyCopy({ sql, shelf: shelfOf(config) })
    const file = await open(values.to, 'wx', 0o600).catch(() => {
      throw new ToolRefusal(`${values.to} cannot be made: it is there already, or its folder is not.`)
    })
    await file.writeFile(copy)
    await file.sync()
    await file.close()
    console.log(`${copy.split('\n').length - 3} lines of keys and accounts`)
  } finally {
    await sql.end()
  }
})
