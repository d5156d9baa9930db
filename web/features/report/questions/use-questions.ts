import type { Editor } from '@tiptap/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Question, QuestionChoice } from '#contract/report.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import { call } from '#web/api/call.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { takeBlocks } from '#web/editor/take-blocks.ts'
import { assertSaved, revisionOf } from '../save/saved-base.ts'
import type { Saving } from '../save/use-autosave.ts'
import { replaceCase } from '../use-patient.ts'

/** A question as it stands on the page: open, or answered a moment ago and to be had back. */
export type Shown = { question: Question; answer: QuestionChoice | undefined }
/** A word on its way; null puts the question again. */
export type Word = { question: Question; answer: QuestionChoice | null }

export type Questions = {
  shown: Shown[]
  /** How many wait for an answer. */
  open: Question[]
  say: (word: Word) => void
  /** The word under way. */
  underWay: Word | undefined
  /** The last word that did not arrive, and why. */
  failed: { word: Word; error: unknown } | undefined
}

type Desk = { kase: Case; editor: Editor | null; saving: Saving; /** A person's word now stands in the text. */ onAnswered: () => void; /** The text of the editor is to be saved anew. */ onEdit: (editor: Editor) => void }

const NONE: Question[] = []

/** The questions of a report in the order they were first met, those that are answered here among them until the page is left. */
export function useQuestions({ kase, editor, saving: { autosave }, onAnswered, onEdit }: Desk): Questions {
  const open = kase.textReport?.questions ?? NONE
  const [met, setMet] = useState<readonly Question[]>(open)
  const [given, setGiven] = useState<ReadonlyMap<string, QuestionChoice>>(new Map())
  const fresh = open.filter(({ id }) => !met.some((one) => one.id === id))
  if (fresh.length > 0) setMet([...met, ...fresh])

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ question, answer }: Word) => {
      if (!editor || !autosave) throw new Refusal('internal.error')
      let changed: Case | undefined
      const isDone = await autosave.alongside(async (base) => {
        const body = { answer, revision: revisionOf(base, kase) }
        changed = await call('answerQuestion', { params: { patientId: kase.patientId, caseId: kase.id, questionId: question.id }, body })
        const report = changed.textReport && withoutQuestions(changed.textReport)
        const isTaken = report !== null && !editor.isDestroyed && runCommand(editor, takeBlocks({ before: base.report, after: report }, crypto.randomUUID().slice(0, 8)))
        // What was typed meanwhile was noted of a text without these lines.
        if (isTaken && autosave.isUnsaved()) onEdit(editor)
        return { report: report ?? base.report, revision: changed.revision }
      })
      if (!isDone) assertSaved(autosave)
      if (!changed) throw new Refusal('case.stale_revision')
      setGiven((before) => withWord(before, { question, answer }))
      replaceCase(changed)
      onAnswered()
    },
  })

  const shown = useMemo(() => {
    const waiting = new Set(open.map(({ id }) => id))
    return met.flatMap((question): Shown[] => {
      if (waiting.has(question.id)) return [{ question: open.find(({ id }) => id === question.id) ?? question, answer: undefined }]
      const answer = given.get(question.id)
      return answer === undefined ? [] : [{ question, answer }]
    })
  }, [open, met, given])
  return { shown, open, say: mutate, underWay: isPending ? variables : undefined, failed: error && variables ? { word: variables, error } : undefined }
}

function withWord(before: ReadonlyMap<string, QuestionChoice>, { question, answer }: Word): ReadonlyMap<string, QuestionChoice> {
  const after = new Map(before)
  if (answer === null) after.delete(question.id)
  else after.set(question.id, answer)
  return after
}
