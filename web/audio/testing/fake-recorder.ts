import type { MediaRecorderMaker } from '../recorder.ts'

/** A browser recorder that gives a slice when the test says so. */
export class FakeMediaRecorder extends EventTarget {
  static made: FakeMediaRecorder[] = []
  static supported: readonly string[] = ['audio/webm;codecs=opus', 'audio/mp4']
  static isTypeSupported = (type: string): boolean => FakeMediaRecorder.supported.includes(type)

  readonly options: MediaRecorderOptions
  state: RecordingState = 'inactive'
  timesliceMs: number | undefined
  buffered = ''

  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    super()
    this.options = options
    FakeMediaRecorder.made.push(this)
  }

  start(timesliceMs: number): void {
    this.timesliceMs = timesliceMs
    this.state = 'recording'
  }

  /** The microphone hears something: nothing while paused, as in a real browser. */
  speak(text: string): void {
    if (this.state === 'recording') this.buffered += text
  }

  emit(): void {
    const data = new Blob([this.buffered])
    this.buffered = ''
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
  }

  requestData(): void {
    queueMicrotask(() => this.emit())
  }

  pause(): void {
    this.state = 'paused'
  }

  resume(): void {
    this.state = 'recording'
  }

  stop(): void {
    this.state = 'inactive'
    queueMicrotask(() => {
      this.emit()
      this.dispatchEvent(new Event('stop'))
    })
  }
}

export const fakeMaker = FakeMediaRecorder as unknown as MediaRecorderMaker
/** Its one track; an event `ended` is all that a test asks of it. */
export const fakeTrack = new EventTarget()
export const fakeStream = { getAudioTracks: () => [fakeTrack] } as unknown as MediaStream
