import { openMessage, sayMessage } from '#server/contact/message-content.ts'
import { contactStore } from '#server/contact/store.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { findDatabase } from './find-database.ts'
import { openVault } from './open-vault.ts'
import { runTool } from './run-tool.ts'

/** What a stranger typed moves no cursor of the operator's terminal. */
const withoutControls = (text: string): string => text.replace(/[^\P{C}\n\t]/gu, '')

/** Prints what has come by the forms of contact and feedback and is still kept, oldest first, each with when it came and whether it has been mailed. */
await runTool(async () => {
  const config = readConfig()
  const sql = openDatabase(await findDatabase(config), { maxConnections: 1 })
  try {
    const vault = await openVault(config, sql)
    const rows = await contactStore.list(sql)
    for (const row of rows) {
      const fate = row.sent_at === null ? `not mailed, ${row.attempts} attempts` : `mailed ${row.sent_at.toISOString()}`
      console.log(`== ${row.created_at.toISOString()} · ${row.kind} · ${fate}\n${withoutControls(sayMessage(openMessage(vault, row)))}`)
    }
    console.log(`${rows.length} messages`)
  } finally {
    await sql.end()
  }
})
