import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Protocol } from './protocol.ts'

const FOLDER = join(import.meta.dirname, '..', 'protocols')

/** Every protocol there is, by number. */
export async function loadProtocols(): Promise<Protocol[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const found = await Promise.all(
    names.map(async (name): Promise<Protocol> => {
      const loaded: { protocol: Protocol } = await import(pathToFileURL(join(FOLDER, name)).href)
      return loaded.protocol
    }),
  )
  return found.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }))
}
