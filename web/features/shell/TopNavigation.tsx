import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import style from './TopNavigation.module.css'

/** With a patient: recordings, report, chat. Without: control panel and chat. Nothing without an Active subscription (spec 2). */
export function TopNavigation({ className }: { className: string | undefined }) {
  const text = useText('shell')
  const { data: profile } = useProfile()
  const { patientId } = useParams({ strict: false })
  const { pathname } = useLocation()
  // A case has one row of tabs, which holds these links too.
  const hasTabs = patientId !== undefined && /\/(?:report|recs|chat)$/.test(pathname)
  // Till the profile has come there is a plan: what came a moment later would push the page down.
  const isClosed = profile !== undefined && profile.subscription.status !== 'Active'
  if (isClosed || hasTabs) return null
  const link = { className: style['link'], activeProps: { 'aria-current': 'page' } as const }
  return (
    <nav className={`${style['navigation']} ${className ?? ''}`} aria-label={text('caseNavigation')}>
      {patientId === undefined ? (
        <>
          <Link to="/" {...link} activeOptions={{ exact: true }}>
            {text('controlPanel')}
          </Link>
          <Link to="/c/{-$conversationId}" params={{ conversationId: undefined }} {...link} activeOptions={{ exact: false }}>
            {text('chat')}
          </Link>
        </>
      ) : (
        <>
          <Link to="/p/$patientId/recs" params={{ patientId }} {...link}>
            {text('recordings')}
          </Link>
          <Link to="/p/$patientId/report" params={{ patientId }} {...link}>
            {text('textReport')}
          </Link>
          <Link to="/p/$patientId/chat" params={{ patientId }} {...link}>
            {text('chat')}
          </Link>
        </>
      )}
    </nav>
  )
}
