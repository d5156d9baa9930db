import { isLoopbackHost } from '#contract/tenant.ts'
import type { OutsideEngine } from '#contract/outside-engine.ts'
import type { Config } from '#server/config.ts'
import { isInEea } from './eea.ts'

type EngineConfig = Pick<Config, 'languageModels' | 'speech' | 'regions' | 'mayEnginesLeaveEea'>

/** Addresses of a house's own network, which nobody else answers on. */
const OWN_NETWORK = /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|^\[?f[cd][0-9a-f]{2}:|^[^.:]+$|\.(local|internal|intranet|lan|home\.arpa)$/i

const isOwn = ({ host, hostname }: URL): boolean => isLoopbackHost(host) || OWN_NETWORK.test(hostname)

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
    return isOwn(url) ? [] : [{ name, host: url.host, region: region ?? null, gets, isOn: mayEnginesLeaveEea || isInEea(region) }]
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
