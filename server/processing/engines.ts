import type { OutsideEngine } from '#contract/outside-engine.ts'
import type { Config } from '#server/config.ts'
import { isInEea } from './eea.ts'
import { isOwnAddress } from '#server/own-address.ts'

type EngineConfig = Pick<Config, 'languageModels' | 'speech' | 'regions' | 'mayEnginesLeaveEea'>

/**
 * Takes the configuration; gives the engines of somebody else that texts or sound may be sent to. One that nobody has said to work within the
 * European Economic Area is off until the operator turns that on (NORM-5).
 */
export function outsideEngines({ languageModels, speech, regions, mayEnginesLeaveEea }: EngineConfig): OutsideEngine[] {
  const named = [
    { name: 'openAi', endpoint: languageModels.openAi, gets: 'text' },
    { name: 'xAi', endpoint: languageModels.xAi, gets: 'text' },
    { name: 'speech', endpoint: speech.endpoint, gets: 'sound' },
  ] as const
  return named.flatMap(({ name, endpoint, gets }) => {
    if (endpoint === undefined) return []
    const url = new URL(endpoint.baseUrl)
    const region = regions[name]
    return isOwnAddress(url) ? [] : [{ name, host: url.host, region: region ?? null, gets, isOn: mayEnginesLeaveEea || isInEea(region) }]
  })
}

/** Takes the configuration; gives it without the engines that are off. */
export function withoutEnginesOff(config: Config): Config {
  const off = new Set(outsideEngines(config).filter(({ isOn }) => !isOn).map(({ name }) => name))
  const { languageModels, speech } = config
  return {
    ...config,
    languageModels: { ...languageModels, ...(off.has('openAi') && { openAi: undefined }), ...(off.has('xAi') && { xAi: undefined }) },
    speech: { ...speech, ...(off.has('speech') && { endpoint: undefined }) },
  }
}
