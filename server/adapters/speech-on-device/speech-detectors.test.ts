import { expect, test } from 'vitest'
import { soundOf } from '#server/ports/sound.ts'
import type { SpeechDetector } from './speech-detector.ts'
import { makeSpeechDetectors } from './speech-detectors.ts'

/** Detectors that answer when told to, and count what was given to each. */
function standIns(): { make: () => SpeechDetector; given: number[]; answer: () => void } {
  const given: number[] = []
  const waiting: (() => void)[] = []
  return {
    given,
    answer: () => waiting.splice(0).forEach((done) => done()),
    make() {
      const at = given.push(0) - 1
      return {
        async detect() {
          given[at] = (given[at] ?? 0) + 1
          await new Promise<void>((done) => waiting.push(done))
          return []
        },
        stop: async () => undefined,
      }
    },
  }
}

const sound = soundOf(new Float32Array(1))
const { signal } = new AbortController()

test('one sound after another needs one process, sounds at once are shared among as many as may run', async () => {
  const { make, given, answer } = standIns()
  const detector = makeSpeechDetectors({ most: 2, make })
  for (let turn = 0; turn < 3; turn += 1) {
    const heard = detector.detect(sound, signal)
    answer()
    await heard
  }
  expect(given).toEqual([3, 0])
  const heard = [1, 2, 3, 4].map(() => detector.detect(sound, signal))
  expect(given).toEqual([5, 2])
  answer()
  await Promise.all(heard)
})

test('a machine whose processors cannot be counted still listens', async () => {
  const { make, given, answer } = standIns()
  const heard = makeSpeechDetectors({ most: 0, make }).detect(sound, signal)
  answer()
  expect(await heard).toEqual([])
  expect(given).toEqual([1])
})
