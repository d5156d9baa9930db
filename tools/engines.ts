import { LlmProvider } from '#contract/profile.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { chooseModels } from '#server/adapters/language-model/choose-model.ts'
import { readConfig } from '#server/config.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'
import { makeModelWriter } from '#server/reports/model-writer.ts'
import { ToolRefusal } from './run-tool.ts'

/** What `--engine` takes. */
export const ENGINES: readonly string[] = ['builtin', ...LlmProvider.options]

/** The built-in engine writes in the language of the talk; a model is asked for as the server would, by the same environment. `heard` may listen in. */
export function writerOf(engine: string, heard: (model: LanguageModel) => LanguageModel = (model) => model): ReportWriter {
  if (engine === 'builtin') return builtinWriter()
  const provider = LlmProvider.safeParse(engine)
  if (!provider.success) throw new ToolRefusal(`--engine is builtin or one of ${LlmProvider.options.join(', ')}.`)
  const model = modelOf(provider.data)
  if (!model) throw new ToolRefusal(`No endpoint is set for ${engine}. Set OPENAI_API_KEY or OPENAI_BASE_URL (XAI_API_KEY or XAI_BASE_URL for Grok).`)
  return makeModelWriter(heard(model))
}

/** The built-in engine, and every model an endpoint is set for. */
export function configuredEngines(): string[] {
  return ['builtin', ...LlmProvider.options.filter((provider) => modelOf(provider) !== undefined)]
}

function modelOf(provider: LlmProvider) {
  return chooseModels(readConfig().languageModels)(provider)
}

function builtinWriter(): ReportWriter {
  return {
    write: async ({ sources, language, vertical, doctorType, generatedAt }) =>
      writeReport({ sources, language, headingLanguage: language, vertical, doctorType, generatedAt }),
  }
}
