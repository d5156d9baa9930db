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
  /** Something typed is not on the server yet. */
  isUnsaved: () => boolean
  /** The text changed; `read` is asked for it when it is needed. */
  edit: (read: () => Report) => void
  /** Saves at once what is not saved yet: the page is being left, or the network is back. */
  flush: () => void
  /** Saves at once and waits for the answer, whatever it is; `base` then tells what the server holds. */
  settle: () => Promise<void>
  /**
   * Saves what is typed and then does something else to the case, between two saves: `work` is given the version the server holds and gives the one
   * it left there. What is typed meanwhile is saved on that one. False, and nothing done, where what is typed cannot be saved now.
   */
  alongside: (work: (base: Version) => Promise<Version>) => Promise<boolean>
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

/** All that one autosave remembers. */
type Desk = {
  readonly ports: AutosavePorts
  readonly drafts: ReturnType<typeof keepLatest>
  base: Version
  state: AutosaveState
  read: (() => Report) | undefined
  timer: unknown
  retryMs: number
  isSending: boolean
  isClosed: boolean
  /** Those who wait for the answer to a save. */
  waiting: (() => void)[]
  /** Sent without an answer: when the server shows one of these as current, it is our own save that arrived. */
  unanswered: Report[]
}

type Sent = { report: Report; isNewest: boolean }

function isUnderWay({ state }: Desk): boolean {
  return state.kind === 'pending' || state.kind === 'saving'
}

function settle(desk: Desk): Promise<void> {
  void send(desk)
  if (!isUnderWay(desk)) return Promise.resolve()
  return new Promise((resolve) => desk.waiting.push(resolve))
}

function show(desk: Desk, next: AutosaveState): void {
  desk.state = next
  if (!desk.isClosed) desk.ports.onState(next)
  if (!isUnderWay(desk)) for (const go of desk.waiting.splice(0)) go()
}

function wait(desk: Desk, ms: number): void {
  desk.ports.clock.clearTimeout(desk.timer)
  desk.timer = desk.ports.clock.setTimeout(() => void send(desk), ms)
}

async function ask(desk: Desk, report: Report): Promise<SaveAnswer> {
  const { ports, base, unanswered } = desk
  const abort = new AbortController()
  const limit = ports.clock.setTimeout(() => abort.abort(), SAVE_TIMEOUT_MS)
  unanswered.push(report)
  try {
    return await ports.save({ report, revision: base.revision }, abort.signal)
  } finally {
    ports.clock.clearTimeout(limit)
    desk.isSending = false
  }
}

async function send(desk: Desk): Promise<void> {
  desk.ports.clock.clearTimeout(desk.timer)
  const { read } = desk
  if (desk.isSending || !read || desk.state.kind === 'conflict') return
  const report = read()
  desk.isSending = true
  show(desk, { kind: 'saving' })
  try {
    const answer = await ask(desk, report)
    judge(desk, answer, { report, isNewest: desk.read === read })
  } catch (cause) {
    // A defect must not leave "saving" on the screen for ever; it still reaches whoever watches for defects.
    show(desk, { kind: 'refused', code: 'internal.error' })
    throw cause
  }
}

function judge(desk: Desk, answer: SaveAnswer, sent: Sent): void {
  if (answer.kind === 'saved') return land(desk, { report: sent.report, revision: answer.revision }, sent.isNewest)
  if (answer.kind === 'stale') return compare(desk, answer.current, sent)
  if (answer.kind === 'refused') return show(desk, { kind: 'refused', code: answer.code })
  show(desk, { kind: 'unreachable' })
  wait(desk, desk.retryMs)
  desk.retryMs = Math.min(desk.retryMs * 2, RETRY_MOST_MS)
  return undefined
}

/** The server holds `version`; what was typed since is sent after its own pause. */
function land(desk: Desk, version: Version, isNewest: boolean): void {
  desk.base = version
  desk.unanswered = []
  desk.retryMs = RETRY_FIRST_MS
  if (isNewest) return letGo(desk, 'saved')
  show(desk, { kind: 'pending' })
  wait(desk, timing.autosaveDebounceMs)
  return undefined
}

/** Nothing is unsaved any more. */
function letGo(desk: Desk, kind: 'saved' | 'clean'): void {
  desk.read = undefined
  desk.unanswered = []
  desk.drafts.run(desk.ports.drafts.remove)
  show(desk, { kind })
}

function compare(desk: Desk, current: Current, sent: Sent): void {
  const { report, revision } = current
  const arrived = report && desk.unanswered.find((each) => isSame(each, report))
  if (report && arrived) return land(desk, { report, revision }, sent.isNewest && isSame(arrived, sent.report))
  if (report && revision !== desk.base.revision && isSame(report, desk.base.report)) {
    // Something else of the case changed (a note, say); the text we wrote on is still the one that stands.
    desk.base = { report, revision }
    void send(desk)
    return undefined
  }
  return show(desk, { kind: 'conflict', current })
}

async function alongside(desk: Desk, work: (base: Version) => Promise<Version>): Promise<boolean> {
  do await settle(desk)
  while (desk.isSending)
  const { state } = desk
  if (state.kind === 'unreachable' || state.kind === 'refused' || state.kind === 'conflict') return false
  desk.ports.clock.clearTimeout(desk.timer)
  // No save goes out beside it: it would stand on the version that the work is about to replace.
  desk.isSending = true
  show(desk, { kind: 'saving' })
  try {
    desk.base = await work(desk.base)
  } finally {
    desk.isSending = false
    show(desk, desk.read ? { kind: 'pending' } : state)
    if (desk.read) wait(desk, timing.autosaveDebounceMs)
  }
  return true
}

/** The other version becomes the base; one that has no text yet leaves the text we wrote on in its place. */
function standOn(desk: Desk, { report, revision }: Current): void {
  desk.base = { report: report ?? desk.base.report, revision }
}

function edit(desk: Desk, read: () => Report): void {
  desk.read = read
  const { base, isSending, state } = desk
  desk.drafts.run(() => desk.ports.drafts.put({ report: read(), base }))
  if (isSending || state.kind === 'conflict') return
  if (state.kind !== 'unreachable') show(desk, { kind: 'pending' })
  wait(desk, timing.autosaveDebounceMs)
}

/** Saves a report 500 ms after the last key, one save at a time, each on the revision the one before it gave (spec 4, REL-26, REL-27). */
export function createAutosave(opened: Version, ports: AutosavePorts): Autosave {
  const desk: Desk = {
    ports,
    drafts: keepLatest(ports.onDraftFailure),
    base: opened,
    state: { kind: 'clean' },
    read: undefined,
    timer: undefined,
    retryMs: RETRY_FIRST_MS,
    isSending: false,
    isClosed: false,
    waiting: [],
    unanswered: [],
  }
  return {
    state: () => desk.state,
    base: () => desk.base,
    isUnsaved: () => desk.read !== undefined,
    edit: (read) => edit(desk, read),
    flush: () => void send(desk),
    settle: () => settle(desk),
    alongside: (work) => alongside(desk, work),
    keepMine() {
      if (desk.state.kind !== 'conflict') return
      standOn(desk, desk.state.current)
      desk.state = { kind: 'pending' }
      void send(desk)
    },
    keepTheirs() {
      if (desk.state.kind !== 'conflict') return
      standOn(desk, desk.state.current)
      letGo(desk, 'clean')
    },
    rebase(version) {
      if (desk.read) return
      desk.base = version
      show(desk, { kind: 'clean' })
    },
    close() {
      desk.isClosed = true
      void send(desk)
    },
  }
}
