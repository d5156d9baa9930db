import { Alert, Button, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'

export type SetAsideNoticeProps = { kase: Case; /** Lays a text against the one that stands. */ onCompare: (report: Report) => void }

/** A new recording or note had the report written over words of the clinician: they are kept, and one press brings them back to be chosen from (REL-16). */
export function SetAsideNotice({ kase, onCompare }: SetAsideNoticeProps) {
  const text = useText('report')
  const signing = useText('signing')
  const [isClosed, setIsClosed] = useState(false)
  const setAside = useSetAside(kase)
  const compare = useMutation({
    mutationFn: (revision: number) => call('getReportVersion', { params: { patientId: kase.patientId, caseId: kase.id, revision } }),
    onSuccess: ({ report }) => {
      setIsClosed(true)
      onCompare(report)
    },
  })
  if (setAside === undefined || isClosed) return null
  return (
    <Alert color="wait" title={text('setAsideTitle')} withCloseButton closeButtonLabel={text('dismiss')} onClose={() => setIsClosed(true)}>
      <Text size="sm" mb="xs">{text('setAsideHint')}</Text>
      {compare.error && <ErrorPanel error={compare.error} title={signing('versionsFailed')} />}
      <Button size="xs" loading={compare.isPending} onClick={() => compare.mutate(setAside)}>
        {signing('compare')}
      </Button>
    </Alert>
  )
}

/** The revision of a text that somebody had written in and that the one which stands, untouched since, took the place of. */
function useSetAside({ id, patientId, revision, textReport }: Case): number | undefined {
  const [opened] = useState({ revision, isUntouched: textReport?.editedAt === undefined })
  const { data } = useQuery({
    queryKey: ['report-versions', id, opened.revision],
    queryFn: ({ signal }) => call('listReportVersions', { params: { patientId, caseId: id }, signal }),
    enabled: opened.isUntouched,
  })
  const [newest] = opened.isUntouched ? (data ?? []) : []
  return newest?.kind === 'replaced' && newest.isEdited ? newest.revision : undefined
}
