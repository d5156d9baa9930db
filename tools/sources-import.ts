// Brings texts of a national source, or of the clinic, into the library: `npm run sources:import -- hapi`.
import { runImport } from '#server/adapters/sources/importing/run-import.ts'
import { SourceRefusal } from '#server/adapters/sources/source-refusal.ts'
import { inWords, InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import { readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { SAMPLE_SOURCE } from '#server/knowledge/passage.ts'
import { importSample } from '#server/knowledge/sample/import-sample.ts'
import { passageStore } from '#server/knowledge/store.ts'
import { withdrawMissing } from '#server/knowledge/withdraw.ts'
import { findDatabase } from './find-database.ts'
import { runTool, ToolRefusal } from './run-tool.ts'
import { readChoice, USAGE, WrongUse } from './sources/import-choices.ts'
import type { Choice } from './sources/import-choices.ts'
import { openSource } from './sources/open-source.ts'
import { makeProgress } from './sources/progress.ts'
import { reportLines } from './sources/tell-report.ts'

const STOPPED = 130

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function list(sql: Database): Promise<void> {
  const counts = await passageStore.countBySource(sql)
  for (const { source, passages } of counts) say(`${source.padEnd(20)} ${String(passages).padStart(8)} passages`)
  if (counts.length === 0) say('The library is empty. Bring a source in with: npm run sources:import -- hapi|fest|npl|fat|files|sample')
}

async function bringSample(sql: Database): Promise<void> {
  say('An invented library, written for trying the product: it is marked on every card, and nothing of it is for patients.')
  for (const line of reportLines({ outcome: 'complete', ended: 0, skipped: new Map(), ...(await importSample(sql)) })) say(line)
}

/** No run has the empty name: all of it goes. */
async function removeSample(sql: Database): Promise<void> {
  say(`${await withdrawMissing(sql, { source: SAMPLE_SOURCE, kept: '' })} passages taken out.`)
}

async function bringIn(choice: Choice, { sources }: Config, sql: Database): Promise<void> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  const { introduction, ...source } = openSource(choice, sources, { today: new Date().toISOString().slice(0, 10), signal: stop.signal })
  say(introduction)
  const progress = makeProgress({ isTerminal: process.stdout.isTTY, write: (text) => void process.stdout.write(text), now: Date.now })
  try {
    const report = await runImport({ ...source, sql, again: choice.again, allowFewer: choice.allowFewer, onProgress: progress.show, signal: stop.signal })
    progress.clear()
    for (const line of reportLines(report)) say(line)
    if (report.outcome === 'held back') process.exitCode = 1
  } catch (error) {
    progress.clear()
    if (stop.signal.aborted) {
      say('Stopped. What was brought in stays; run it again to go on.')
      process.exitCode = STOPPED
      return
    }
    const told = inWords(error, sources.dir)
    throw told instanceof SourceRefusal || told instanceof InstallError ? new ToolRefusal(told.message, { cause: error }) : told
  }
}

await runTool(async () => {
  try {
    const choice = readChoice(process.argv.slice(2))
    if (choice === 'help') return say(USAGE)
    const config = readConfig()
    const sql = openDatabase(await findDatabase(config), { maxConnections: 2 })
    try {
      if (choice === 'list') await list(sql)
      else if (choice === 'sample') await bringSample(sql)
      else if (choice === 'no sample') await removeSample(sql)
      else await bringIn(choice, config, sql)
    } finally {
      await sql.end()
    }
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
})
