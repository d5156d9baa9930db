import { makeSpeechDetector } from './speech-detector.ts'
import type { SpeechDetector } from './speech-detector.ts'

/** More would wait for the decoder, which is one process. */
const MOST = 4

type Seat = { detector: SpeechDetector; waiting: number }

/**
 * Takes how many processes may listen at once; gives a detector that sends each sound to the one with the fewest before it.
 * A further process starts only when those before it are busy, so one clinician's machine runs one.
 */
export function makeSpeechDetectors({ most, make = makeSpeechDetector }: { most: number; make?: () => SpeechDetector }): SpeechDetector {
  const seats = Array.from({ length: Math.max(1, Math.min(most, MOST)) }, (): Seat => ({ detector: make(), waiting: 0 }))
  return {
    async detect(audio, signal) {
      const seat = seats.reduce((best, next) => (next.waiting < best.waiting ? next : best))
      seat.waiting += 1
      try {
        return await seat.detector.detect(audio, signal)
      } finally {
        seat.waiting -= 1
      }
    },
    async stop() {
      await Promise.all(seats.map(({ detector }) => detector.stop()))
    },
  }
}
