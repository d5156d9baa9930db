import { microphoneSignal } from '#contract/timing.ts'

/** How loud one look at the microphone was. */
export type SignalFrame = { readonly rms: number; readonly peakToPeak: number }

/** Takes samples between -1 and 1; gives their root mean square and the span between lowest and highest. */
export function measureSignal(samples: Float32Array): SignalFrame {
  if (samples.length === 0) return { rms: 0, peakToPeak: 0 }
  let squares = 0
  let lowest = Infinity
  let highest = -Infinity
  for (const sample of samples) {
    squares += sample * sample
    if (sample < lowest) lowest = sample
    if (sample > highest) highest = sample
  }
  return { rms: Math.sqrt(squares / samples.length), peakToPeak: highest - lowest }
}

/** Both bounds of spec 9 must be passed: a hum alone or a click alone is no voice. */
export function isSignal(frame: SignalFrame): boolean {
  return frame.rms > microphoneSignal.rmsAbove && frame.peakToPeak > microphoneSignal.peakToPeakAbove
}

/** Takes the smoothed loudness so far and the next one; gives the smoothed loudness after it. */
export function smoothLoudness(smoothed: number, rms: number): number {
  return smoothed * microphoneSignal.levelKeep + rms * microphoneSignal.levelTake
}

/** Takes a smoothed loudness; gives what the level bar and ring show, 0 to 1. */
export function shownLevel(smoothed: number): number {
  return Math.min(1, smoothed * microphoneSignal.levelScale)
}
