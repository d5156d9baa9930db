import type { Command } from '@tiptap/pm/state'
import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'
import type { Block, Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { missingHeading } from '#domain/note/realise/missing-heading.ts'
import { insertBlock } from '#web/editor/commands.ts'

/** A suggestion as a line of the assessment, code and title; it rests on what speaks for it, and the clinician who pressed stands for it. */
export function diagnosisBlock({ title, code, system, evidence }: DiagnosisSuggestion, id: string): Block {
  const grounds = evidence.filter(({ speaks }) => speaks === 'for').map(({ speaks: _speaks, quote: _quote, ...ground }) => ground)
  return { id, kind: 'paragraph', text: system === 'ICPC-2' ? `${code} ${title}.` : `${title}.`, evidence: grounds, supported: true }
}

/** Puts a suggestion at the end of the assessment, as one step that can be undone; the section is made where the report lacks it. */
export function insertDiagnosis(
  suggestion: DiagnosisSuggestion,
  { shown, language, id }: { shown: Pick<Report, 'sections'>; language: Language; id: string },
): Command {
  const heading = shown.sections.find(({ type }) => type === 'diagnoses')?.heading || missingHeading('diagnoses', shown, language)
  return insertBlock({ type: 'diagnoses', block: diagnosisBlock(suggestion, id), keyPrefix: id, heading })
}
