import { memo } from 'react'
import { ActionIcon, Badge, Group } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import styles from './report.module.css'
import type { Help } from './use-help.ts'

/** Who wrote the text that stands below: which engine, and whether a person has been over it. */
export const ReportFacts = memo(function ReportFacts({ engine, isEdited, help }: { engine: string; isEdited: boolean; help: Help }) {
  const text = useText('report')
  return (
    <Group justify="space-between" wrap="nowrap" className={styles['facts']}>
      <Group gap="xs">
        {!isEdited ? (
          <Badge variant="outline" color="wait" radius="sm" tt="none" fw={500}>
            {text('aiDraft')}
          </Badge>
        ) : (
          <Badge variant="outline" color="gray" c="var(--muted)" radius="sm" tt="none" fw={500}>
            {text('editedDraft')}
          </Badge>
        )}
        <span>{text('writtenBy', { engine: engine === 'builtin' ? text('engineBuiltin') : engine })}</span>
      </Group>
      <ActionIcon variant="subtle" color="gray" c="var(--muted)" size="lg" aria-label={text('help')} aria-expanded={help.isShown} onClick={help.toggle}>
        <IconHelp size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
})
