import type { Editor } from '@tiptap/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Omission } from '#contract/report.ts'
import type { Doubtful } from '#web/editor/document-to-report.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { useOmissions } from './omissions/use-omissions.ts'
import type { Omissions } from './omissions/use-omissions.ts'
import { useQuestions } from './questions/use-questions.ts'
import type { Questions } from './questions/use-questions.ts'
import { useUnsupported } from './rail/use-unsupported.ts'
import type { ReportSession } from './session/report-session.ts'

/** What waits for the clinician's word. */
export type Decisions = {
  unsupported: Doubtful[]
  omissions: Omissions
  questions: Questions
  count: number
  /** What was answered here keeps its undo: the rail does not shut under it. */
  keepsRailOpen: boolean
}

export type DecisionsOf = { kase: Case; session: ReportSession; editor: Editor | null; omissionQuery: UseQueryResult<Omission[]> }

/** Everything that waits for a word on an open report: sentences in doubt, what was left out, questions. */
export function useDecisions({ kase, session, editor, omissionQuery }: DecisionsOf): Decisions {
  const { shown } = useObservable(session.text.snapshot)
  const unsupported = useUnsupported(editor, shown)
  const omissions = useOmissions(omissionQuery, { kase, editor, shown })
  const questions = useQuestions(kase, session)
  const count = unsupported.length + omissions.list.length + questions.open.length
  return { unsupported, omissions, questions, count, keepsRailOpen: count > 0 || questions.shown.length > 0 }
}
