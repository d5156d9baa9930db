import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useObservable } from '#web/ui/use-observable.ts'
import type { ReportSession } from '../session/report-session.ts'

/**
 * A page before this one asked for the report of this case to be written anew, and left it to be laid against the words that stand here (REL-16).
 * Asked for once.
 */
export function useAskedRewrite(caseId: string, session: ReportSession): void {
  const isFree = useObservable(session.snapshot).phase === 'writing'
  const isAsked = useLocation({ select: ({ state }) => state.rewriteCaseId === caseId })
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAsked || !isFree) return
    void navigate({ to: '.', replace: true, state: ({ rewriteCaseId: _done, ...rest }) => rest })
    session.ask({ kind: 'report' })
  }, [isAsked, isFree, navigate, session])
}
