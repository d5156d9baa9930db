import { FAT_SOURCE } from '#server/adapters/sources/fat/fat-passages.ts'
import { readFat } from '#server/adapters/sources/fat/read-fat.ts'
import { FEST_SOURCE } from '#server/adapters/sources/fest/fest-passages.ts'
import { readFest } from '#server/adapters/sources/fest/read-fest.ts'
import { FILES_SOURCE, ownerKey, readFiles } from '#server/adapters/sources/files/read-files.ts'
import { HAPI_SOURCE } from '#server/adapters/sources/hapi/hapi-passages.ts'
import { readHapi } from '#server/adapters/sources/hapi/read-hapi.ts'
import { NPL_SOURCE } from '#server/adapters/sources/npl/npl-passages.ts'
import { readNpl } from '#server/adapters/sources/npl/read-npl.ts'
import type { Config } from '#server/config.ts'
import type { Choice } from './import-choices.ts'
import type { ImportJob } from '#server/adapters/sources/importing/run-import.ts'

type Opened = Pick<ImportJob, 'key' | 'source' | 'isAlone' | 'read'> & { /** What is told before anything is fetched. */ introduction: string }

/** Takes what was chosen; gives how it is read, from where the configuration says. */
export function openSource(
  choice: Choice,
  { dir, hapiKey, hapiBaseUrl, fatBaseUrl, festUrl, nplBaseUrl }: Config['sources'],
  { today, signal }: { today: string; signal: AbortSignal },
): Opened {
  if (choice.source === 'files') {
    const { folder, owner, language, vertical, licence } = choice
    return {
      key: `${FILES_SOURCE}/${ownerKey(owner)}`,
      source: FILES_SOURCE,
      isAlone: false,
      introduction: `The procedures of ${owner} from ${folder}.`,
      read: () => readFiles({ folder, owner, language, vertical, licence }),
    }
  }
  const shared = { folder: dir, mostCalls: choice.mostCalls, signal }
  const from = (url: string): string => (choice.from === undefined ? new URL(url).host : choice.from)
  const alone = ({ id, owner, licence }: typeof HAPI_SOURCE, url: string) => ({
    key: id,
    source: id,
    isAlone: true,
    introduction: `${owner}, from ${from(url)}. Licence: ${licence}.`,
  })
  switch (choice.source) {
    case 'hapi':
      return { ...alone(HAPI_SOURCE, hapiBaseUrl), read: (run) => readHapi({ ...shared, baseUrl: hapiBaseUrl, key: hapiKey, run }) }
    case 'fest':
      return { ...alone(FEST_SOURCE, festUrl), read: () => readFest({ ...shared, from: choice.from, url: festUrl, today }) }
    case 'npl':
      return { ...alone(NPL_SOURCE, nplBaseUrl), read: () => readNpl({ ...shared, from: choice.from, baseUrl: nplBaseUrl }) }
    case 'fat':
      return { ...alone(FAT_SOURCE, fatBaseUrl), read: () => readFat({ ...shared, baseUrl: fatBaseUrl, today }) }
  }
}
