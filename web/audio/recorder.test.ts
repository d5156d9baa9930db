import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ElapsedTime } from './elapsed-time.ts'
import { chooseMimeType, createRecorder } from './recorder.ts'
import { FakeMediaRecorder, fakeMaker, fakeStream, fakeTrack } from './testing/fake-recorder.ts'

beforeEach(() => {
  FakeMediaRecorder.made = []
  FakeMediaRecorder.supported = ['audio/webm;codecs=opus', 'audio/mp4']
})
afterEach(() => vi.useRealTimers())

function setUp() {
  const slices: Blob[] = []
  const onBroken = vi.fn<() => void>()
  const recorder = createRecorder(
    { maker: fakeMaker, stream: fakeStream, mimeType: 'audio/webm;codecs=opus' },
    { onSlice: (slice) => slices.push(slice), onBroken },
  )
  const media = FakeMediaRecorder.made[0]!
  return { recorder, media, onBroken, said: async () => (await Promise.all(slices.map((slice) => slice.text()))).join('|') }
}

describe('what the browser can record (spec 5)', () => {
  test.each([
    [['audio/webm;codecs=opus', 'audio/mp4'], { mimeType: 'audio/webm;codecs=opus' }],
    [['audio/mp4'], { mimeType: 'audio/mp4' }],
    [[], { problem: 'mimeUnsupported' }],
  ])('with %s: %o', (supported, expected) => {
    FakeMediaRecorder.supported = supported
    expect(chooseMimeType(fakeMaker)).toEqual(expected)
  })

  test('without MediaRecorder it says so', () => {
    expect(chooseMimeType(undefined)).toEqual({ problem: 'recorderUnsupported' })
  })
})

describe('the recorder (spec 4, 7)', () => {
  test('asks for a slice every 1000 ms at 32 kbit/s and passes through its states', async () => {
    const { recorder, media } = setUp()
    expect(recorder.state()).toBe('ready')
    recorder.start()
    expect(media.timesliceMs).toBe(1000)
    expect(media.options).toMatchObject({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 })
    expect(recorder.state()).toBe('recording')
    recorder.pause()
    expect(recorder.state()).toBe('paused')
    recorder.resume()
    expect(recorder.state()).toBe('recording')
    const stopped = recorder.stop()
    expect(recorder.state()).toBe('finalizing')
    await stopped
    expect(recorder.state()).toBe('idle')
  })

  test('what is said while paused is dropped, what was said before is handed over at once', async () => {
    const { recorder, media, said } = setUp()
    recorder.start()
    media.speak('before')
    recorder.pause()
    await Promise.resolve()
    media.speak('secret')
    media.emit()
    recorder.resume()
    media.speak('after')
    media.emit()
    expect(await said()).toBe('before|after')
  })

  test('stopping hands over the last slice before it resolves; empty slices never arrive', async () => {
    const { recorder, media, said } = setUp()
    recorder.start()
    media.emit()
    media.speak('last words')
    await recorder.stop()
    expect(await said()).toBe('last words')
  })

  test('discarding hands over nothing more', async () => {
    const { recorder, media, said, onBroken } = setUp()
    recorder.start()
    media.speak('gone')
    recorder.discard()
    await Promise.resolve()
    expect(await said()).toBe('')
    expect(onBroken).not.toHaveBeenCalled()
  })

  test('REL-5 a feed that ends by itself hands over its last slice and is reported', async () => {
    const { recorder, media, said, onBroken } = setUp()
    recorder.start()
    media.speak('until the plug')
    media.stop()
    await Promise.resolve()
    expect(await said()).toBe('until the plug')
    expect(onBroken).toHaveBeenCalledOnce()
    expect(recorder.state()).toBe('idle')
    await recorder.stop()
  })

  test.each(['recording', 'paused'])(
    'REL-5 leave to use the microphone that is taken back while %s is reported, though the browser would record on',
    async (state) => {
      const { recorder, media, said, onBroken } = setUp()
      recorder.start()
      media.speak('until then')
      if (state === 'paused') recorder.pause()
      fakeTrack.dispatchEvent(new Event('ended'))
      await vi.waitFor(() => expect(onBroken).toHaveBeenCalledOnce())
      expect(await said()).toBe('until then')
      expect(recorder.state()).toBe('idle')
    },
  )
})

test('the stopwatch counts only while it runs', () => {
  let now = 1_000
  const elapsed = new ElapsedTime(() => now)
  now += 500
  expect(elapsed.elapsedMs).toBe(0)
  elapsed.run()
  now += 2_000
  expect(elapsed.elapsedMs).toBe(2_000)
  elapsed.hold()
  now += 60_000
  expect(elapsed.elapsedMs).toBe(2_000)
  elapsed.run()
  elapsed.run()
  now += 250
  expect(elapsed.elapsedMs).toBe(2_250)
})
