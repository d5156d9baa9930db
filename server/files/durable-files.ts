import { randomBytes, randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import type { Files, HeldFile } from '#server/ports/files.ts'

/** A file of ours beside its place: under way, or left by a process that was killed. Younger than this it may be somebody's work. */
const ABANDONED_AFTER_MS = 60 * 60_000

const besideOf = (path: string): string => `${path}.${randomUUID()}`

/** Writes a file whole beside its place, onto the medium, and gives its path there. */
async function writeBeside(files: Files, path: string, content: Uint8Array): Promise<string> {
  const fresh = besideOf(path)
  await files.create(fresh, content)
  await files.sync(fresh)
  return fresh
}

async function destroyContent(held: HeldFile): Promise<void> {
  await held.overwrite(randomBytes(held.bytes))
  await held.sync()
}

/**
 * Puts content in the place of whatever is there. Whenever the power goes, the place holds the old or the new, whole; the old is overwritten
 * only once the new has the name on the medium too.
 */
export async function putDurably(files: Files, path: string, content: Uint8Array): Promise<void> {
  await renameDurably(files, await writeBeside(files, path, content), path)
}

/** Gives a file that is on the medium the place of another, which is then overwritten. */
export async function renameDurably(files: Files, from: string, to: string): Promise<void> {
  const old = await files.hold(to)
  try {
    await files.rename(from, to)
    await files.syncFolder(dirname(to))
    if (old) await destroyContent(old)
  } finally {
    await old?.close()
  }
}

/** Makes a folder whose own name lasts: a folder that a power cut takes away takes its files along. */
export async function makeFolderDurably(files: Files, path: string): Promise<void> {
  await files.makeFolder(path)
  await files.syncFolder(dirname(path))
}

/** Puts content where nothing is yet: of two that do so at once one wins, and nobody reads half of it. */
export async function putOnceDurably(files: Files, path: string, content: Uint8Array): Promise<void> {
  const fresh = await writeBeside(files, path, content)
  try {
    await files.link(fresh, path)
  } finally {
    await files.remove(fresh)
  }
  await files.syncFolder(dirname(path))
}

/** Overwrites a file, as far as the medium can, and removes it; nothing happens where none is. */
export async function shred(files: Files, path: string): Promise<void> {
  const held = await files.hold(path)
  if (!held) return
  try {
    await destroyContent(held)
  } finally {
    await held.close()
  }
  await files.remove(path)
  await files.syncFolder(dirname(path))
}

const BESIDE = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Takes a file's name; gives that of the place it was written for, or undefined when it lies in its place. */
export function placeOfLeftover(name: string): string | undefined {
  const at = name.lastIndexOf('.')
  return at > 0 && BESIDE.test(name.slice(at)) ? name.slice(0, at) : undefined
}

/** What a killed process left beside a place. */
export async function leftoversOf(files: Files, path: string): Promise<string[]> {
  const names = await files.list(dirname(path))
  return names.filter((name) => placeOfLeftover(name) === basename(path)).map((name) => join(dirname(path), name))
}

/** True for what has lain there so long that nobody is at it any more. */
export async function isAbandoned(files: Files, path: string): Promise<boolean> {
  return ((await files.ageMs(path)) ?? 0) > ABANDONED_AFTER_MS
}
