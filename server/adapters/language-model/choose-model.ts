import type { LlmProvider } from '#contract/profile.ts'
import type { Config } from '#server/config.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { makeAiSdkModel } from './ai-sdk-model.ts'

/** Takes the configuration and a user's choice; gives the model, or nothing where no endpoint serves it. Grok has an endpoint of its own. */
export function languageModelOf({ openAi, xAi, models }: Config['languageModels'], provider: LlmProvider): LanguageModel | undefined {
  const endpoint = provider === 'Grok' ? xAi : openAi
  const model = models[provider]
  return endpoint && makeAiSdkModel({ name: `${provider} ${model}`, ...endpoint, model })
}
