import { useEffect, useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { useToast } from '../toast/use-toast.ts'
import type { FoundDraft } from '../save/use-draft.ts'
import { reportPowers } from './browser-powers.ts'
import { ReportSession } from './report-session.ts'
import type { Tidings } from './report-snapshot.ts'

export type ReportSessionOf = {
  kase: Case
  isViewer: boolean
  report: Report
  found: NonNullable<FoundDraft> | null
  /** A text of another making now stands in the open report. */
  onTakeIn: (generatedAt: string) => void
}

/** The session of one open report; it ends with the page. */
export function useReportSession({ kase, isViewer, report, found, onTakeIn }: ReportSessionOf): ReportSession {
  const say = useSay()
  const [session] = useState(() => {
    const start = { kase, isViewer, opened: { report, revision: kase.revision }, found, onTakeIn: (taken: Report) => onTakeIn(taken.generatedAt) }
    return new ReportSession(reportPowers(kase, say), start)
  })
  useEffect(() => session.open(), [session])
  useEffect(() => session.meet(kase), [session, kase])
  return session
}

/** What came of a move, in a word (spec 4): at once where there is nothing to show, else when it is done; in the language of the page at that moment. */
function useSay(): (tidings: Tidings) => void {
  const text = useText('report')
  const signing = useText('signing')
  const language = useLanguage()
  const toast = useToast()
  const tell = (tidings: Tidings): void => {
    if (tidings.kind === 'unchanged') return toast(tidings.notFollowed ? text('notFollowed', { wishes: tidings.notFollowed.join('; ') }) : text('noChanges'))
    if (tidings.kind === 'kept') return toast(text(toldOfKept(tidings)), 'good')
    const clock = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' })
    if (tidings.at !== undefined) toast(signing('signedAt', { time: clock.format(new Date(tidings.at)) }), 'good')
    return undefined
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const [say] = useState(() => (tidings: Tidings) => latest.current(tidings))
  return say
}

function toldOfKept({ proposal: { request, wasAtHand } }: Extract<Tidings, { kind: 'kept' }>) {
  if (wasAtHand || request.kind === 'prompt') return 'keptNote'
  return request.kind === 'section' ? 'sectionRegenerated' : 'reportRegenerated'
}
