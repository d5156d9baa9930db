import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { openDatabase } from '#server/database/connect.ts'
import { readConfig } from '#server/config.ts'
import { findDatabase } from '../find-database.ts'
import { wordOf } from './feeds.ts'
import { makeFindWords } from './find-words.ts'
import type { Installation } from './installation.ts'
import type { Ledger } from './ledger.ts'
import { tablesAsText } from './tables.ts'

/** A word, and where it lay. */
export type Find = { place: string; word: string }
type FindWords = ReturnType<typeof makeFindWords>
type Look = (installation: Installation, find: FindWords) => Promise<Find[]>

const at = (place: string, words: readonly string[]): Find[] => words.map((word) => ({ place, word }))

const inTables: Look = async ({ server }, find) => {
  const sql = openDatabase(await findDatabase(readConfig(server.env)), { maxConnections: 1 })
  try {
    const texts = await tablesAsText(sql)
    // What is only in the memory of the database goes to its files, where it is looked for next.
    await sql`checkpoint`
    return [...texts].flatMap(([table, text]) => at(`table ${table}`, find(text)))
  } finally {
    await sql.end()
  }
}

/** Postgres keeps its rows and its log as files too; whatever else lies in the folder is the product's. */
function nameOfFile(path: string): string {
  if (path.startsWith(join('postgres', 'pg_wal'))) return 'log of the database'
  return path.startsWith('postgres') ? 'files of the database' : 'files'
}

async function inFolder(folder: string, find: FindWords, nameOf: (path: string) => string): Promise<Find[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const finds: Find[] = []
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name))
    finds.push(...at('names of files', find(path)))
    // The database makes and removes files of its own while they are being read.
    if (entry.isFile()) finds.push(...at(nameOf(path), find(await readFile(join(folder, path)).catch(() => ''))))
  }
  return finds
}

const inFiles: Look = ({ server }, find) => inFolder(server.dataDir, find, nameOfFile)
const inTemporaryFiles: Look = ({ temporaryFolder }, find) => inFolder(temporaryFolder, find, () => 'temporary files')
const inLog: Look = ({ server }, find) => Promise.resolve(at('log', find(server.log())))
const inMetrics: Look = async ({ server }, find) => at('metrics', find(await (await fetch(`${server.url}/metrics`)).text()))

/** Addresses and headers are seen by everything on the way; what is said in the text itself is judged by {@link identifiersIn}. */
const inAddresses: Look = ({ ledgers }, find) =>
  Promise.resolve(Object.values(ledgers).flatMap(({ entries }) => entries.flatMap(({ head }) => at('addresses of engine calls', find(head)))))

const LOOKS: readonly Look[] = [inTables, inFiles, inTemporaryFiles, inLog, inMetrics, inAddresses]

const OF_DATABASE: ReadonlySet<string> = new Set(['table app_user', 'files of the database', 'log of the database'])

/**
 * What professionals tell of themselves and the clinic stands in the database beside their name and e-mail, as open as these: it is nobody's health. The
 * log of the database is written in pages, and a word that goes over to the next is read from where that begins: “nal” of “saveProfessional”.
 */
export function isTheirOwn({ place, word }: Find, run: string): boolean {
  const own = wordOf('saveProfessional', run)
  const isRest = place === 'log of the database' && word.length > run.length && own.endsWith(word)
  return OF_DATABASE.has(place) && (word.endsWith(own) || isRest)
}

/** Every place where a word lies readable that was said or written, each once. */
export async function search(installation: Installation): Promise<Find[]> {
  const find = makeFindWords(installation.run)
  const finds: Find[] = []
  for (const look of LOOKS) finds.push(...(await look(installation, find)).filter((one) => !isTheirOwn(one, installation.run)))
  return [...new Map(finds.map((one) => [`${one.place} ${one.word}`, one])).values()]
}

/** Of these, what an engine was handed. */
export function identifiersIn({ entries }: Ledger, identifiers: readonly string[]): string[] {
  const all = entries.map(({ head, body }) => `${head}\n${body.toString('utf8')}`).join('\n').toLowerCase()
  return identifiers.filter((word) => all.includes(word.toLowerCase()))
}
