import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Case } from '#contract/case.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useNote } from './use-note.ts'
import classes from './recordings.module.css'

/** Where a link to the note leads. */
export const NOTE_ID = 'note'

/** The doctor's own words beside the recordings: saved alone, or with a new report written of all of it (spec 2). */
export function ManualNote({ of }: { of: Case }) {
  const text = useText('recordings')
  const isReadOnly = useIsReadOnly()
  const note = useNote(of)
  return (
    <Stack component="section" gap="sm" aria-label={text('note')}>
      <Textarea
        id={NOTE_ID}
        label={text('note')}
        description={text('noteHint')}
        inputWrapperOrder={['label', 'description', 'input']}
        styles={{ input: { minHeight: 180 } }}
        autosize
        maxRows={24}
        maxLength={100_000}
        readOnly={isReadOnly}
        value={note.note}
        onChange={({ currentTarget }) => note.change(currentTarget.value)}
      />
      {note.theirs !== undefined && (
        <Alert role="alert" color="wait" title={text('noteChanged')}>
          <p className={classes['said']}>{note.theirs}</p>
          <Group gap="xs">
            <Button size="xs" onClick={note.overwrite} loading={note.isSaving}>
              {text('noteOverwrite')}
            </Button>
            <Button size="xs" variant="default" onClick={note.takeTheirs}>
              {text('noteTakeTheirs')}
            </Button>
          </Group>
        </Alert>
      )}
      {note.error && (
        <ErrorPanel error={note.error} title={text('saveFailed')}>
          <Text>{text('noteKept')}</Text>
        </ErrorPanel>
      )}
      {!isReadOnly && (
        <Group gap="sm">
          <Button variant="default" disabled={!note.isChanged} loading={note.isSaving} onClick={() => note.save(false)}>
            {text('saveNote')}
          </Button>
          {/* A signed text stands: what comes after it is an addendum. */}
          {of.signature === null && (
            <Button disabled={note.isSaving || of.isUpdating || note.note.trim() === ''} onClick={() => note.save(true)}>
              {text('saveAndRegenerate')}
            </Button>
          )}
          <Text size="sm" role="status" c={note.isSaved ? 'var(--good)' : 'dimmed'} className={classes['saved']}>
            {note.isSaved && <IconCheck size={16} aria-hidden />}
            {note.isSaved ? text('noteSaved') : note.isChanged ? text('noteUnsaved') : ''}
          </Text>
        </Group>
      )}
    </Stack>
  )
}
