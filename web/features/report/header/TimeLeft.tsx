import { useEffect, useState } from 'react'
import { useText } from '#web/text/use-text.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'

const MINUTE_MS = 60_000

/** How long an anonymous case is still kept, in full hours, in minutes once the last one runs; counts down by the minute (spec 9). */
export function TimeLeft({ seconds }: { seconds: number }) {
  const text = useText('report')
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    const startedAt = performance.now()
    const ticker = setInterval(() => setElapsedMs(performance.now() - startedAt), MINUTE_MS)
    return () => clearInterval(ticker)
  }, [])
  const { hours, minutes } = hoursAndMinutes(seconds - elapsedMs / 1_000)
  if (hours === 0) return <span data-screen="">{text('deletedInMinutes', { count: minutes })}</span>
  return <span data-screen="" title={text('deletedInHoursAndMinutes', { hours, minutes })}>{text('deletedInHours', { hours })}</span>
}
