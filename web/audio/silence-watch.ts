import type { SignalFrame } from './signal.ts'
import { createSubject } from './observable.ts'
import type { Observable } from './observable.ts'
import { RecentSound } from './recent-sound.ts'

/** One look at the microphone, and when it was. */
export type Look = { readonly frame: SignalFrame; readonly at: number }

/** What is offered, never done unasked: to pause a recording of nothing, or to go on when somebody speaks into a pause. */
export type SilenceOffer = 'none' | 'pause' | 'resume'

/** Where the recording stands, as far as silence matters; `off` when there is nothing to pause or to go on with. */
export type WatchedPhase = 'recording' | 'paused' | 'off'

export type SilenceWatchPowers = {
  readonly looks: Observable<Look | undefined>
  readonly phase: () => WatchedPhase
  readonly silenceMs?: number
}

const SILENCE_MS = 60_000
/** Nobody looked for this long: the machine slept, and what it did not hear was no silence. */
const SLEPT_MS = 5_000

/**
 * Listens for silence in a recording and for speech in a pause.
 *
 * recording: a minute without a voice offers to pause; a voice takes the offer back.
 * paused: a voice offers to go on; a minute without one takes the offer back.
 * Declined, an offer comes again only after the opposite was heard: speech for the one, a minute of silence for the other.
 */
export class SilenceWatch {
  readonly #powers: SilenceWatchPowers
  readonly #silenceMs: number
  readonly #offer = createSubject<SilenceOffer>('none')
  #phase: WatchedPhase = 'off'
  #sound = new RecentSound(0)
  #lookedAt = 0
  #isDeclined = false

  constructor(powers: SilenceWatchPowers) {
    this.#powers = powers
    this.#silenceMs = powers.silenceMs ?? SILENCE_MS
  }

  get offer(): Observable<SilenceOffer> {
    return this.#offer
  }

  /** The user knows better. */
  decline(): void {
    this.#isDeclined = true
    this.#offer.set('none')
  }

  /** Listens until told to stop by what it gives. */
  listen(): () => void {
    const { looks } = this.#powers
    const stop = looks.subscribe(() => this.#look(looks.get()))
    return () => {
      stop()
      this.#offer.set('none')
    }
  }

  #look(look: Look | undefined): void {
    if (look === undefined) return
    this.#follow(look.at)
    if (this.#phase === 'off') return
    const hearing = this.#sound.hear(look.frame, look.at)
    const isLongSilent = hearing === 'silence' && look.at - this.#sound.soundAt >= this.#silenceMs
    if (this.#phase === 'recording') this.#propose('pause', { isDue: isLongSilent, isOver: hearing !== 'silence' })
    else this.#propose('resume', { isDue: hearing === 'voice', isOver: isLongSilent })
  }

  /** What was heard before a pause, or before going on, says nothing about what comes after. */
  #follow(now: number): void {
    const phase = this.#powers.phase()
    const hasSlept = now - this.#lookedAt >= SLEPT_MS
    this.#lookedAt = now
    if (phase === this.#phase && !hasSlept) return
    this.#phase = phase
    this.#sound = new RecentSound(now)
    this.#isDeclined = false
    this.#offer.set('none')
  }

  #propose(offer: SilenceOffer, { isDue, isOver }: { isDue: boolean; isOver: boolean }): void {
    if (isOver) {
      this.#isDeclined = false
      this.#offer.set('none')
    } else if (isDue && !this.#isDeclined) {
      this.#offer.set(offer)
    }
  }
}
