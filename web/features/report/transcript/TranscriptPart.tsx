import type { Editor } from '@tiptap/core'
import { Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { RailPart } from '../rail/RailPart.tsx'
import type { Rail } from '../rail/use-rail.ts'
import { Changes } from './Changes.tsx'
import { HeardSource, TypedSource } from './Source.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './transcript.module.css'
import type { Correcting } from './use-correction.ts'
import { useSearch } from './use-search.ts'

export type TranscriptPartProps = {
  kase: Case
  rail: Rail
  /** How words are put right; absent where the talk may only be read. */
  correcting?: Correcting
  editor?: Editor | null
}

/** What was said, and what was typed in its place: to be read, searched, heard and put right. */
export function TranscriptPart({ kase, rail, correcting, editor = null }: TranscriptPartProps) {
  const text = useText('report')
  const heard = kase.audioRecordings.filter(({ transcription }) => transcription !== null)
  const sources = heard.length + (kase.transcription ? 1 : 0)
  // Thousands of words that nobody looks at would slow the typing beside them.
  const isOpen = rail.isOpen && rail.parts.includes('transcript')
  return (
    <RailPart value="transcript" label={text('railTranscript')} count={sources}>
      {sources === 0 && <Text size="sm" c="dimmed">{text('noTranscript')}</Text>}
      {isOpen && sources > 0 && <Sources kase={kase} rail={rail} correcting={correcting} editor={editor} />}
    </RailPart>
  )
}

const TYPED = 'typed'

function Sources({ kase, rail, correcting, editor }: { kase: Case; rail: Rail; correcting: Correcting | undefined; editor: Editor | null }) {
  const heard = kase.audioRecordings.filter(({ transcription }) => transcription !== null)
  const typed = kase.transcription ?? ''
  const search = useSearch([
    ...(typed === '' ? [] : [{ id: TYPED, text: typed }]),
    ...heard.map(({ id, transcription }) => ({ id, text: transcription ?? '' })),
  ])
  const shared = { kase, search, pointedAt: rail.pointedAt, correcting }
  return (
    <div className={styles['transcript']}>
      <SearchBox search={search} />
      {correcting?.changes && <Changes changes={correcting.changes} editor={editor} onClose={correcting.dismiss} />}
      {typed !== '' && <TypedSource {...shared} id={TYPED} words={typed} />}
      {heard.map((recording) => (
        <HeardSource key={recording.id} {...shared} recording={recording} />
      ))}
    </div>
  )
}
