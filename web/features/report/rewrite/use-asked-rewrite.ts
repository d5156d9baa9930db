import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RewritingDesk } from './use-rewriting.ts'

/** A page before this one asked for the report of this case to be written anew, and left it to be laid against the words that stand here (REL-16). Asked for once. */
export function useAskedRewrite(caseId: string, { isFree, start }: RewritingDesk): void {
  const isAsked = useLocation({ select: ({ state }) => state.rewriteCaseId === caseId })
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAsked || !isFree) return
    void navigate({ to: '.', replace: true, state: ({ rewriteCaseId: _done, ...rest }) => rest })
    start({ kind: 'report' })
  }, [isAsked, isFree, navigate, start])
}
