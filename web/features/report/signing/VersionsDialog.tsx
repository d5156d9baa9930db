import { Button, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import type { ReportVersion } from '#contract/signature.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import { call } from '#web/api/call.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import styles from './signing.module.css'

export type VersionsDialogProps = {
  kase: Case
  isOpen: boolean
  onClose: () => void
  /** Lays an earlier text against the one that stands; absent where nothing may be changed. */ onCompare: ((report: Report) => void) | undefined
}

/**
 * Earlier texts of the report. One is laid against the text that stands, to be kept whole or in parts, or read where that is not to be changed;
 * nothing is lost by it.
 */
export function VersionsDialog({ kase, isOpen, onClose, onCompare }: VersionsDialogProps) {
  const text = useText('signing')
  const ui = useText('ui')
  const params = { patientId: kase.patientId, caseId: kase.id }
  const versions = useQuery({
    queryKey: ['report-versions', kase.id, kase.revision],
    queryFn: ({ signal }) => call('listReportVersions', { params, signal }),
    enabled: isOpen,
  })
  const fetched = useMutation({
    mutationFn: (revision: number) => call('getReportVersion', { params: { ...params, revision } }),
    onSuccess: ({ report }) => {
      if (!onCompare) return
      onClose()
      onCompare(report)
    },
  })
  const error = versions.error ?? fetched.error
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('versionsTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack gap="xs">
        {error && <ErrorPanel error={error} title={text('versionsFailed')} />}
        {versions.data?.length === 0 && <Text c="dimmed">{text('noVersions')}</Text>}
        {versions.data?.map((version) => (
          <Version
            key={version.revision}
            version={version}
            label={text(onCompare ? 'compare' : 'compareOnly')}
            read={onCompare || fetched.data?.revision !== version.revision ? undefined : fetched.data.report}
            onPress={() => fetched.mutate(version.revision)}
          />
        ))}
      </Stack>
    </Modal>
  )
}

const KIND = { replaced: 'kindReplaced', edited: 'kindEdited', signed: 'kindSigned' } as const

type VersionProps = {
  version: ReportVersion
  label: string
  /** Its text, once somebody has asked to read it. */ read: Report | undefined
  onPress: () => void
}

function Version({ version, label, read, onPress }: VersionProps) {
  const text = useText('signing')
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(version.keptAt))
  return (
    <div className={styles['version']}>
      <div>
        <p>{when}</p>
        <Text size="sm" c="dimmed">{text(KIND[version.kind])}</Text>
      </div>
      {!read && (
        <Button size="compact-sm" variant="default" onClick={onPress}>
          {label}
        </Button>
      )}
      {read && <p className={`printed ${styles['read']}`} lang={read.language}>{reportText(read)}</p>}
    </div>
  )
}
