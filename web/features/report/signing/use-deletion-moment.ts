import { useState } from 'react'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage } from '#web/text/use-text.ts'

const toldNow = (timeRemaining: number | null) => ({ timeRemaining, at: Date.now() })

/** Takes the seconds a case has left as its answer came; gives the day and clock it is deleted, in words. Undefined where none is due. */
export function useDeletionMoment(timeRemaining: number | null): string | undefined {
  const language = useLanguage()
  // Counted from when it was told: what is drawn again later still names the same moment.
  const [told, setTold] = useState(() => toldNow(timeRemaining))
  if (told.timeRemaining !== timeRemaining) setTold(toldNow(timeRemaining))
  if (timeRemaining === null) return undefined
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(told.at + timeRemaining * 1_000)
}
