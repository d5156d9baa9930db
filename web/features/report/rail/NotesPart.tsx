import { Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import { noteText } from '#domain/note/realise/note-text.ts'
import { useText } from '#web/text/use-text.ts'
import { RailPart } from './RailPart.tsx'
import { SourceText } from '../sheet/SourceText.tsx'
import type { Rail } from './use-rail.ts'

/** What was noted beside the talk. */
export function NotesPart({ kase, rail }: { kase: Case; rail: Rail }) {
  const text = useText('report')
  const notes = noteText(kase)
  return (
    <RailPart value="notes" label={text('railNotes')} count={notes === '' ? 0 : 1}>
      {notes === '' ? (
        <Text size="sm" c="dimmed">
          {text('noNotes')}
        </Text>
      ) : (
        <SourceText text={notes} pointedAt={rail.pointedAt} isPointedAt={({ source }) => source === 'note'} />
      )}
    </RailPart>
  )
}
