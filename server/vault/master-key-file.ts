import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { dirname, join } from 'node:path'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { isAbandoned, leftoversOf, makeFolderDurably, putDurably, putOnceDurably, renameDurably } from '#server/files/durable-files.ts'
import { nodeFiles } from '#server/files/node-files.ts'
import type { Files } from '#server/ports/files.ts'

export const KEY_BYTES = 32

/** The file of the master key in the data folder, and the next one beside it while the key changes. */
export type MasterKeyFile = {
  readonly path: string
  /** Undefined when there is none. @throws StartupRefusal for a file that holds something else */
  read: () => Promise<KeyObject | undefined>
  /** Makes a key where there is none; of two servers that begin at once, one makes it. */
  make: () => Promise<void>
  /** Lays the next key beside the present one. */
  stage: (next: KeyObject) => Promise<void>
  readStaged: () => Promise<KeyObject | undefined>
  /** Puts the staged key in the place of the present one; nothing happens where none is staged. */
  promote: () => Promise<void>
}

/** Takes what a key file holds; gives the key. @throws StartupRefusal naming the file, never its content */
export function readKeyText(text: string, path: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) throw new StartupRefusal(`${path} does not hold a key: 32 bytes in base64 are expected.`)
  return key
}

const textOf = (key: Buffer): Buffer => Buffer.from(`${key.toString('base64')}\n`)

export function openMasterKeyFile(dataDir: string, files: Files = nodeFiles): MasterKeyFile {
  const path = join(dataDir, 'master.key')
  const staged = `${path}.next`

  async function readAt(at: string): Promise<KeyObject | undefined> {
    const content = await files.read(at)
    if (content === undefined) return undefined
    await files.makePrivate(at)
    return createSecretKey(readKeyText(content.toString('utf8'), at))
  }

  return {
    path,
    async read() {
      // Another name of the same file, or a key that nothing was sealed with: removed, never overwritten.
      const leftovers = [...(await leftoversOf(files, path)), ...(await leftoversOf(files, staged))]
      for (const leftover of leftovers) if (await isAbandoned(files, leftover)) await files.remove(leftover)
      return readAt(path)
    },
    async make() {
      await makeFolderDurably(files, dirname(path))
      await putOnceDurably(files, path, textOf(randomBytes(KEY_BYTES)))
    },
    stage: (next) => putDurably(files, staged, textOf(next.export())),
    readStaged: () => readAt(staged),
    async promote() {
      if ((await files.read(staged)) !== undefined) await renameDurably(files, staged, path)
    },
  }
}
