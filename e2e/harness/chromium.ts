import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findPackageJSON } from 'node:module'
import { z } from 'zod'

/** A browser to start, and what its process needs in its environment. */
export interface Chromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const PACKAGE = '@sparticuz/chromium'
const CACHE = resolve(import.meta.dirname, '..', '..', '.cache')

/**
 * The browser named by CHROMIUM_PATH, else the one that came with npm, else the machine's own. The one from npm is pinned, and built without a window:
 * the machine's own takes twice the processor's time for the same tests.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return { executablePath: named, env: {} }
  }
  const fromNpm = process.platform === 'linux' && findPackageJSON(PACKAGE, import.meta.url) !== undefined
  const installed = fromNpm ? undefined : SYSTEM_PATHS.find((path) => existsSync(path))
  return installed === undefined ? chromiumFromNpm() : { executablePath: installed, env: {} }
}

/** The package's own list of font folders knows none of ours, and a browser that finds no font at all ends at the first page. */
async function nameFonts(folder: string): Promise<void> {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`).join('')
  const list =
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`
  // Renamed into place: another run may be starting its browser this moment.
  const fresh = join(folder, `fonts-${randomUUID()}.conf`)
  await writeFile(fresh, list)
  await rename(fresh, join(folder, 'fonts', 'fonts.conf'))
}

/** Unpacks the npm package once per version, together with the libraries and fonts that a bare machine lacks. */
export async function chromiumFromNpm(): Promise<Chromium> {
  if (process.platform !== 'linux') throw new Error('No browser found. Set CHROMIUM_PATH to a Chromium or Chrome.')
  const manifest = findPackageJSON(PACKAGE, import.meta.url)
  if (manifest === undefined) throw new Error('No browser found: set CHROMIUM_PATH, or install the development packages.')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(manifest, 'utf8')))
  const folder = join(CACHE, `chromium-${version}-${process.arch}`)
  if (!existsSync(folder)) await unpack(join(dirname(manifest), 'bin'), folder)
  await nameFonts(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/** Into a folder of its own, then renamed: two runs at once, or one that is cut off, leave nothing half unpacked. */
async function unpack(bin: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const fresh = await mkdtemp(join(CACHE, 'unpacking-'))
  try {
    await inflateInto(fresh, ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => join(bin, name)))
    await Promise.all([chmod(fresh, 0o755), chmod(join(fresh, 'chromium'), 0o755)]) // another user may run the tests next
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** The package unpacks below the temporary folder as it stands when asked, and knows no other place. */
async function inflateInto(folder: string, archives: readonly string[]): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  const unpacking = archives.map((archive) => inflate(archive))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await Promise.all(unpacking)
}
