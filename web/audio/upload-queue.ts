import type { Refusal } from '#contract/refusal.ts'
import { createSubject } from './observable.ts'
import type { Observable } from './observable.ts'
import { judgeUploadFailure, pauseBeforeRetry } from './upload-failure.ts'
import type { WaitingReason } from './upload-failure.ts'

/** How the uploads stand. Only `halted` needs a person. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly reason: WaitingReason }
  | { readonly kind: 'halted'; readonly refusal: Refusal }

export type Network = {
  readonly isOnline: () => boolean
  /** Calls the listener on every change; gives the way to stop listening. */
  readonly onChange: (listener: () => void) => () => void
}

/** Waits as long as asked, or rejects as soon as the signal aborts. */
export type Wait = (durationMs: number, signal: AbortSignal) => Promise<void>

export type UploadPowers = {
  /** Sends one group; resolves only when the server has said that it lies durable. */
  readonly send: (index: number, signal: AbortSignal) => Promise<void>
  /** Runs before the next group is sent. */
  readonly onAcknowledged: (index: number) => Promise<void>
  readonly network: Network
  readonly wait: Wait
  /** A number between 0 and 1. */
  readonly random: () => number
}

type Waiter = { readonly resolve: () => void; readonly reject: (reason: unknown) => void }

const IDLE: UploadState = { kind: 'idle' }
const SENDING: UploadState = { kind: 'sending' }
const CUT_OFF: UploadState = { kind: 'waiting', reason: 'network' }

/** Sends groups one at a time and in the order offered, for as long as it takes, until closed (REL-3). */
export class UploadQueue {
  readonly #powers: UploadPowers
  readonly #state = createSubject<UploadState>(IDLE)
  readonly #pending: number[] = []
  readonly #ended = new AbortController()
  readonly #stopListening: () => void
  #waiters: Waiter[] = []
  #attempt = new AbortController()
  #pause = new AbortController()
  #isRunning = false
  #failures = 0

  constructor(powers: UploadPowers) {
    this.#powers = powers
    // A lost network leaves sockets that hang for minutes: let go of the attempt, and go on as soon as it is back.
    this.#stopListening = powers.network.onChange(() => {
      if (powers.network.isOnline()) this.#pause.abort()
      else this.#attempt.abort()
      this.#showRest()
    })
    this.#showRest()
  }

  /** Between two groups nothing is tried, so nothing would fail: that the next one must wait is told when the network goes, not half a minute later. */
  #showRest(): void {
    if (!this.#isRunning && this.#state.get().kind !== 'halted') this.#state.set(this.#isCutOff() ? CUT_OFF : IDLE)
  }

  #isCutOff(): boolean {
    return !this.#powers.network.isOnline()
  }

  get state(): Observable<UploadState> {
    return this.#state
  }

  /** Says that this group can be read from now on. */
  offer(index: number): void {
    if (this.#pending.includes(index)) return
    this.#pending.push(index)
    this.#go()
  }

  /** Resolves when all that was offered is acknowledged; rejects with the refusal that halted the queue. */
  drained(): Promise<void> {
    const state = this.#state.get()
    if (state.kind === 'halted') return Promise.reject(state.refusal)
    if (this.#ended.signal.aborted) return Promise.reject(this.#ended.signal.reason)
    if (this.#pending.length === 0 && !this.#isRunning) return Promise.resolve()
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }))
  }

  /** Tries again at once after a halt or in a pause. */
  retry(): void {
    this.#pause.abort()
    if (this.#state.get().kind === 'halted') this.#state.set(IDLE)
    this.#go()
  }

  /** Ends the queue; what is in flight is aborted. */
  close(): void {
    this.#ended.abort()
    this.#stopListening()
    this.#settle(({ reject }) => reject(this.#ended.signal.reason))
  }

  #go(): void {
    const mayRun = !this.#isRunning && !this.#ended.signal.aborted && this.#state.get().kind !== 'halted'
    if (mayRun && this.#pending.length > 0) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    try {
      for (let first = this.#pending[0]; first !== undefined; first = this.#pending[0]) {
        if (!(await this.#sendFirst(first))) return
      }
      this.#state.set(this.#isCutOff() ? CUT_OFF : IDLE)
      this.#settle(({ resolve }) => resolve())
    } catch (error) {
      // Only the bookkeeping after an acknowledgement can get here: whoever waits for the end must hear of it.
      this.#settle(({ reject }) => reject(error))
    } finally {
      this.#isRunning = false
    }
    // A group offered by a listener of the very last state would otherwise stay behind.
    this.#go()
  }

  /** Sends the first group; true when the queue may go on. */
  async #sendFirst(index: number): Promise<boolean> {
    this.#state.set(this.#isCutOff() ? CUT_OFF : SENDING)
    this.#attempt = new AbortController()
    try {
      await this.#powers.send(index, AbortSignal.any([this.#attempt.signal, this.#ended.signal]))
    } catch (error) {
      return !this.#ended.signal.aborted && (await this.#mayGoOnAfter(error))
    }
    this.#failures = 0
    this.#pending.shift()
    await this.#powers.onAcknowledged(index)
    return !this.#ended.signal.aborted
  }

  async #mayGoOnAfter(error: unknown): Promise<boolean> {
    const verdict = judgeUploadFailure(error)
    if (verdict.kind === 'halt') {
      this.#state.set({ kind: 'halted', refusal: verdict.refusal })
      this.#settle(({ reject }) => reject(verdict.refusal))
      return false
    }
    this.#failures += 1
    this.#state.set({ kind: 'waiting', reason: verdict.reason })
    await this.#rest(pauseBeforeRetry(this.#failures, this.#powers.random(), verdict.atLeastMs))
    return !this.#ended.signal.aborted
  }

  async #rest(durationMs: number): Promise<void> {
    this.#pause = new AbortController()
    const signal = AbortSignal.any([this.#pause.signal, this.#ended.signal])
    try {
      await this.#powers.wait(durationMs, signal)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  #settle(tell: (waiter: Waiter) => void): void {
    const waiters = this.#waiters
    this.#waiters = []
    for (const waiter of waiters) tell(waiter)
  }
}
