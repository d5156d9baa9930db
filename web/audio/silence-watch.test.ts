import { describe, expect, test } from 'vitest'
import { createSubject } from './observable.ts'
import { RecentSound } from './recent-sound.ts'
import type { SignalFrame } from './signal.ts'
import { SilenceWatch } from './silence-watch.ts'
import type { Look, WatchedPhase } from './silence-watch.ts'

const LOOK_MS = 40
const frame = (rms: number): SignalFrame => ({ rms, peakToPeak: rms * 4 })

type Sound = (second: number) => SignalFrame
const nothing: Sound = () => frame(0)
const fan: Sound = (second) => frame(0.004 * (1 + 0.1 * Math.sin(second * 40)))
/** Words of 300 ms with 200 ms between them. */
const speech =
  (loudness: number): Sound =>
  (second) =>
    frame(second % 0.5 < 0.3 ? loudness : loudness / 30)
const slam: Sound = (second) => frame(second < 0.3 ? 0.3 : 0)

describe('what a microphone has brought lately', () => {
  const after = (seconds: number, sound: Sound): string => {
    const recent = new RecentSound(0)
    for (let at = LOOK_MS; at <= seconds * 1000; at += LOOK_MS) recent.hear(sound(at / 1000), at)
    return recent.hearing
  }

  test.each([
    ['nothing', nothing, 'silence'],
    ['a fan at -48 dB', fan, 'silence'],
    ['a slammed door', slam, 'silence'],
    ['speech', speech(0.05), 'voice'],
    ['speech at -45 dB', speech(0.0056), 'quiet'],
    ['the electronics', speech(0.0004), 'silence'],
  ])('%s is %s', (_name, sound, expected) => {
    expect(after(12, sound)).toBe(expected)
  })

  test('a voice is a voice after half a second of it, and is forgotten ten seconds later', () => {
    expect(after(0.4, speech(0.05))).toBe('silence')
    expect(after(1, speech(0.05))).toBe('voice')
    expect(after(12.1, (second) => frame(second < 2 ? 0.05 : 0))).toBe('silence')
  })

  test('timers held back in a hidden tab do not turn speech into silence', () => {
    const recent = new RecentSound(0)
    for (let at = 1_000; at <= 12_000; at += 1_000) recent.hear(frame((at / 1000) % 3 === 0 ? 0 : 0.05), at)
    expect(recent.hearing).toBe('voice')
  })
})

/** A recording that is spoken into, second by second. */
function setUp() {
  const looks = createSubject<Look | undefined>(undefined)
  let phase: WatchedPhase = 'recording'
  let now = 0
  const watch = new SilenceWatch({ looks, phase: () => phase })
  const stop = watch.listen()
  return {
    watch,
    stop,
    offer: () => watch.offer.get(),
    turn: (next: WatchedPhase) => {
      phase = next
    },
    sleep: (seconds: number) => {
      now += seconds * 1000
    },
    hear: (seconds: number, sound: Sound) => {
      const from = now
      for (const end = now + seconds * 1000; now < end; ) {
        now += LOOK_MS
        looks.set({ frame: sound((now - from) / 1000), at: now })
      }
    },
  }
}

describe('silence while recording', () => {
  test('offers to pause a minute after the last word, not before', () => {
    const { hear, offer } = setUp()
    hear(5, speech(0.05))
    hear(58, nothing)
    expect(offer()).toBe('none')
    hear(3, nothing)
    expect(offer()).toBe('pause')
  })

  test('from the very start counts too', () => {
    const { hear, offer } = setUp()
    hear(61, fan)
    expect(offer()).toBe('pause')
  })

  test('is over as soon as somebody speaks', () => {
    const { hear, offer } = setUp()
    hear(61, nothing)
    hear(1.5, speech(0.05))
    expect(offer()).toBe('none')
  })

  test('is not what a talk at -45 dB is', () => {
    const { hear, offer } = setUp()
    hear(120, speech(0.0056))
    expect(offer()).toBe('none')
  })

  test('is not what a machine that slept has heard', () => {
    const { hear, offer, sleep } = setUp()
    hear(30, nothing)
    sleep(120)
    hear(30, nothing)
    expect(offer()).toBe('none')
  })

  test('declined, it comes again only after speech and another minute', () => {
    const { watch, hear, offer } = setUp()
    hear(61, nothing)
    watch.decline()
    hear(120, nothing)
    expect(offer()).toBe('none')
    hear(2, speech(0.05))
    hear(61, nothing)
    expect(offer()).toBe('pause')
  })
})

describe('speech in a pause', () => {
  test('offers to go on, whoever paused, but not for what was said before the pause', () => {
    const { hear, offer, turn } = setUp()
    hear(5, speech(0.05))
    turn('paused')
    hear(5, nothing)
    expect(offer()).toBe('none')
    hear(1.5, speech(0.05))
    expect(offer()).toBe('resume')
    hear(3, nothing)
    expect(offer()).toBe('resume')
    turn('recording')
    hear(0.1, nothing)
    expect(offer()).toBe('none')
  })

  test('is withdrawn when it stays silent for a minute, and comes with the next words', () => {
    const { watch, hear, offer, turn } = setUp()
    turn('paused')
    hear(2, speech(0.05))
    watch.decline()
    hear(2, speech(0.05))
    expect(offer()).toBe('none')
    hear(75, nothing)
    hear(2, speech(0.05))
    expect(offer()).toBe('resume')
    hear(75, nothing)
    expect(offer()).toBe('none')
  })

  test('means nothing when there is nothing to go on with', () => {
    const { stop, hear, offer, turn } = setUp()
    turn('off')
    hear(5, speech(0.05))
    expect(offer()).toBe('none')
    turn('paused')
    hear(2, speech(0.05))
    stop()
    expect(offer()).toBe('none')
  })
})
