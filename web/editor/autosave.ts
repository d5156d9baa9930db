import type { ErrorCode } from '#contract/error-code.ts'
import type { Report } from '#contract/report.ts'
import { timing } from '#contract/timing.ts'
import { isSame } from './is-same.ts'
import { keepLatest } from './keep-latest.ts'

/** A report on the revision of the case it belongs to. */
export type Version = { report: Report; revision: number }

/** What stands on the server now; no report while one is being written. */
export type Current = { report: Report | null; revision: number }

/** What is kept on this device until the server has it, with the version it was written on. */
export type Draft = { report: Report; base: Version }

export type SaveAnswer =
  | { kind: 'saved'; revision: number }
  /** Somebody else saved first; `current` is what stands there now. */
  | { kind: 'stale'; current: Current }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'unreachable' }

/**
 * clean        as opened or as taken over; nothing typed
 * pending      typed; the pause after the last key is not over
 * saving       on its way
 * saved        the server has answered that it has all of it
 * unreachable  kept on this device, tried again by itself
 * refused      kept on this device, the server will not take it
 * conflict     saved elsewhere meanwhile; both texts are held until a person chooses
 */
export type AutosaveState =
  | { kind: 'clean' | 'pending' | 'saving' | 'saved' | 'unreachable' }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'conflict'; current: Current }

export type AutosavePorts = {
  save: (version: Version, signal: AbortSignal) => Promise<SaveAnswer>
  drafts: { put: (draft: Draft) => Promise<void>; remove: () => Promise<void> }
  clock: { setTimeout: (action: () => void, ms: number) => unknown; clearTimeout: (timer: unknown) => void }
  onState: (state: AutosaveState) => void
  /** This device could not keep a copy of what is unsaved. */
  onDraftFailure: (cause: unknown) => void
}

export type Autosave = {
  state: () => AutosaveState
  /** The version the server is known to hold. */
  base: () => Version
  /** The text changed; `read` is asked for it when it is needed. */
  edit: (read: () => Report) => void
  /** Saves at once what is not saved yet: the page is being left, or the network is back. */
  flush: () => void
  /** Ends a conflict: saves this side over the other, or takes the other as the new base (the caller shows it). */
  keepMine: () => void
  keepTheirs: () => void
  /** Nothing is unsaved here, and a newer version is shown from now on. */
  rebase: (version: Version) => void
  /** Saves what is left and falls silent. */
  close: () => void
}

const SAVE_TIMEOUT_MS = 20_000
const RETRY_FIRST_MS = 2_000
const RETRY_MOST_MS = 30_000

/** Saves a report 500 ms after the last key, one save at a time, each on the revision the one before it gave (spec 4, REL-26, REL-27). */
export function createAutosave(opened: Version, ports: AutosavePorts): Autosave {
  let base = opened
  let state: AutosaveState = { kind: 'clean' }
  let read: (() => Report) | undefined
  let timer: unknown
  let retryMs = RETRY_FIRST_MS
  let isSending = false
  let isClosed = false
  /** Sent without an answer: when the server shows one of these as current, it is our own save that arrived. */
  let unanswered: Report[] = []
  const drafts = keepLatest(ports.onDraftFailure)

  const show = (next: AutosaveState) => {
    state = next
    if (!isClosed) ports.onState(next)
  }
  const wait = (ms: number) => {
    ports.clock.clearTimeout(timer)
    timer = ports.clock.setTimeout(() => void send(), ms)
  }

  async function ask(report: Report): Promise<SaveAnswer> {
    const abort = new AbortController()
    const limit = ports.clock.setTimeout(() => abort.abort(), SAVE_TIMEOUT_MS)
    unanswered.push(report)
    const answer = await ports.save({ report, revision: base.revision }, abort.signal)
    ports.clock.clearTimeout(limit)
    return answer
  }

  async function send(): Promise<void> {
    ports.clock.clearTimeout(timer)
    if (isSending || !read || state.kind === 'conflict') return
    const reading = read
    const report = reading()
    isSending = true
    show({ kind: 'saving' })
    const answer = await ask(report).catch((cause: unknown) => {
      // A defect must not leave "saving" on the screen for ever; it still reaches whoever watches for defects.
      isSending = false
      show({ kind: 'refused', code: 'internal.error' })
      throw cause
    })
    isSending = false
    judge(answer, { report, isNewest: read === reading })
  }

  function judge(answer: SaveAnswer, sent: { report: Report; isNewest: boolean }): void {
    if (answer.kind === 'saved') return settle({ report: sent.report, revision: answer.revision }, sent.isNewest)
    if (answer.kind === 'stale') return compare(answer.current, sent)
    show(answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: 'unreachable' })
    if (answer.kind === 'refused') return
    wait(retryMs)
    retryMs = Math.min(retryMs * 2, RETRY_MOST_MS)
  }

  /** The server holds `version`; what was typed since is sent after its own pause. */
  function settle(version: Version, isNewest: boolean): void {
    base = version
    unanswered = []
    retryMs = RETRY_FIRST_MS
    if (isNewest) {
      read = undefined
      drafts.run(ports.drafts.remove)
      return show({ kind: 'saved' })
    }
    show({ kind: 'pending' })
    wait(timing.autosaveDebounceMs)
  }

  function compare(current: Current, sent: { report: Report; isNewest: boolean }): void {
    const { report, revision } = current
    const arrived = report && unanswered.find((each) => isSame(each, report))
    if (report && arrived) return settle({ report, revision }, sent.isNewest && isSame(arrived, sent.report))
    if (report && revision !== base.revision && isSame(report, base.report)) {
      // Something else of the case changed (a note, say); the text we wrote on is still the one that stands.
      base = { report, revision }
      void send()
      return
    }
    show({ kind: 'conflict', current })
  }

  return {
    state: () => state,
    base: () => base,
    edit(reading) {
      read = reading
      const under = base
      drafts.run(() => ports.drafts.put({ report: reading(), base: under }))
      if (state.kind === 'conflict') return
      if (!isSending) show(state.kind === 'unreachable' ? state : { kind: 'pending' })
      if (!isSending) wait(timing.autosaveDebounceMs)
    },
    flush: () => void send(),
    keepMine() {
      if (state.kind !== 'conflict') return
      base = { report: state.current.report ?? base.report, revision: state.current.revision }
      state = { kind: 'pending' }
      void send()
    },
    keepTheirs() {
      if (state.kind !== 'conflict') return
      base = { report: state.current.report ?? base.report, revision: state.current.revision }
      read = undefined
      unanswered = []
      drafts.run(ports.drafts.remove)
      show({ kind: 'clean' })
    },
    rebase(version) {
      if (read) return
      base = version
      show({ kind: 'clean' })
    },
    close() {
      isClosed = true
      void send()
    },
  }
}
