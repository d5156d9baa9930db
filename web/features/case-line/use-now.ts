import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, a minute at a time. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticker = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(ticker)
  }, [])
  return now
}
