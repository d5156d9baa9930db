import type { LlmProvider } from '#contract/profile.ts'
import type { Config, ModelEndpoint } from '#server/config.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import { makeBreaker } from '../endpoint/breaker.ts'
import { makeAiSdkModel } from './ai-sdk-model.ts'

/** Takes the configuration; gives the model a user's choice leads to, or nothing where no endpoint serves it. Grok has an endpoint of its own. */
export function chooseModels({ openAi, xAi, models }: Config['languageModels']): (provider: LlmProvider) => ChatModel | undefined {
  const served = ({ endpoint, providers }: { endpoint: ModelEndpoint | undefined; providers: LlmProvider[] }): [LlmProvider, ChatModel][] => {
    if (!endpoint) return []
    const breaker = makeBreaker({ now: Date.now })
    return providers.map((provider) => [provider, makeAiSdkModel({ name: `${provider} ${models[provider]}`, ...endpoint, model: models[provider], breaker })])
  }
  const chosen = new Map([...served({ endpoint: openAi, providers: ['OpenAi', 'OpenAi5Mini'] }), ...served({ endpoint: xAi, providers: ['Grok'] })])
  return (provider) => chosen.get(provider)
}
