import { Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { RailPart } from './RailPart.tsx'
import { SourceText } from './SourceText.tsx'
import type { Rail } from './use-rail.ts'

/** What was said, and what was typed in its place. */
export function TranscriptPart({ kase, rail }: { kase: Case; rail: Rail }) {
  const text = useText('report')
  const recordings = kase.audioRecordings.filter(({ transcription }) => transcription !== null)
  const typed = kase.transcription ?? ''
  const sources = recordings.length + (typed === '' ? 0 : 1)
  return (
    <RailPart value="transcript" label={text('railTranscript')} count={sources}>
      {sources === 0 && <Text size="sm" c="dimmed">{text('noTranscript')}</Text>}
      {typed !== '' && <SourceText text={typed} title={text('sourceTranscription')} pointedAt={rail.pointedAt} isPointedAt={({ source, recordingId }) => source !== 'note' && recordingId === undefined} />}
      {recordings.map(({ id, transcription }) => (
        <SourceText key={id} text={transcription ?? ''} title={text('sourceRecording')} pointedAt={rail.pointedAt} isPointedAt={({ recordingId }) => recordingId === id} />
      ))}
    </RailPart>
  )
}
