import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../source-files.ts'

/** How much of each kind stands in each place. */
export type Counts<Kind extends string> = Readonly<Record<Kind, Readonly<Record<string, number>>>>

/** What stood over a limit when a gate was set, by kind and place: it may fall and never rise. A place that is not named has nothing over any. */
export interface Ratchet<Kind extends string> {
  readonly file: string
  /** The command that lowers it. */
  readonly lower: string
  /** What is counted of each kind, as a sentence goes on behind the number. */
  readonly said: Readonly<Record<Kind, string>>
}

function read<Kind extends string>(root: string, { file }: Ratchet<Kind>): Partial<Counts<Kind>> {
  const path = join(root, file)
  const counts: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return Object(counts)
}

const kindsOf = <Kind extends string>(found: Counts<Kind>): Kind[] => Object.keys(found).filter((key): key is Kind => key in found)

/** What rose above the ratchet, and what fell below it without the ratchet being lowered, so that it cannot rise again unseen. */
export function checkRatchet<Kind extends string>(root: string, ratchet: Ratchet<Kind>, found: Counts<Kind>): Violation[] {
  const allowed = read(root, ratchet)
  return kindsOf(found).flatMap((kind) => {
    const places = [...new Set([...Object.keys(found[kind]), ...Object.keys(allowed[kind] ?? {})])].toSorted()
    return places.flatMap((place) => {
      const [is, was] = [found[kind][place] ?? 0, allowed[kind]?.[place] ?? 0]
      if (is === was) return []
      const said = ratchet.said[kind]
      const message = is > was
        ? `${String(is)} ${said}, and ${String(was)} when last counted`
        : `only ${String(is)} ${said} now: \`${ratchet.lower}\` keeps it so`
      return [{ path: place, line: 1, message }]
    })
  })
}

/** Writes today's counts as the ratchet. @throws when something rose: it is for lowering. */
export function lowerCounts<Kind extends string>(root: string, ratchet: Ratchet<Kind>, found: Counts<Kind>): void {
  const allowed = read(root, ratchet)
  const path = join(root, ratchet.file)
  const risen = kindsOf(found).flatMap((kind) => Object.entries(found[kind]).filter(([place, count]) => count > (allowed[kind]?.[place] ?? 0)))
  if (existsSync(path) && risen.length > 0) throw new Error(`The ratchet only falls: ${risen.map(([place, count]) => `${place} ${String(count)}`).join(', ')}`)
  const sorted = kindsOf(found).map((kind) => [kind, Object.fromEntries(Object.entries(found[kind]).toSorted(([a], [b]) => a.localeCompare(b)))])
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
