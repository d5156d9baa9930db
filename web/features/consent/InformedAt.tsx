import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'

/** When the patient was told; the day is left out where it is the day that stands beside it. */
export function InformedAt({ at, since }: { at: string; since: string }) {
  const text = useText('consent')
  const locale = LOCALES[useLanguage()]
  const date = new Date(at)
  const isSameDay = date.toDateString() === new Date(since).toDateString()
  const time = date.toLocaleString(locale, { timeStyle: 'short', ...(!isSameDay && { dateStyle: 'short' }) })
  return <time dateTime={at}>{text('informedAt', { time })}</time>
}
