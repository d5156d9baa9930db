import { timing } from '#contract/timing.ts'
import { isSignal } from './signal.ts'
import type { SignalFrame } from './signal.ts'

/** What a microphone has brought lately: a voice by the signal rule, something livelier than noise but too faint for it, or nothing. */
export type Hearing = 'voice' | 'quiet' | 'silence'

/** How far back "lately" goes. */
const WINDOW_MS = 10_000
/** A page that slept, or whose timers are held back, is not a page that listened: one look never counts for more than this. */
const LONGEST_LOOK_MS = 250
/** -60 dBFS: below this there is no telling speech from the electronics. */
const FAINT_RMS = 0.001
/** Speech comes and goes, a fan does not: its loud fifth is at least 6 dB above its soft fifth. */
const LIVELY_RATIO = 2
/** Fewer looks than this say nothing about coming and going. */
const FEWEST_LOOKS = 5
const JUDGE_EVERY_MS = 1_000

type Look = { readonly at: number; readonly rms: number; readonly signalMs: number }

/** The last ten seconds of one microphone, as loudness only. Nothing that was said can be got out of it. */
export class RecentSound {
  #looks: Look[] = []
  #lookedAt: number
  #judgedAt: number
  #signalAt: number
  #soundAt: number
  #hearing: Hearing = 'silence'

  constructor(now: number) {
    this.#lookedAt = now
    this.#judgedAt = now
    this.#signalAt = now
    this.#soundAt = now
  }

  get hearing(): Hearing {
    return this.#hearing
  }

  /** When something was last heard; the beginning when nothing has been. */
  get soundAt(): number {
    return this.#soundAt
  }

  /** Takes one look at the microphone; gives what it has brought lately. */
  hear(frame: SignalFrame, now: number): Hearing {
    const lookMs = Math.min(now - this.#lookedAt, LONGEST_LOOK_MS)
    this.#lookedAt = now
    const hasSignal = isSignal(frame)
    if (hasSignal) this.#signalAt = now
    this.#looks.push({ at: now, rms: frame.rms, signalMs: hasSignal ? lookMs : 0 })
    if (this.#hasVoice(now)) {
      this.#hearing = 'voice'
      this.#soundAt = this.#signalAt
    } else if (this.#hearing === 'voice' || now - this.#judgedAt >= JUDGE_EVERY_MS) {
      this.#judgedAt = now
      this.#hearing = this.#isLively() ? 'quiet' : 'silence'
      if (this.#hearing === 'quiet') this.#soundAt = now
    }
    return this.#hearing
  }

  /** Half a second of signal within the window, as the microphone check asks (spec 9): a slammed door is no voice. */
  #hasVoice(now: number): boolean {
    const from = this.#looks.findIndex(({ at }) => now - at < WINDOW_MS)
    if (from > 0) this.#looks.splice(0, from)
    return this.#looks.reduce((sum, { signalMs }) => sum + signalMs, 0) >= timing.microphoneGoodMs
  }

  #isLively(): boolean {
    if (this.#looks.length < FEWEST_LOOKS) return false
    const sorted = this.#looks.map(({ rms }) => rms).toSorted((one, other) => one - other)
    const soft = sorted[Math.floor(sorted.length * 0.2)] ?? 0
    const loud = sorted[Math.floor(sorted.length * 0.8)] ?? 0
    return loud >= FAINT_RMS && loud >= soft * LIVELY_RATIO
  }
}
