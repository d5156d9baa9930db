import { Accordion } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import type { Case } from '#contract/case.ts'
import { clockText } from '#web/text/clock-text.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { RecordingDetails } from './RecordingDetails.tsx'
import { StatusMark } from './StatusMark.tsx'
import classes from './recordings.module.css'

/** The recordings of a case, oldest first as they were said; a single one stands open. */
export function RecordingList({ of: { id, patientId, audioRecordings } }: { of: Case }) {
  const text = useText('recordings')
  const locale = LOCALES[useLanguage()]
  if (audioRecordings.length === 0) {
    return <EmptyState icon={<IconMicrophone size={32} stroke={1.5} aria-hidden />} title={text('empty')} hint={text('emptyHint')} />
  }
  const ordered = audioRecordings.toSorted((one, other) => one.dateTime.localeCompare(other.dateTime))
  const first = ordered[0]
  return (
    <Accordion multiple variant="contained" order={2} defaultValue={ordered.length === 1 && first ? [first.id] : []}>
      {ordered.map((recording) => {
        const when = new Date(recording.dateTime).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
        return (
          <Accordion.Item key={recording.id} value={recording.id}>
            <Accordion.Control>
              <span className={classes['row']}>
                <span className={classes['when']}>{text('recordingFrom', { when })}</span>
                {recording.durationMs !== null && <span className={classes['length']}>{clockText(recording.durationMs)}</span>}
                <StatusMark of={recording} />
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              <RecordingDetails recording={recording} caseId={id} patientId={patientId} when={when} />
            </Accordion.Panel>
          </Accordion.Item>
        )
      })}
    </Accordion>
  )
}
