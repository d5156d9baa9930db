import { useMemo } from 'react'
import type { Case } from '#contract/case.ts'
import type { Recording } from '#contract/recording.ts'
import { correctionBetween } from '#domain/transcript/correction.ts'
import type { Marked } from '#domain/transcript/marked-text.ts'
import { stretchesOf, uncertainWords } from '#domain/transcript/stretches.ts'
import type { Stretch } from '#domain/transcript/stretches.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { StretchTime } from './StretchTime.tsx'
import { StretchView } from './StretchView.tsx'
import type { MarkKind } from './StretchView.tsx'
import styles from './transcript.module.css'
import type { Correcting } from './use-correction.ts'
import { useHeardWords } from './use-heard-words.ts'
import type { Search } from './use-search.ts'

type SourceProps = { kase: Case; search: Search; pointedAt: Ground | null; correcting: Correcting | undefined }

/** What was typed or pasted as the talk. */
export function TypedSource({ id, words, pointedAt, ...shared }: SourceProps & { id: string; words: string }) {
  const text = useText('report')
  const stretches = useMemo(() => stretchesOf(words), [words])
  const place = pointedAt && pointedAt.source !== 'note' && pointedAt.recordingId === undefined ? pointedAt : null
  return (
    <Stretches {...shared} id={id} title={text('sourceTranscription')} words={words} stretches={stretches} place={place} recording={undefined} marks={[]} />
  )
}

/** What was heard of a recording, in its time, words heard with doubt marked. */
export function HeardSource({ recording, pointedAt, ...shared }: SourceProps & { recording: Recording }) {
  const text = useText('report')
  const own = useText('transcript')
  const words = recording.transcription ?? ''
  const placed = useHeardWords(shared.kase, recording)
  const stretches = useMemo(() => stretchesOf(words, placed), [words, placed])
  const doubts = useMemo(() => uncertainWords(placed).map(({ start, end }) => ({ start, end, kind: 'uncertain' as const })), [placed])
  const place = pointedAt?.recordingId === recording.id ? pointedAt : null
  return (
    <>
      {doubts.length > 0 && shared.correcting && <p className={styles['hint']}>{own('uncertainHint')}</p>}
      <Stretches
        {...shared}
        id={recording.id}
        title={text('sourceRecording')}
        words={words}
        stretches={stretches}
        place={place}
        recording={recording}
        marks={doubts}
      />
    </>
  )
}

type StretchesProps = Omit<SourceProps, 'pointedAt'> & {
  id: string
  title: string
  words: string
  stretches: readonly Stretch[]
  place: Ground | null
  recording: Recording | undefined
  marks: readonly Marked<MarkKind>[]
}

function Stretches({ kase, search, correcting, id, title, words, stretches, place, recording, marks }: StretchesProps) {
  const hits = search.hits.flatMap((hit, at): Marked<MarkKind>[] =>
    hit.source === id ? [{ start: hit.start, end: hit.end, kind: at === search.current ? 'current' : 'hit' }] : [],
  )
  const all: readonly Marked<MarkKind>[] = [...marks, ...hits, ...(place ? [{ start: place.start, end: place.end, kind: 'place' as const }] : [])]
  const onCorrect = ({ start, end }: Stretch) => async (written: string) => {
      const change = correctionBetween(words.slice(start, end), written)
      if (change)
        await correcting?.correct({
          recordingId: recording?.id,
          text: words,
          correction: { start: start + change.start, end: start + change.end, words: change.words },
        })
    }
  return (
    <section className={styles['source']} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {stretches.map((stretch) => {
          const { start, end, startMs, endMs } = stretch
          return (
            <StretchView
              key={`${start}-${words.slice(start, end)}`}
              stretch={stretch}
              words={words.slice(start, end)}
              marks={all.filter((mark) => mark.start < end && mark.end > start).map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }))}
              time={
                recording && startMs !== undefined ? (
                  <StretchTime kase={kase} recordingId={recording.id} startMs={startMs} endMs={endMs} isPlayable={recording.hasAudio} />
                ) : null
              }
              onCorrect={correcting && onCorrect(stretch)}
            />
          )
        })}
      </ol>
    </section>
  )
}
