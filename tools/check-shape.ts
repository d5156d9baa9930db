// How wide lines, how branched functions and how full folders may be (CONTRIBUTING.md, "Sizes"): `node tools/check-shape.ts [root] [--lower]`.
import { dirname, resolve } from 'node:path'
import { complexities } from './shape/complexity.ts'
import { checkRatchet, lowerCounts, type Counts, type Ratchet } from './shape/ratchet.ts'
import { isTest, listSources, readSource, runCheck, type SourceFile, type Violation } from './source-files.ts'

const MAX_COMPLEXITY = 20
const MAX_LINE = 160
const MAX_FILES = 15

type Kind = 'branched' | 'long' | 'crowded'

const RATCHET: Ratchet<Kind> = {
  file: 'tools/shape/ratchet.json',
  lower: 'node tools/check-shape.ts --lower',
  said: {
    branched: `functions of more than ${MAX_COMPLEXITY} branches`,
    long: `lines of more than ${MAX_LINE} signs`,
    crowded: `code files; at most ${MAX_FILES}`,
  },
}

/** Generated matter is written by a program and read by none of us. */
const isWritten = (path: string) => !/\.generated\.ts$|\.d\.ts$/.test(path)

/** A number over each limit, by place: functions and lines by the second folder, files by the folder they lie in. */
export function measureShape(root: string): Counts<Kind> {
  const counts: Record<Kind, Record<string, number>> = { branched: {}, long: {}, crowded: {} }
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

/** What rose above the ratchet, and what fell below it without the ratchet being lowered. */
export const checkShape = (root: string): Violation[] => checkRatchet(root, RATCHET, measureShape(root))

/** Writes today's counts as the ratchet. @throws when something rose. */
export const lowerRatchet = (root: string): void => lowerCounts(root, RATCHET, measureShape(root))

if (import.meta.main) {
  const isLowering = process.argv.includes('--lower')
  const root = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '.')
  if (isLowering) lowerRatchet(root)
  else runCheck('Shape', () => checkShape(root))
}
