import { Language } from '#contract/vertical.ts'
import { heardLanguage } from '#domain/language/heard-language.ts'
import type { SourceText } from '#server/ports/source-text.ts'

export type ReportLanguages = {
  /** Of what was said; of the notes where nothing was. */
  heard: Language
  /** Of the report: what its clinician chose for it, else what was heard. */
  language: Language
}

/** Takes the texts of a case, the language chosen for its report, if any, and the one set for reports; the language on screen has no say in it. */
export function reportLanguages(sources: readonly SourceText[], { asked, usual }: { asked: string | null; usual: string }): ReportLanguages {
  const spoken = sources.filter(({ kind }) => kind !== 'note')
  const heard = heardLanguage((spoken.length > 0 ? spoken : sources).map(({ text }) => text).join('\n'), Language.parse(usual))
  return { heard, language: asked === null ? heard : Language.parse(asked) }
}
