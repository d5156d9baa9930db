import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MicrophoneMonitor } from './microphone-monitor.ts'

type Track = EventTarget & { muted: boolean; stop: () => void; getSettings: () => { deviceId: string } }

/** A machine with microphones that a test plugs, unplugs, silences and forbids. */
function setUp() {
  const stored = new Map<string, string>()
  const machine = { devices: ['a', 'b'], refusal: '', listRefusal: false, loudness: 0, willAsk: false, context: 'running' as AudioContextState, asleepMs: 0 }
  const media = new EventTarget()
  const asked: MediaStreamConstraints[] = []
  const tracks: Track[] = []
  const stopped = vi.fn<() => void>()
  const powers = {
    media: Object.assign(media, {
      async enumerateDevices() {
        if (machine.listRefusal) throw new DOMException('', 'NotAllowedError')
        return machine.devices.map((deviceId) => ({ deviceId, label: `Microphone ${deviceId}`, kind: 'audioinput' as const }))
      },
      async getUserMedia(constraints: MediaStreamConstraints) {
        asked.push(constraints)
        if (machine.refusal !== '') throw new DOMException('', machine.refusal)
        const track: Track = Object.assign(new EventTarget(), { muted: false, stop: stopped, getSettings: () => ({ deviceId: machine.devices[0] ?? '' }) })
        tracks.push(track)
        return { getAudioTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream
      },
    }),
    storage: { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) },
    makeContext: () =>
      ({
        get state() {
          return machine.context
        },
        get currentTime() {
          return Date.now() / 1000
        },
        createMediaStreamSource: () => ({ connect: () => undefined, disconnect: () => undefined }),
        createAnalyser: () => ({
          fftSize: 0,
          getFloatTimeDomainData(samples: Float32Array) {
            for (let at = 0; at < samples.length; at += 1) samples[at] = at % 2 === 0 ? machine.loudness : -machine.loudness
          },
        }),
        resume: async () => void (machine.context = 'running'),
        close: async () => undefined,
      }) as unknown as AudioContext,
    now: () => Date.now(),
    wallClock: () => Date.now() + machine.asleepMs,
    willAsk: async () => machine.willAsk,
  }
  const monitor = new MicrophoneMonitor(powers)
  const reason = (): string => monitor.snapshot.get().check.reason
  const open = async (): Promise<void> => {
    await monitor.open()
  }
  return { monitor, machine, media, asked, tracks, stored, powers, reason, open, stopped }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the microphone of the page', () => {
  test('is asked for mono, without echo cancellation, with noise suppression and gain (spec 5)', async () => {
    const { asked, open, monitor } = setUp()
    await open()
    expect(asked[0]).toEqual({ audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true } })
    await monitor.select('b')
    expect(asked[1]).toMatchObject({ audio: { deviceId: { exact: 'b' } } })
  })

  test('is good after half a second of voice, remembered, and not tested again next time', async () => {
    const { open, machine, reason, stored, powers, monitor } = setUp()
    await open()
    expect(reason()).toBe('testing')
    machine.loudness = 0.1
    await vi.advanceTimersByTimeAsync(450)
    expect(reason()).toBe('testing')
    await vi.advanceTimersByTimeAsync(100)
    expect(reason()).toBe('ok')
    expect(monitor.level.get()).toBeGreaterThan(0.3)
    expect(JSON.parse(stored.get('preferredMicData')!)).toEqual({ deviceId: 'a', deviceList: ['a', 'b'], checkedOk: true })
    machine.loudness = 0
    const next = new MicrophoneMonitor(powers)
    await next.open()
    expect(next.snapshot.get().check.status).toBe('good')
    await next.recheck()
    expect(next.snapshot.get().check.status).toBe('checking')
  })

  test('says no-signal after ten seconds of silence', async () => {
    const { open, reason, monitor } = setUp()
    await open()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(reason()).toBe('testing')
    await vi.advanceTimersByTimeAsync(200)
    expect(reason()).toBe('timeout')
    expect(monitor.snapshot.get().hearing).toBe('silence')
  })

  test('does not count the time the browser holds audio back; a press lets it listen', async () => {
    const { open, reason, machine, monitor } = setUp()
    machine.context = 'suspended'
    await open()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reason()).toBe('testing')
    expect(monitor.snapshot.get().needsPress).toBe(true)
    monitor.pressed()
    machine.loudness = 0.1
    await vi.advanceTimersByTimeAsync(700)
    expect(reason()).toBe('ok')
  })

  test.each([
    ['NotAllowedError', 'permissionDenied'],
    ['NotFoundError', 'noDevices'],
    ['OverconstrainedError', 'selectedMissing'],
    ['NotReadableError', 'generic'],
  ])('%s is shown as %s', async (name, expected) => {
    const { open, machine, reason } = setUp()
    machine.refusal = name
    await open()
    expect(reason()).toBe(expected)
  })

  test('says that permission is needed while the browser asks', async () => {
    const { monitor, machine, reason, powers } = setUp()
    machine.willAsk = true
    vi.spyOn(powers.media, 'getUserMedia').mockReturnValue(new Promise(() => undefined))
    void monitor.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(reason()).toBe('permissionRequired')
  })

  test('says that the browser does not list devices', async () => {
    const { open, machine, reason } = setUp()
    machine.listRefusal = true
    await open()
    expect(reason()).toBe('enumeration')
  })

  test('REL-5 follows a feed that is muted, comes back and ends', async () => {
    const { open, reason, tracks } = setUp()
    await open()
    tracks[0]!.dispatchEvent(new Event('mute'))
    expect(reason()).toBe('muted')
    tracks[0]!.dispatchEvent(new Event('unmute'))
    expect(reason()).toBe('testing')
    tracks[0]!.dispatchEvent(new Event('ended'))
    expect(reason()).toBe('feedEnded')
  })

  test('REL-5 notices that the machine slept, and takes a busy page for no sleep', async () => {
    const { open, machine, monitor } = setUp()
    await open()
    await vi.advanceTimersByTimeAsync(1_000)
    machine.asleepMs = 1_500
    await vi.advanceTimersByTimeAsync(1_000)
    expect(monitor.sleptMs.get()).toBe(0)
    machine.asleepMs += 120_000
    await vi.advanceTimersByTimeAsync(1_000)
    expect(monitor.sleptMs.get()).toBe(120_000)
  })

  test('notices the chosen one being unplugged and plugged in again', async () => {
    const { open, machine, media, reason, monitor } = setUp()
    await open()
    machine.devices = ['b']
    media.dispatchEvent(new Event('devicechange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(reason()).toBe('selectedMissing')
    expect(monitor.snapshot.get().isSelectedMissing).toBe(true)
    machine.devices = ['a', 'b']
    media.dispatchEvent(new Event('devicechange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(reason()).toBe('testing')
    expect(monitor.snapshot.get().isSelectedMissing).toBe(false)
  })

  test('closing lets go of the microphone, even of one that opens afterwards', async () => {
    const { monitor, open, stopped } = setUp()
    await open()
    monitor.close()
    expect(stopped).toHaveBeenCalledTimes(1)
    const late = monitor.open()
    monitor.close()
    await late
    expect(stopped).toHaveBeenCalledTimes(2)
    expect(monitor.stream).toBeUndefined()
  })
})
