import { useText } from '#web/text/use-text.ts'
import style from './case-line.module.css'
import { timeLeft } from './time-left.ts'
import { TimeLeftRing } from './TimeLeftRing.tsx'

/** From here on the deletion is said beside the ring: there is still time to copy, sign or give a name. */
const SOON_SECONDS = 2 * 3600

/** A ring that empties toward the deletion, and words once it is near. */
export function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const text = useText('sidebar')
  const { unit, count } = timeLeft(secondsLeft)
  return (
    <span className={style['mark']} data-progress={secondsLeft < SOON_SECONDS ? 'waiting' : 'resting'}>
      <TimeLeftRing secondsLeft={secondsLeft} />
      {secondsLeft < SOON_SECONDS && <span aria-hidden>{text(unit === 'hoursLeft' ? 'hoursShort' : 'minutesShort', { count })}</span>}
    </span>
  )
}
