import { useText } from '#web/text/use-text.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

/** 404 (spec 2). */
export function NotFoundPage() {
  const text = useText('errors')
  return <ErrorScreen number="404" heading={text('notFoundHeading')} body={text('notFoundBody')} isWholePage />
}
