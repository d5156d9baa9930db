import { IconMicrophone, IconPlayerPauseFilled } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Observable } from '#web/audio/observable.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './recorder.module.css'

const SIZE = 184
const CENTRE = SIZE / 2
const LEVEL_RADIUS = 74
const SAVE_RADIUS = 88

export type RecordDiscProps = {
  isRecording: boolean
  isDisabled: boolean
  level: Observable<number>
  /** 0 to 1: how near the next safe save is. */
  progress: number
  onPress: () => void
}

/** The record button: a disc, the voice as a ring around it, and a thin ring that fills toward the next safe save. */
export function RecordDisc({ isRecording, isDisabled, level, progress, onPress }: RecordDiscProps) {
  const text = useText('recording')
  const rings = useRef<SVGSVGElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wentOn = useRef(isRecording)
  // Whoever went on from a pause stands where the next pause is.
  useLayoutEffect(() => {
    if (wentOn.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const show = (): void => rings.current?.style.setProperty('--level', level.get().toFixed(3))
    show()
    return level.subscribe(show)
  }, [level])
  return (
    <div className={classes['disc']} data-recording={isRecording} data-disabled={isDisabled}>
      <svg ref={rings} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden className={classes['rings']}>
        <circle cx={CENTRE} cy={CENTRE} r={LEVEL_RADIUS} className={classes['levelTrack']} />
        <path d={halfRing(0)} pathLength={1} className={classes['levelArc']} />
        <path d={halfRing(1)} pathLength={1} className={classes['levelArc']} />
        {isRecording && <circle cx={CENTRE} cy={CENTRE} r={SAVE_RADIUS} className={classes['saveTrack']} />}
        {isRecording && (
          <circle
            cx={CENTRE}
            cy={CENTRE}
            r={SAVE_RADIUS}
            pathLength={1}
            strokeDasharray={`${progress} 1`}
            transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
            className={classes['saveArc']}
          />
        )}
      </svg>
      <button ref={button} type="button" className={classes['discButton']} disabled={isDisabled} onClick={onPress} onKeyDown={pressOnce}>
        {isRecording ? <IconPlayerPauseFilled size={40} aria-hidden /> : <IconMicrophone size={44} stroke={1.5} aria-hidden />}
        <span>{text(isRecording ? 'pause' : 'start')}</span>
      </button>
    </div>
  )
}

/** The key that was held a little long to go on is no wish to pause again. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Half a circle from the bottom to the top: the voice rises on both sides. */
function halfRing(sweep: 0 | 1): string {
  return `M ${CENTRE} ${CENTRE + LEVEL_RADIUS} A ${LEVEL_RADIUS} ${LEVEL_RADIUS} 0 0 ${sweep} ${CENTRE} ${CENTRE - LEVEL_RADIUS}`
}
