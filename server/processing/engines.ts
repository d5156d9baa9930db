import { isLoopbackHost } from '#contract/tenant.ts'
import type { Config } from '#server/config.ts'

/** An engine of somebody else that texts or sound are sent to. */
export type OutsideEngine = { name: 'openAi' | 'xAi' | 'speech'; host: string; region: string | undefined; gets: string }

const MASKED = 'what was said and written of a case, names and numbers masked'
const SOUND = 'sound as it was recorded, which cannot be masked'

/** Takes the configuration; gives the engines outside this machine that it names (NORM-5). */
export function outsideEngines({ languageModels, speech, regions }: Pick<Config, 'languageModels' | 'speech' | 'regions'>): OutsideEngine[] {
  const named = [
    { name: 'openAi', endpoint: languageModels.openAi, gets: MASKED },
    { name: 'xAi', endpoint: languageModels.xAi, gets: MASKED },
    { name: 'speech', endpoint: speech.endpoint, gets: SOUND },
  ] as const
  return named.flatMap(({ name, endpoint, gets }) => {
    const host = endpoint && new URL(endpoint.baseUrl).host
    return host === undefined || isLoopbackHost(host) ? [] : [{ name, host, region: regions[name], gets }]
  })
}

/** Those whose region nobody has stated. */
export const enginesWithoutRegion = (config: Pick<Config, 'languageModels' | 'speech' | 'regions'>): string[] =>
  outsideEngines(config).filter(({ region }) => region === undefined).map(({ name }) => name)
