import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { findProgram } from '#server/adapters/child-process/find-program.ts'

const run = promisify(execFile)

/** A real, small, English recogniser: enough to turn clear synthetic speech into the words that were said. */
export type RealRecognizer = { recognize(wav: Uint8Array): Promise<string>; stop(): Promise<void> }

type RecognizerOptions = {
  searchPath: string
  /** Holds `pocketsphinx-en-us/`, `med.arpa.gz` and `med.dict`. */
  modelDir: string
}

/** The two generations of the program are called differently and print differently. */
const PROGRAMS = [
  {
    name: 'pocketsphinx',
    command: (models: string[], file: string) => [...models, 'single', file],
    read: (output: string) => [...output.matchAll(/"t":"([^"]*)"/g)].map(([, text = '']) => text),
  },
  {
    name: 'pocketsphinx_continuous',
    command: (models: string[], file: string) => ['-infile', file, '-logfn', '/dev/null', ...models],
    read: (output: string) => output.split('\n'),
  },
] as const

/** Finds PocketSphinx and its models; undefined where either is absent, so that a test can skip and say so. */
export async function findRealRecognizer({ searchPath, modelDir }: RecognizerOptions): Promise<RealRecognizer | undefined> {
  const compressed = await readFile(join(modelDir, 'med.arpa.gz')).catch(() => undefined)
  if (!compressed) return undefined
  for (const program of PROGRAMS) {
    const path = await findProgram(program.name, searchPath)
    if (path === undefined) continue
    const folder = await mkdtemp(join(tmpdir(), 'recognizer-'))
    await writeFile(join(folder, 'med.arpa'), await promisify(gunzip)(compressed))
    const models = ['-hmm', join(modelDir, 'pocketsphinx-en-us'), '-lm', join(folder, 'med.arpa'), '-dict', join(modelDir, 'med.dict')]
    let count = 0
    return {
      async recognize(wav) {
        const file = join(folder, `${(count += 1)}.wav`)
        await writeFile(file, wav)
        const { stdout } = await run(path, program.command(models, file), { timeout: 120_000 })
        return program
          .read(stdout)
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' ')
      },
      stop: () => rm(folder, { recursive: true, force: true }),
    }
  }
  return undefined
}
