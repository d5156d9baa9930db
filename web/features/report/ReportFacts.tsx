import { memo } from 'react'
import { ActionIcon, Group } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import { Provenance } from './Provenance.tsx'
import styles from './report.module.css'
import type { Help } from './use-help.ts'

/** Who wrote the text that stands below: which engine, and whether a person has been over it. */
export const ReportFacts = memo(function ReportFacts({ engine, isEdited, isSigned, help }: { engine: string; isEdited: boolean; isSigned: boolean; help: Help }) {
  const text = useText('report')
  return (
    <Group justify="space-between" wrap="nowrap" className={styles['facts']}>
      <div data-print="">
        <Provenance engine={engine} isEdited={isEdited} isSigned={isSigned} />
      </div>
      <ActionIcon variant="subtle" color="gray" c="var(--muted)" size="lg" aria-label={text('help')} aria-expanded={help.isShown} onClick={help.toggle}>
        <IconHelp size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
})
