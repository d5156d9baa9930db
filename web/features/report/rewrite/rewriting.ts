import type { Report } from '#contract/report.ts'
import { diffReports, isUnchanged } from '#domain/report-diff/diff-reports.ts'
import { proposedReport } from './proposal.ts'
import type { Proposal, RewriteRequest } from './proposal.ts'

/**
 * idle      the report is there to be written in
 * waiting   an engine writes; the report can be written in all the while
 * failed    nothing came; the report stands as it was
 * arrived   the answer is there, and the clinician is in the middle of writing
 * proposed  the answer is shown against what stands, and waits to be used or discarded
 * kept      it was taken in a moment ago, and can be given back with one press
 */
export type RewriteState =
  | { kind: 'idle' | 'kept' }
  | { kind: 'waiting'; request: RewriteRequest }
  | { kind: 'failed'; request: RewriteRequest; error: unknown }
  | { kind: 'arrived' | 'proposed'; proposal: Proposal }

export type Answer = {
  value: Proposal['value']
  /** Whether it differs from what the server holds. */ changed: boolean
  /** What of a request in words is not done. */ notFollowed?: readonly string[] | undefined
}

export type RewritingPorts = {
  /** Sends what is not saved yet; gives the text the server holds then. */
  settle: () => Promise<Report>
  ask: (request: RewriteRequest, signal: AbortSignal) => Promise<Answer>
  /** The text as it stands in the editor this moment. */
  current: () => Report
  /** Whether somebody is typing, so that the text must not be taken from under the hands. */
  isWriting: () => boolean
  onState: (state: RewriteState) => void
  /** An answer came that has nothing to show. */
  onUnchanged: (notFollowed?: readonly string[]) => void
  /** A proposal now stands in the report. */
  onKept: (proposal: Proposal) => void
}

export type Rewriting = {
  start: (request: RewriteRequest) => void
  retry: () => void
  /** Ends a wait, gives a proposal back, closes a message: the report stands as it is. */
  drop: () => void
  show: () => void
  /** Lays a text that is at hand against the one that stands, such as an earlier version: to be taken whole, or for what a person wrote in it. */
  offer: (report: Report, aim?: 'whole' | 'ownWords') => void
  /** The proposal has been taken into the text. */
  kept: () => void
}

/** A report that is there already, as a proposal. */
const offered = (report: Report, seen: Proposal['seen'], aim: 'whole' | 'ownWords'): Proposal =>
  ({ request: { kind: 'report' }, value: { report }, seen, wasAtHand: true, givesBackOwnWords: aim === 'ownWords' })

/** Asks for another text and holds it until a person has decided; never touches the report itself (REL-16). */
export function createRewriting(ports: RewritingPorts): Rewriting {
  let state: RewriteState = { kind: 'idle' }
  let asking: AbortController | undefined
  const become = (next: RewriteState): void => {
    state = next
    ports.onState(next)
  }

  const receive = (proposal: Proposal, changed: boolean): boolean => {
    const current = ports.current()
    const hasChanges = changed && !isUnchanged(diffReports(current, proposedReport(proposal, current)))
    become(hasChanges ? { kind: ports.isWriting() ? 'arrived' : 'proposed', proposal } : { kind: 'idle' })
    return hasChanges
  }

  const ask = async (request: RewriteRequest, { signal }: AbortController): Promise<void> => {
    try {
      const seen = await ports.settle()
      signal.throwIfAborted()
      const { value, changed, notFollowed } = await ports.ask(request, signal)
      if (signal.aborted) return
      if (!receive({ request, value, seen, ...(notFollowed && { notFollowed }) }, changed)) ports.onUnchanged(notFollowed)
    } catch (error) {
      if (!signal.aborted) become({ kind: 'failed', request, error })
    }
  }

  const start = (request: RewriteRequest): void => {
    if (state.kind === 'arrived' || state.kind === 'proposed') return
    if (request.kind === 'prompt' && request.prompt.trim() === '') return
    asking?.abort()
    asking = new AbortController()
    become({ kind: 'waiting', request })
    void ask(request, asking)
  }

  return {
    start,
    retry: () => {
      if (state.kind === 'failed' || state.kind === 'waiting') start(state.request)
    },
    drop: () => {
      asking?.abort()
      if (state.kind !== 'idle') become({ kind: 'idle' })
    },
    show: () => {
      if (state.kind === 'arrived') become({ ...state, kind: 'proposed' })
    },
    offer: (report, aim = 'whole') => {
      if (state.kind === 'arrived' || state.kind === 'proposed') return
      asking?.abort()
      if (!receive(offered(report, ports.current(), aim), true)) ports.onUnchanged()
    },
    kept: () => {
      if (state.kind !== 'proposed') return
      ports.onKept(state.proposal)
      become({ kind: 'kept' })
    },
  }
}
