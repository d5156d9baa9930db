import { Language } from '#contract/vertical.ts'
import { ToolRefusal } from '../run-tool.ts'

/** A language that is translated into; Norwegian is where the texts are made. */
export function targetLanguage(asked: string | undefined): Exclude<Language, 'nb'> {
  const { data } = Language.safeParse(asked)
  if (data === undefined || data === 'nb') throw new ToolRefusal(`Say which language: ${Language.options.filter((each) => each !== 'nb').join(', ')}.`)
  return data
}
