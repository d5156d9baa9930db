import type { SuggestionGround } from '#contract/diagnosis.ts'
import type { Language } from '#contract/vertical.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { suggestDiagnoses as suggest } from '#domain/diagnoses/suggest-diagnoses.ts'
import type { SuggestionEvidence } from '#domain/diagnoses/suggest-diagnoses.ts'
import { complaintsSaid } from '#domain/symptoms/animal-complaints-said.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { TextTasks } from '#server/ports/text-work.ts'

function groundsOf(evidence: readonly SuggestionEvidence[], sources: readonly ReportSource[]): SuggestionGround[] {
  return evidence.flatMap(({ source: at, start, end, speaks }) => {
    const source = sources[at]
    return source ? [{ ...evidenceOf(source, start, end), speaks, quote: source.text.slice(start, end).trim() }] : []
  })
}

const spokenIn = (sources: readonly ReportSource[]): Language => detectLanguage(sources.map(({ text }) => text).join('\n'))

/** Conditions a talk speaks for, each with the words it rests on. */
export function suggestDiagnoses({ sources, picked, person }: TextTasks['suggestDiagnoses']['input']): TextTasks['suggestDiagnoses']['output'] {
  return suggest({ sources, language: spokenIn(sources), picked, person }).map(({ evidence, ...suggestion }) => ({
    ...suggestion,
    grounds: groundsOf(evidence, sources),
  }))
}

/** What an animal is brought for, each with the words it rests on. */
export function listComplaints({ sources, picked, species }: TextTasks['listComplaints']['input']): TextTasks['listComplaints']['output'] {
  const said = complaintsSaid({ sources, language: spokenIn(sources), picked, ...(species !== undefined && { species }) })
  return said.map(({ evidence, ...complaint }) => ({ ...complaint, grounds: groundsOf(evidence, sources) }))
}
