import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { piecesOf } from '#domain/transcript/marked-text.ts'
import type { Marked, Piece } from '#domain/transcript/marked-text.ts'
import type { Stretch } from '#domain/transcript/stretches.ts'
import { useText } from '#web/text/use-text.ts'
import { StretchEditor } from './StretchEditor.tsx'
import type { StretchTime } from './StretchTime.tsx'
import styles from './transcript.module.css'

export type MarkKind = 'place' | 'hit' | 'current' | 'uncertain'

export type StretchViewProps = {
  stretch: Stretch
  words: string
  /** Places within these words. */
  marks: readonly Marked<MarkKind>[]
  /** Where it lies in the audio, and how to hear it. */
  time: React.ReactElement<React.ComponentProps<typeof StretchTime>> | null
  /** Puts the words right; absent where nothing may be changed. */
  onCorrect: ((words: string) => Promise<void>) | undefined
}

const WORDS = 4

/** A stretch of the talk: when, who, what; words heard with doubt can be pressed, all of it can be put right. */
export function StretchView({ stretch, words, marks, time, onCorrect }: StretchViewProps) {
  const text = useText('transcript')
  const [correcting, setCorrecting] = useState<{ marked?: { start: number; end: number } }>()
  const element = useRef<HTMLLIElement>(null)
  const attention = marks.find(({ kind }) => kind === 'current') ?? marks.find(({ kind }) => kind === 'place')
  const place = attention && `${attention.kind}${stretch.start + attention.start}`
  useEffect(() => {
    if (place !== undefined) element.current?.querySelector('[data-attention]')?.scrollIntoView({ block: 'center' })
  }, [place])
  const { speaker } = stretch
  return (
    <li ref={element} className={styles['stretch']} data-speaker={speaker}>
      <div className={styles['stretchHead']} data-in-text>
        {speaker !== 'unknown' && <span className={styles['speaker']}>{text(speaker)}</span>}
        {time}
        {onCorrect && !correcting && (
          <ActionIcon
            className={styles['pencil'] ?? ''}
            variant="subtle"
            color="gray"
            c="var(--muted)"
            size={24}
            aria-label={text('correct', { words: words.split(/\s+/).slice(0, WORDS).join(' ') })}
            onClick={() => setCorrecting({})}
          >
            <IconPencil size={15} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {correcting && onCorrect ? (
        <StretchEditor words={words} marked={correcting.marked} onSave={onCorrect} onClose={() => setCorrecting(undefined)} />
      ) : (
        <p className={`printed ${styles['words']}`}>
          {piecesOf(words, marks).map((piece) => (
            <PieceView
              key={piece.from}
              piece={piece}
              {...(onCorrect && { onPress: () => setCorrecting({ marked: { start: piece.from, end: piece.from + piece.text.length } }) })}
            />
          ))}
        </p>
      )}
    </li>
  )
}

function PieceView({ piece: { text: words, kinds }, onPress }: { piece: Piece<MarkKind>; onPress?: () => void }) {
  const text = useText('transcript')
  const isMarked = kinds.includes('place') || kinds.includes('hit') || kinds.includes('current')
  const isAttended = kinds.includes('current') || kinds.includes('place')
  const inner = kinds.includes('uncertain') ? (
    onPress ? (
      <button type="button" className={styles['uncertain']} aria-label={text('correctWord', { word: words })} onClick={onPress}>
        {words}
      </button>
    ) : (
      <span className={styles['uncertain']}>{words}</span>
    )
  ) : (
    words
  )
  if (!isMarked) return inner
  return (
    <mark data-kind={kinds.includes('current') ? 'current' : kinds.includes('place') ? 'place' : 'hit'} {...(isAttended && { 'data-attention': true })}>
      {inner}
    </mark>
  )
}
