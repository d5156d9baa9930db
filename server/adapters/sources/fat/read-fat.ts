import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { KeptFile } from '../fetching/kept-file.ts'
import { parseJson } from '../fetching/parse-json.ts'
import type { Readings } from '../reading.ts'
import { fetchTold, politeFetchFor, readOrForget } from '../register-source.ts'
import type { RegisterOptions } from '../register-source.ts'
import { SourceRefusal } from '../source-refusal.ts'
import { codePassages, CodeRow, isExpired, termsByCode } from './fat-passages.ts'

export type FatOptions = Omit<RegisterOptions, 'from'> & { baseUrl: string; /** YYYY-MM-DD: codes that ended before are taken out. */ today: string }

type System = 'ICPC-2' | 'ICD-10'

/** Ten times the largest of them: what is longer is something else. */
const MOST_BYTES = 150_000_000
const DOWNLOADS = [
  { system: 'ICPC-2', path: 'ICPC2/download/JSON', name: 'icpc-2.json' },
  { system: 'ICD-10', path: 'ICD10/download/JSON', name: 'icd-10.json' },
] as const
const TELL_EACH = 1_000

async function rowsOf({ path }: KeptFile): Promise<unknown[]> {
  const name = basename(path)
  if ((await stat(path)).size > MOST_BYTES) throw new SourceRefusal(`${name} is larger than any code system. Nothing was read.`)
  const list = parseJson(await readFile(path, 'utf8'))
  if (!Array.isArray(list) || list.length === 0)
    throw new SourceRefusal(`${name} is no list of codes, or it ends in its middle. Nothing was taken out. Run it again to fetch it anew.`)
  return list
}

async function* readSystem(file: KeptFile, system: System, today: string): Readings {
  const list = await rowsOf(file)
  const rows = list.flatMap((value) => {
    const row = CodeRow.safeParse(value)
    return row.success ? [row.data] : []
  })
  if (rows.length < list.length) yield { kind: 'skipped', what: basename(file.path), reason: `${list.length - rows.length} rows are no rows of a code system` }
  const terms = termsByCode(rows, today)
  let found = 0
  for (const [at, row] of rows.entries()) {
    if (at % TELL_EACH === 0) yield { kind: 'progress', done: at, total: rows.length, of: `${system} codes` }
    if (isExpired(row, today)) {
      yield { kind: 'withdrawn', what: `${system} ${row['Kode'] ?? ''}` }
      continue
    }
    const passages = codePassages(row, system, terms)
    if (passages.length > 0) yield { kind: 'passages', passages }
    found += passages.length
  }
  if (found === 0) throw new SourceRefusal(`${basename(file.path)} holds no code of ${system}. Nothing was taken out. Run it again to fetch it anew.`)
}

/** Reads the Norwegian code systems with their words of inclusion, exclusion and criteria, and the terms below a code. @throws SourceRefusal */
export async function* readFat(options: FatOptions): Readings {
  const politeFetch = politeFetchFor({ ...options, from: undefined })
  const base = options.baseUrl.replace(/\/+$/, '')
  const files: (KeptFile & { system: System })[] = []
  for (const { system, path, name } of DOWNLOADS) {
    const address = new URL(`${base}/api/code-systems/${path}`)
    const file = yield* fetchTold({ ...options, from: undefined, folder: join(options.folder, 'fat') }, politeFetch, { address, name, most: MOST_BYTES })
    files.push({ ...file, system })
  }
  yield { kind: 'edition', edition: files.map(({ edition }) => edition).join(' ') }
  for (const { system, ...file } of files) yield* readOrForget(file, () => readSystem(file, system, options.today))
}
