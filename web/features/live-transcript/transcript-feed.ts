import type { HeardWord, RecordingTranscript, SpeechStatus } from '#contract/recording.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { SocketListener } from '#web/api/socket.ts'
import { createSubject } from '#web/audio/observable.ts'
import type { Observable } from '#web/audio/observable.ts'

/** What is known of a talk's words while it goes on. */
export type HeardSoFar = {
  readonly words: readonly HeardWord[]
  /** What an engine has written of the group it is hearing now; it may still change. */
  readonly partial: string
  readonly groupsHeard: number
  /** Whether words can come at all; undefined until the server has said. */
  readonly speech: SpeechStatus | undefined
  /** True while the server cannot be asked: what stands here is old. */
  readonly isBehind: boolean
}

export type TranscriptPowers = {
  readonly recordingId: string
  /** What was heard from a moment on. */
  readonly load: (fromMs: number, signal: AbortSignal) => Promise<RecordingTranscript>
  readonly listen: (listener: SocketListener, signal: AbortSignal) => void
}

const POLL_MS = 10_000
/** A new group may put the last words right, where it overlaps the one before; further back nothing changes. */
const MAY_CHANGE_MS = 60_000

const NOTHING: HeardSoFar = { words: [], partial: '', groupsHeard: 0, speech: undefined, isBehind: false }

/** Follows one recording's transcript: told by the socket, asked for by calls, polled while the socket is away. */
export class TranscriptFeed {
  readonly #powers: TranscriptPowers
  readonly #heard = createSubject(NOTHING)
  #isLive = false
  #isLoading = false
  #isStale = false

  constructor(powers: TranscriptPowers) {
    this.#powers = powers
  }

  get heard(): Observable<HeardSoFar> {
    return this.#heard
  }

  /** Follows until told to stop by what it gives. */
  follow(): () => void {
    const ended = new AbortController()
    const { signal } = ended
    const onLive = (isLive: boolean): void => {
      this.#isLive = isLive
      if (isLive) void this.#refresh(signal)
    }
    this.#powers.listen({ onEvent: (event) => this.#take(event, signal), onLive }, signal)
    const timer = setInterval(() => {
      const mayHaveMissed = !this.#isLive || this.#heard.get().isBehind || this.#heard.get().speech !== 'ready'
      if (mayHaveMissed) void this.#refresh(signal)
    }, POLL_MS)
    void this.#refresh(signal)
    return () => {
      ended.abort()
      clearInterval(timer)
    }
  }

  #take(event: StreamEvent, signal: AbortSignal): void {
    if (event.type === 'partial' && event.recordingId === this.#powers.recordingId) this.#show({ partial: event.text })
    if (event.type === 'heard' && event.recordingId === this.#powers.recordingId) void this.#refresh(signal)
  }

  /** One question at a time; what changes meanwhile is asked for right after. */
  async #refresh(signal: AbortSignal): Promise<void> {
    if (this.#isLoading) {
      this.#isStale = true
      return
    }
    this.#isLoading = true
    try {
      do {
        this.#isStale = false
        await this.#loadOnce(signal)
      } while (this.#isStale && !signal.aborted)
    } finally {
      this.#isLoading = false
    }
  }

  async #loadOnce(signal: AbortSignal): Promise<void> {
    const { words } = this.#heard.get()
    const fromMs = Math.max(0, (words.at(-1)?.endMs ?? 0) - MAY_CHANGE_MS)
    try {
      const answer = await this.#powers.load(fromMs, signal)
      if (signal.aborted) return
      const kept = words.filter(({ startMs }) => startMs < fromMs)
      const isNewer = answer.groupsHeard > this.#heard.get().groupsHeard
      this.#show({
        words: [...kept, ...answer.words],
        groupsHeard: answer.groupsHeard,
        speech: answer.speech,
        isBehind: false,
        ...(isNewer && { partial: '' }),
      })
    } catch {
      // The recording goes on without its text; the next look brings it.
      if (!signal.aborted) this.#show({ isBehind: true })
    }
  }

  #show(change: Partial<HeardSoFar>): void {
    this.#heard.set({ ...this.#heard.get(), ...change })
  }
}
