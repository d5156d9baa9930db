import { timing } from '#contract/timing.ts'

/** Tried in this order (spec 5). */
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4'] as const
/** Enough for speech, and a quarter of what browsers take by themselves: slow networks keep up. */
const AUDIO_BITS_PER_SECOND = 32_000

/** The recorder's life (spec 4): resume goes back to recording, stopping passes through finalizing to idle. */
export type RecorderState = 'ready' | 'recording' | 'paused' | 'finalizing' | 'idle'

/** Why nothing can be recorded here; each has its text in spec 8. */
export type RecorderProblem = 'recorderUnsupported' | 'mimeUnsupported'

export type MediaRecorderMaker = {
  new (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder
  isTypeSupported: (mimeType: string) => boolean
}

export type RecorderEvents = {
  /** A slice the moment it exists; never an empty one. */
  readonly onSlice: (slice: Blob) => void
  /** The feed ended or the browser gave up: what came before has been handed over. */
  readonly onBroken: () => void
}

export type Recorder = {
  readonly mimeType: string
  readonly state: () => RecorderState
  readonly start: () => void
  readonly pause: () => void
  readonly resume: () => void
  /** Resolves when the last slice has been handed over. */
  readonly stop: () => Promise<void>
  /** Stops and hands over nothing more. */
  readonly discard: () => void
}

/** Gives the type to record in, or what this browser lacks. */
export function chooseMimeType(maker: MediaRecorderMaker | undefined): { mimeType: string } | { problem: RecorderProblem } {
  if (maker === undefined) return { problem: 'recorderUnsupported' }
  const mimeType = MIME_TYPES.find((type) => maker.isTypeSupported(type))
  return mimeType === undefined ? { problem: 'mimeUnsupported' } : { mimeType }
}

type Recording = { readonly maker: MediaRecorderMaker; readonly stream: MediaStream; readonly mimeType: string }

/** Takes a feed; gives a recorder that hands out one slice a second (spec 7). */
export function createRecorder({ maker, stream, mimeType }: Recording, events: RecorderEvents): Recorder {
  const media = new maker(stream, { mimeType, audioBitsPerSecond: AUDIO_BITS_PER_SECOND })
  let state: RecorderState = 'ready'
  let whenStopped: (() => void) | undefined

  media.addEventListener('dataavailable', ({ data }) => {
    if (state !== 'idle' && data.size > 0) events.onSlice(data)
  })
  media.addEventListener('stop', () => {
    const wasAsked = state === 'finalizing' || state === 'idle'
    state = 'idle'
    whenStopped?.()
    if (!wasAsked) events.onBroken()
  })
  // Chromium's recorder goes on over a track that ended because leave to use the microphone was taken back, and records nothing.
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('ended', () => {
      if (media.state !== 'inactive') media.stop()
    })
  }

  return {
    mimeType,
    state: () => state,
    start() {
      media.start(timing.sliceMs)
      state = 'recording'
    },
    // The browser's own pause drops the audio (spec 4). The bytes it delivers afterwards were spoken before, and
    // leaving them out would tear the container, so they are kept; asking for them now puts them on disk at once.
    pause() {
      if (state !== 'recording') return
      media.requestData()
      media.pause()
      state = 'paused'
    },
    resume() {
      if (state !== 'paused') return
      media.resume()
      state = 'recording'
    },
    stop() {
      if (media.state === 'inactive') {
        state = 'idle'
        return Promise.resolve()
      }
      state = 'finalizing'
      return new Promise((resolve) => {
        whenStopped = resolve
        media.stop()
      })
    },
    discard() {
      state = 'idle'
      if (media.state !== 'inactive') media.stop()
    },
  }
}
