import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { TemplateId } from '#contract/template.ts'
import { call } from '#web/api/call.ts'
import { TemplateChoice } from '#web/features/templates/TemplateChoice.tsx'
import { TemplateDialog } from '#web/features/templates/TemplateDialog.tsx'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useObservable } from '#web/ui/use-observable.ts'
import styles from './template.module.css'
import type { ReportSession } from '../session/report-session.ts'
import { refetchPatient, replaceCase } from '../use-patient.ts'

export type TemplateLineProps = { kase: Case; session: ReportSession }

/** Below the text and what it asks: what it is shaped by, and its shape as a template for later ones. */
export function TemplateLine({ kase, session }: TemplateLineProps) {
  const text = useText('templates')
  const { phase } = useObservable(session.snapshot)
  const { shown } = useObservable(session.text.snapshot)
  const [opened, setOpened] = useState({ times: 0, isOpen: false })
  const choose = useReshaping(kase, session)
  return (
    <>
      <Group align="flex-end" gap="sm" data-screen="">
        <TemplateChoice value={kase.template} onChange={(template) => choose.mutate(template)} isDisabled={phase !== 'writing' || choose.isPending} />
        <Button variant="subtle" className={styles['save'] ?? ''} onClick={() => setOpened(({ times }) => ({ times: times + 1, isOpen: true }))}>
          {text('saveShape')}
        </Button>
      </Group>
      {choose.error && <ErrorPanel error={choose.error} title={text('choiceFailed')} />}
      {opened.times > 0 && (
        <TemplateDialog key={opened.times} report={shown} isOpen={opened.isOpen} onClose={() => setOpened(({ times }) => ({ times, isOpen: false }))} />
      )}
    </>
  )
}

/** Has the report written by another template: in its place where nobody has written in it, else laid against those words (REL-16). */
function useReshaping({ id, patientId }: Case, session: ReportSession) {
  return useMutation({
    mutationFn: async (template: TemplateId | undefined) => {
      await session.text.settle()
      const hasOwnWords = session.text.snapshot.get().isEdited
      const changed = await call('saveCase', {
        params: { patientId },
        query: hasOwnWords ? {} : { regenerate: 'true' },
        body: { id, template: template ?? null },
      })
      return { changed, hasOwnWords }
    },
    onSuccess: async ({ changed, hasOwnWords }) => {
      replaceCase(changed)
      await refetchPatient(patientId)
      if (hasOwnWords) session.ask({ kind: 'report', isReshaped: true })
    },
  })
}
