import { Button, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import type { ReportVersion } from '#contract/signature.ts'
import { call } from '#web/api/call.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import styles from './signing.module.css'

export type VersionsDialogProps = { kase: Case; isOpen: boolean; onClose: () => void; /** Lays an earlier text against the one that stands; absent where nothing may be changed. */ onCompare: ((report: Report) => void) | undefined }

/** Earlier texts of the report. One is laid against the text that stands, to be kept whole or in parts; nothing is lost by it. */
export function VersionsDialog({ kase, isOpen, onClose, onCompare }: VersionsDialogProps) {
  const text = useText('signing')
  const ui = useText('ui')
  const params = { patientId: kase.patientId, caseId: kase.id }
  const versions = useQuery({ queryKey: ['report-versions', kase.id, kase.revision], queryFn: ({ signal }) => call('listReportVersions', { params, signal }), enabled: isOpen })
  const compare = useMutation({
    mutationFn: (revision: number) => call('getReportVersion', { params: { ...params, revision } }),
    onSuccess: ({ report }) => {
      onClose()
      onCompare?.(report)
    },
  })
  const error = versions.error ?? compare.error
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('versionsTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack gap="xs">
        {error && <ErrorPanel error={error} title={text('versionsFailed')} />}
        {versions.data?.length === 0 && <Text c="dimmed">{text('noVersions')}</Text>}
        {versions.data?.map((version) => (
          <Version key={version.revision} version={version} onCompare={onCompare && (() => compare.mutate(version.revision))} />
        ))}
      </Stack>
    </Modal>
  )
}

const KIND = { replaced: 'kindReplaced', edited: 'kindEdited', signed: 'kindSigned' } as const

function Version({ version, onCompare }: { version: ReportVersion; onCompare: (() => void) | undefined }) {
  const text = useText('signing')
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(version.keptAt))
  return (
    <div className={styles['version']}>
      <div>
        <p>{when}</p>
        <Text size="sm" c="dimmed">{text(KIND[version.kind])}</Text>
      </div>
      {onCompare && (
        <Button size="compact-sm" variant="default" onClick={onCompare}>
          {text('compare')}
        </Button>
      )}
    </div>
  )
}
