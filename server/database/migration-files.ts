import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = { number: number; name: string; statements: string; checksum: string }

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Reads the numbered files in order. A gap or a doubled number means that two branches met unnoticed. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
      if (number !== index + 1) throw new Error(`migration ${name} is out of order: expected number ${index + 1}, as NNNN_name.sql`)
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { number, name: name.slice(0, -'.sql'.length), statements, checksum: createHash('sha256').update(statements).digest('hex') }
    }),
  )
}
