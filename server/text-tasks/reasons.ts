import { MOST_REASONS } from '#contract/report.ts'
import type { Reason } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { hidePlaceholderNumbers, showPlaceholderNumbers } from '#domain/deidentify/mask/placeholder-numbers.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import { explainReport } from '#domain/note/pipeline/explain.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import type { TextTasks } from '#server/ports/text-work.ts'

type Explained = Omit<TextTasks['listReasons']['input'], 'sources'> & { readonly language: Language }

function reasonsOf(source: SourceText, { language, vertical, doctorType }: Explained): Reason[] {
  const { statements, gone } = explainReport({ text: hidePlaceholderNumbers(source.text), language, vertical, doctorType })
  const told = statements.map(
    ({ text, start, end, outcome, section, rule, changedBy, marks, medicines, speaker, phase, assertion }): Reason => ({
      text: showPlaceholderNumbers(text), evidence: evidenceOf(source, start, end), fate: outcome, section: section ?? null, rule, stages: [...changedBy],
      marks, medicines: [...medicines], speaker, phase, asserted: assertion,
    }),
  )
  const left = gone.map(
    ({ text, start, end, by }): Reason => ({
      text: showPlaceholderNumbers(text), evidence: evidenceOf(source, start, end), fate: 'takenAway', section: null, rule: by, stages: [],
      marks: {}, medicines: [], speaker: null, phase: null, asserted: null,
    }),
  )
  return [...told, ...left].toSorted((one, other) => one.evidence.start - other.evidence.start)
}

/** For each statement of the sources, in the order they were said, what the built-in engine made of it and by which rule. */
export function listReasons({ sources, ...rules }: TextTasks['listReasons']['input']): Reason[] {
  const language = detectLanguage(sources.map(({ text }) => text).join('\n'))
  return sources.flatMap((source) => reasonsOf(source, { ...rules, language })).slice(0, MOST_REASONS)
}
