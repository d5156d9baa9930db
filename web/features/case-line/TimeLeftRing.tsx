import { useText } from '#web/text/use-text.ts'
import { timeLeft } from './time-left.ts'

/** A case nobody named is kept this long (spec 4). */
const KEPT_SECONDS = 12 * 3600
const RADIUS = 6
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that empties toward the deletion, and the time in words on hover and for screen readers. */
export function TimeLeftRing({ secondsLeft }: { secondsLeft: number }) {
  const text = useText('sidebar')
  const { unit, count } = timeLeft(secondsLeft)
  const words = text(unit, { count })
  const share = Math.min(1, secondsLeft / KEPT_SECONDS)
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" role="img" aria-label={words} style={{ flex: 'none' }}>
      <title>{words}</title>
      <circle cx={8} cy={8} r={RADIUS} fill="none" stroke="var(--line)" strokeWidth={2} />
      <circle
        cx={8}
        cy={8}
        r={RADIUS}
        fill="none"
        stroke={unit === 'minutesLeft' ? 'var(--wait)' : 'var(--muted)'}
        strokeWidth={2}
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  )
}
