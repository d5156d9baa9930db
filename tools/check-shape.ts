// How wide lines, how branched functions and how full folders may be (CONTRIBUTING.md, "Sizes"): `node tools/check-shape.ts [root] [--lower]`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { complexities } from './shape/complexity.ts'
import { isTest, listSources, readSource, runCheck, type SourceFile, type Violation } from './source-files.ts'

const MAX_COMPLEXITY = 20
const MAX_LINE = 160
const MAX_FILES = 15

/** What stood over a limit when the gate was set, by folder: it may fall and never rise. A folder that is not named has nothing over any. */
const RATCHET = 'tools/shape/ratchet.json'

type Kind = 'branched' | 'long' | 'crowded'
const KINDS: readonly Kind[] = ['branched', 'long', 'crowded']
type Counts = Record<Kind, Record<string, number>>

const SAID: Readonly<Record<Kind, string>> = {
  branched: `functions of more than ${MAX_COMPLEXITY} branches`,
  long: `lines of more than ${MAX_LINE} signs`,
  crowded: `code files; at most ${MAX_FILES}`,
}

/** Generated matter is written by a program and read by none of us. */
const isWritten = (path: string) => !/\.generated\.ts$|\.d\.ts$/.test(path)

/** A number over each limit, by place: functions and lines by the second folder, files by the folder they lie in. */
export function measureShape(root: string): Counts {
  const counts: Counts = { branched: {}, long: {}, crowded: {} }
  const paths = listSources(root).filter(isWritten)
  for (const path of paths) {
    const file = readSource(root, path)
    add(counts.branched, placeOf(path), complexities(file).filter(({ complexity }) => complexity > MAX_COMPLEXITY).length)
    add(counts.long, placeOf(path), longLines(file))
  }
  const files: Record<string, number> = {}
  for (const path of paths.filter((name) => !isTest(name))) add(files, dirname(path), 1)
  for (const [folder, count] of Object.entries(files)) if (count > MAX_FILES) counts.crowded[folder] = count
  return counts
}

const longLines = ({ text }: SourceFile): number => text.split('\n').filter((line) => line.length > MAX_LINE).length

const placeOf = (path: string) => path.split('/').slice(0, path.split('/').length > 2 ? 2 : 1).join('/')

function add(counts: Record<string, number>, place: string, count: number): void {
  if (count > 0) counts[place] = (counts[place] ?? 0) + count
}

/** What rose above the ratchet, and what fell below it without the ratchet being lowered, so that it cannot rise again unseen. */
export function checkShape(root: string): Violation[] {
  const found = measureShape(root)
  const allowed = readRatchet(root)
  return KINDS.flatMap((kind) => {
    const places = [...new Set([...Object.keys(found[kind]), ...Object.keys(allowed[kind])])].toSorted()
    return places.flatMap((place) => {
      const [is, was] = [found[kind][place] ?? 0, allowed[kind][place] ?? 0]
      if (is === was) return []
      const message = is > was ? `${is} ${SAID[kind]}, and ${was} when last counted` : `only ${is} ${SAID[kind]} now: \`node tools/check-shape.ts --lower\` keeps it so`
      return [{ path: place, line: 1, message }]
    })
  })
}


function readRatchet(root: string): Counts {
  const path = join(root, RATCHET)
  const none: Counts = { branched: {}, long: {}, crowded: {} }
  return existsSync(path) ? { ...none, ...countsIn(readFileSync(path, 'utf8')) } : none
}

function countsIn(text: string): Partial<Counts> {
  const read: unknown = JSON.parse(text)
  return Object(read)
}

/** Writes today's counts as the ratchet. @throws when something rose: it is for lowering. */
export function lowerRatchet(root: string): void {
  const [found, allowed] = [measureShape(root), readRatchet(root)]
  const isSet = existsSync(join(root, RATCHET))
  const risen = KINDS.flatMap((kind) => Object.entries(found[kind]).filter(([place, count]) => count > (allowed[kind][place] ?? 0)))
  if (isSet && risen.length > 0) throw new Error(`The ratchet only falls: ${risen.map(([place, count]) => `${place} ${count}`).join(', ')}`)
  const sorted = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(join(root, RATCHET), `${JSON.stringify({ branched: sorted(found.branched), long: sorted(found.long), crowded: sorted(found.crowded) }, null, 2)}\n`)
}

if (import.meta.main) {
  const isLowering = process.argv.includes('--lower')
  const root = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '.')
  if (isLowering) lowerRatchet(root)
  else runCheck('Shape', () => checkShape(root))
}
