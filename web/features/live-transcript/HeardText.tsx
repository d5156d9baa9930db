import { Button, Text } from '@mantine/core'
import { IconArrowDown, IconCircleCheck, IconCircleDotted, IconCircleHalf2 } from '@tabler/icons-react'
import { Fragment, memo, useEffect, useMemo } from 'react'
import type { RecordingIds } from '#web/audio/kept-recording.ts'
import { call } from '#web/api/call.ts'
import { listenTo } from '#web/api/socket.ts'
import { useCanHear } from '#web/session/use-can-hear.ts'
import { useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { clarityOf, paragraphsOf } from './heard-text.ts'
import type { Clarity, Paragraph } from './heard-text.ts'
import classes from './live-transcript.module.css'
import { TranscriptFeed } from './transcript-feed.ts'
import type { HeardSoFar } from './transcript-feed.ts'
import { useFollowEnd } from './use-follow-end.ts'

export type HeardTextProps = { ids: RecordingIds }

/** The words so far, the end in view; it yields to a reader who scrolls up. */
export function HeardText({ ids }: HeardTextProps) {
  const text = useText('heard')
  const heard = useHeard(ids)
  const paragraphs = useMemo(() => paragraphsOf(heard.words), [heard.words])
  const hasUnsure = paragraphs.some(({ runs }) => runs.some(({ isUnsure }) => isUnsure))
  const { box, isFollowing, onScroll, toEnd } = useFollowEnd()
  const canHear = useCanHear()
  const note = noteOf(heard, canHear)
  const isEmpty = paragraphs.length === 0 && heard.partial === ''
  return (
    <>
      {!isEmpty && (
        <div className={classes['frame']}>
          {/* Announced word by word it would drown the talk; it is there for whoever goes to it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <div ref={box} role="group" aria-label={text('words')} tabIndex={0} onScroll={onScroll} className={classes['words']}>
            {paragraphs.map((paragraph) => (
              <Line key={paragraph.startMs} paragraph={paragraph} unsure={text('unsure')} />
            ))}
            {heard.partial !== '' && <p className={classes['partial']}>{heard.partial}</p>}
          </div>
          {!isFollowing && (
            <Button size="xs" variant="default" leftSection={<IconArrowDown size={14} aria-hidden />} onClick={toEnd} className={classes['toEnd']}>
              {text('toEnd')}
            </Button>
          )}
        </div>
      )}
      {note !== undefined && (
        <Text role="status" c={note === 'coming' || note === 'noWords' ? 'dimmed' : 'var(--wait)'}>
          {text(note)}
        </Text>
      )}
      {!isEmpty && (
        <div className={classes['foot']}>
          <ClarityMark clarity={clarityOf(heard.words)} />
          {hasUnsure && <span className={classes['legend']}>{text('legend')}</span>}
        </div>
      )}
    </>
  )
}

function useHeard({ patientId, caseId, recordingId }: RecordingIds): HeardSoFar {
  const feed = useMemo(
    () =>
      new TranscriptFeed({
        recordingId,
        load: (fromMs, signal) => call('getRecordingTranscript', { params: { patientId, caseId, recordingId }, query: { fromMs }, signal }),
        listen: (listener, signal) => listenTo({ caseId }, listener, { signal }),
      }),
    [patientId, caseId, recordingId],
  )
  useEffect(() => feed.follow(), [feed])
  return useObservable(feed.heard)
}

type Note = 'coming' | 'noWords' | 'noEngine' | 'engineAway' | 'behind'

/** What must be said beside the words, or in their place. */
function noteOf({ words, groupsHeard, speech, isBehind, partial }: HeardSoFar, canHear: boolean): Note | undefined {
  if (isBehind) return 'behind'
  if (speech === 'no_engine' || speech === 'no_model' || (speech === undefined && !canHear)) return 'noEngine'
  if (speech === 'unreachable' || speech === 'downloading') return 'engineAway'
  if (words.length > 0 || partial !== '') return undefined
  return groupsHeard > 0 ? 'noWords' : 'coming'
}

const Line = memo(
  ({ paragraph, unsure }: { paragraph: Paragraph; unsure: string }) => (
    <p className={classes['line']}>
      {paragraph.runs.map(({ text, isUnsure }, index) => {
        const key = `${index}:${text}`
        return isUnsure ? (
          <Fragment key={key}>
            <span title={unsure} className={classes['unsure']}>
              {text}
            </span>
            <span className="visually-hidden"> ({unsure})</span>{' '}
          </Fragment>
        ) : (
          <span key={key}>{text} </span>
        )
      })}
    </p>
  ),
  (before, after) => before.unsure === after.unsure && JSON.stringify(before.paragraph) === JSON.stringify(after.paragraph),
)
Line.displayName = 'Line'

const CLARITY_ICONS = { clear: IconCircleCheck, fair: IconCircleHalf2, poor: IconCircleDotted } as const

/** How well the talk has been heard so far: a word and a shape. */
function ClarityMark({ clarity }: { clarity: Clarity }) {
  const text = useText('heard')
  if (clarity === undefined) return null
  const Icon = CLARITY_ICONS[clarity]
  return (
    <span className={classes['clarity']} data-clarity={clarity}>
      <Icon size={16} aria-hidden /> {text(clarity)}
    </span>
  )
}
