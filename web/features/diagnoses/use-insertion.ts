import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'
import type { Report } from '#contract/report.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { revealBlock } from '#web/editor/reveal-block.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useLanguage } from '#web/text/use-text.ts'
import { insertDiagnosis } from './insert-diagnosis.ts'

/** The open report that a suggestion may be put into. */
export type OpenText = { editor: Editor; shown: Report }

export type Insert = { /** Codes put in since the panel was opened. */ inserted: ReadonlySet<string>; insert: (suggestion: DiagnosisSuggestion) => void }

/** Puts suggestions into the assessment of the open report; undefined where none is open for writing. */
export function useInsertion(open: OpenText | undefined): Insert | undefined {
  const language = useLanguage()
  const [inserted, setInserted] = useState<ReadonlySet<string>>(new Set())
  if (open === undefined) return undefined
  const insert = (suggestion: DiagnosisSuggestion): void => {
    const { editor, shown } = open
    const id = crypto.randomUUID()
    if (!runCommand(editor, insertDiagnosis(suggestion, { shown: readReport(editor.state.doc, shown), language, id }))) return
    revealBlock(editor, id)
    setInserted(new Set([...inserted, suggestion.code]))
  }
  return { inserted, insert }
}
