import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import type { EnginePackage } from './packages.ts'
import type { Workshop } from './workshop.ts'

type Fetching = { workshop: Workshop; log: string; /** Where packages were brought on a stick. */ from?: string | undefined }

/** As `npm pack` names it. */
export const fileNameOf = ({ name, version }: EnginePackage): string => `${name.replace(/^@/, '').replaceAll('/', '-')}-${version}.tgz`

async function integrityOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && `sha512-${createHash('sha512').update(bytes).digest('base64')}`
}

/**
 * Takes a package and an empty folder; puts what the package holds there, once it is byte for byte the pinned one. No script of it is run.
 * @throws InstallError
 */
export async function fetchPackage(wanted: EnginePackage, folder: string, { workshop, log, from }: Fetching): Promise<void> {
  const name = fileNameOf(wanted)
  const archive = join(folder, name)
  await mkdir(folder, { recursive: true })
  const isBrought = from !== undefined && (await copyFile(join(from, name), archive).then(() => true, () => false))
  if (!isBrought) {
    const code = await workshop.npm(['pack', `${wanted.name}@${wanted.version}`, '--pack-destination', folder, '--ignore-scripts', '--loglevel=error'])
    if (code !== 0)
      throw new InstallError(
        `npm could not fetch ${wanted.name}@${wanted.version} (it ended with ${code}); the file ${name} can be brought in a folder as well (--from)`,
      )
  }
  const found = await integrityOf(archive)
  if (found !== wanted.integrity) {
    await rm(archive, { force: true })
    throw new InstallError(`${name} is not the expected package (its sha512 differs); it was thrown away`)
  }
  const unpacked = await workshop.run('tar', ['-xzf', name, '--strip-components=1'], { folder, log })
  if (unpacked !== 0) throw new InstallError(`${name} could not be unpacked (tar ended with ${unpacked}; its words are in ${log})`)
  await rm(archive, { force: true })
}
