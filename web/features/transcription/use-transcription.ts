import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { TemplateId } from '#contract/template.ts'
import { awaitReport } from '#web/session/waiting/awaited-report.ts'
import { isInformedEnough, useInformedRule } from '#web/features/consent/use-informed-rule.ts'
import { judgeFile, judgeText } from './draft-limits.ts'
import { sendTranscription } from './send-transcription.ts'

type Ids = { patientId: string; caseId: string }
const newIds = (): Ids => ({ patientId: crypto.randomUUID(), caseId: crypto.randomUUID() })

export type Transcription = ReturnType<typeof useTranscription>

/** The text being typed, and the one press that makes a report of it. A failed call leaves the text where it is. */
export function useTranscription(markedAt: string | null | undefined, chosen?: TemplateId) {
  const navigate = useNavigate()
  const router = useRouter()
  // The same ids for every attempt: a call that arrived without its answer makes no second case.
  const ids = useRef<Ids>(undefined)
  const [text, setText] = useState('')
  const [ownMark, setOwnMark] = useState<string | null>(null)
  const [template, setTemplate] = useState<TemplateId>()
  const rule = useInformedRule()
  const informedAt = markedAt === undefined ? ownMark : markedAt
  const [fileProblem, setFileProblem] = useState<'notText' | 'tooLong' | null>(null)
  const send = useMutation({
    mutationFn: sendTranscription,
    onSuccess: async (patientId) => {
      awaitReport(patientId)
      await navigate({ to: '/p/$patientId/report', params: { patientId } })
    },
  })
  const judgement = judgeText(text)
  return {
    text,
    judgement,
    fileProblem,
    /** Asked for where the operator wants the mark and the page around has no place for it. */
    informed: { at: informedAt, mark: setOwnMark, isAsked: rule === 'required' && markedAt === undefined, isEnough: isInformedEnough(rule, informedAt) },
    template,
    setTemplate,
    isSending: send.isPending || send.isSuccess,
    error: send.error,
    change(next: string) {
      setText(next)
      setFileProblem(null)
      // Another text under the same ids would be a change of the first one.
      if (!send.isPending) ids.current = undefined
    },
    async takeFile(file: File) {
      const problem = judgeFile(file)
      setFileProblem(problem === 'fine' ? null : problem)
      if (problem !== 'fine') return
      const read = await file.text()
      ids.current = undefined
      setText(text.trim() === '' ? read : `${text.trimEnd()}\n\n${read}`)
    },
    submit() {
      if (judgement !== 'fine' || send.isPending || !isInformedEnough(rule, informedAt)) return
      ids.current ??= newIds()
      // The report page is fetched while the server takes the text.
      void router.preloadRoute({ to: '/p/$patientId/report', params: { patientId: ids.current.patientId } })
      send.mutate({ ...ids.current, transcription: text, patientInformedAt: informedAt, template: chosen ?? template })
    },
  }
}
