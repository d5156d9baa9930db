import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.ts'
import classes from './recorder.module.css'

export type PausedHalvesProps = { mayResume: boolean; onResume: () => void; onFinalize: () => void }

/** Stopping takes two deliberate presses: pause, then the right half (spec 2). */
export function PausedHalves({ mayResume, onResume, onFinalize }: PausedHalvesProps) {
  const text = useText('recording')
  const group = useRef<HTMLDivElement>(null)
  // The disc that had the focus is gone. The group takes it, so that Space goes on and Enter finishes.
  useLayoutEffect(() => group.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={group} role="group" aria-label={text('controls')} tabIndex={-1} className={classes['halves']}>
      <button type="button" className={classes['half']} disabled={!mayResume} onClick={onResume}>
        <IconPlayerPlayFilled size={28} aria-hidden />
        <span>{text('resume')}</span>
      </button>
      <button type="button" className={classes['half']} data-kind="finalize" onClick={onFinalize}>
        <IconCheck size={30} aria-hidden />
        <span>{text('finalize')}</span>
      </button>
    </div>
  )
}
