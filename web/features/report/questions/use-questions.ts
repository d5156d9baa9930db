import { useMemo, useState } from 'react'
import type { Question, QuestionChoice } from '#contract/report.ts'
import type { Case } from '#contract/case.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import type { ReportSession } from '../session/report-session.ts'
import type { Word } from '../session/report-snapshot.ts'

/** A question as it stands on the page: open, or answered a moment ago and to be had back. */
export type Shown = { question: Question; answer: QuestionChoice | undefined }

export type Questions = {
  shown: Shown[]
  /** Those that wait for an answer. */
  open: Question[]
  say: (word: Word) => void
  /** The word under way. */
  underWay: Word | undefined
  /** The last word that did not arrive, and why. */
  failed: { word: Word; error: unknown } | undefined
}

const NONE: Question[] = []

/** The questions of a report in the order they were first met, those that are answered here among them until the page is left. */
export function useQuestions(kase: Case, session: ReportSession): Questions {
  const { answering, given } = useObservable(session.snapshot)
  const open = kase.textReport?.questions ?? NONE
  const [met, setMet] = useState<readonly Question[]>(open)
  const fresh = open.filter(({ id }) => !met.some((one) => one.id === id))
  if (fresh.length > 0) setMet([...met, ...fresh])

  const shown = useMemo(() => {
    const waiting = new Set(open.map(({ id }) => id))
    return met.flatMap((question): Shown[] => {
      if (waiting.has(question.id)) return [{ question: open.find(({ id }) => id === question.id) ?? question, answer: undefined }]
      const answer = given.get(question.id)
      return answer === undefined ? [] : [{ question, answer }]
    })
  }, [open, met, given])
  return useMemo(
    () => ({
      shown,
      open,
      say: (word) => void session.answer(word),
      underWay: answering.kind === 'underWay' ? answering.word : undefined,
      failed: answering.kind === 'failed' ? answering : undefined,
    }),
    [shown, open, session, answering],
  )
}
