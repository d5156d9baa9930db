import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SourceRefusal } from '../source-refusal.ts'

/** A file of a folder; `path` is relative, with forward slashes. A refused one says why. */
export type Found = { path: string; refused: string | null }

const KINDS = /\.(?:md|markdown|html?)$/i
export const LARGEST_FILE = 2_000_000
const MOST_FILES = 5_000
const DEEPEST = 20

function refusedKind(name: string, entry: Awaited<ReturnType<typeof lstat>>): string | null {
  if (entry.isSymbolicLink()) return 'it is a link to somewhere else, which is not followed'
  if (!entry.isFile()) return 'it is no ordinary file'
  if (!KINDS.test(name)) return 'it is neither Markdown (.md) nor HTML (.html)'
  if (Number(entry.size) > LARGEST_FILE) return `it is larger than ${LARGEST_FILE / 1e6} MB: divide it at its chapters`
  return null
}

/**
 * The files of a folder and of those in it, by name. Names that begin with a dot are passed over in silence; links are never followed, so that nothing outside
 * of the folder is read.
 * @throws SourceRefusal when the folder cannot be read or is no folder of procedures by its size
 */
export async function findFiles(folder: string): Promise<Found[]> {
  const found: Found[] = []
  async function walk(below: string, depth: number): Promise<void> {
    if (depth > DEEPEST) throw new SourceRefusal(`${below} lies more than ${DEEPEST} folders deep. Nothing was read.`)
    const names = (await readdir(join(folder, below))).filter((name) => !name.startsWith('.')).toSorted()
    for (const name of names) {
      const path = below === '' ? name : `${below}/${name}`
      const entry = await lstat(join(folder, path))
      if (entry.isDirectory()) await walk(path, depth + 1)
      else found.push({ path, refused: refusedKind(name, entry) })
      if (found.length > MOST_FILES)
        throw new SourceRefusal(`The folder holds more than ${MOST_FILES} files. Name the one that holds the procedures. Nothing was read.`)
    }
  }
  const root = await lstat(folder).catch(() => undefined)
  if (root?.isDirectory() !== true) throw new SourceRefusal(`${folder} is no folder. Nothing was read.`)
  await walk('', 0)
  return found
}
