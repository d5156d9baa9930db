import { microphoneSignal } from '#contract/timing.ts'
import { measureSignal } from './signal.ts'
import type { SignalFrame } from './signal.ts'

/** An ear on a microphone feed. Nothing it hears is kept. */
export type LevelMeter = {
  readonly read: () => SignalFrame
  /** How much sound has passed: this clock stands still while the machine sleeps, and goes on while a page is merely busy. */
  readonly passedMs: () => number
  /** False while the browser holds audio back until the page has been touched. */
  readonly isRunning: () => boolean
  readonly resume: () => void
  readonly close: () => void
}

export type AudioContextMaker = () => AudioContext

/** Takes a live feed; gives its meter, with the analyser set as spec 9 says. */
export function createLevelMeter(stream: MediaStream, makeContext: AudioContextMaker): LevelMeter {
  const context = makeContext()
  const source = context.createMediaStreamSource(stream)
  const analyser = context.createAnalyser()
  analyser.fftSize = microphoneSignal.fftSize
  analyser.smoothingTimeConstant = microphoneSignal.smoothing
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(samples)
      return measureSignal(samples)
    },
    passedMs: () => context.currentTime * 1000,
    isRunning: () => context.state === 'running',
    resume() {
      if (context.state === 'suspended') void context.resume()
    },
    close() {
      source.disconnect()
      void context.close()
    },
  }
}
