import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Question } from '#contract/report.ts'
import { Refusal } from '#contract/refusal.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import type { Saving } from '../use-autosave.ts'
import { replaceCase } from '../use-patient.ts'
import styles from './signing.module.css'

export type SignDialogProps = { kase: Case; saving: Saving; /** Paragraphs that still wait for a word. */ doubts: number; /** What nobody has answered yet. */ questions: readonly Question[]; isOpen: boolean; onClose: () => void }

/** Asks before the text is frozen, and says what is still in doubt in it. What was typed last is saved first. */
export function SignDialog({ kase, saving: { autosave }, doubts, questions, isOpen, onClose }: SignDialogProps) {
  const text = useText('signing')
  const asking = useText('questions')
  const sign = useMutation({
    mutationFn: async () => {
      await autosave?.settle()
      const kind = autosave?.state().kind
      if (!autosave || (kind !== 'clean' && kind !== 'saved')) throw new Refusal('case.stale_revision')
      return call('signReport', { params: { patientId: kase.patientId, caseId: kase.id }, body: { revision: Math.max(kase.revision, autosave.base().revision) } })
    },
    onSuccess: (signed) => {
      replaceCase(signed)
      onClose()
    },
  })
  return (
    <ConfirmDialog isOpen={isOpen} title={text('signTitle')} body={text('signBody')} confirmLabel={text('sign')} isBusy={sign.isPending} onConfirm={() => sign.mutate()} onClose={onClose}>
      {doubts > 0 && <Text c="var(--wait)">{text('signDoubts', { count: doubts })}</Text>}
      {questions.length > 0 && (
        <div className={styles['unanswered']}>
          <p>{asking('signOpen', { count: questions.length })}</p>
          <ul lang={kase.textReport?.language}>
            {questions.map((question) => (
              <li key={question.id}>{question.text}</li>
            ))}
          </ul>
        </div>
      )}
      {sign.error && <ErrorPanel error={sign.error} title={text('signFailed')} />}
    </ConfirmDialog>
  )
}
