import { describe, expect, test } from 'vitest'
import { checkBecause, checkProgress, hear, reasonOfFailure } from './microphone-check.ts'
import type { MicrophoneCheck } from './microphone-check.ts'
import { isVerified, readMicrophonePreference, rememberMicrophone } from './microphone-preference.ts'
import { isSignal, measureSignal, shownLevel, smoothLoudness } from './signal.ts'

const VOICE = { rms: 0.05, peakToPeak: 0.2 }
const SILENCE = { rms: 0.001, peakToPeak: 0.004 }

function listen(check: MicrophoneCheck, frame: typeof VOICE, looks: number): MicrophoneCheck {
  return Array.from({ length: looks }).reduce<MicrophoneCheck>((now) => hear(now, frame, 50), check)
}

describe('the signal rule of spec 9', () => {
  test.each([
    [0.0121, 0.0351, true],
    [0.012, 0.0351, false],
    [0.0121, 0.035, false],
    [0, 0, false],
  ])('rms %f with peak-to-peak %f is a signal: %s', (rms, peakToPeak, expected) => {
    expect(isSignal({ rms, peakToPeak })).toBe(expected)
  })

  test('measures a square wave and nothing at all', () => {
    const { rms, peakToPeak } = measureSignal(Float32Array.from([0.5, -0.5, 0.5, -0.5]))
    expect(rms).toBeCloseTo(0.5)
    expect(peakToPeak).toBeCloseTo(1)
    expect(measureSignal(new Float32Array(0))).toEqual({ rms: 0, peakToPeak: 0 })
  })

  test('the level keeps 0.85, takes 0.15, is shown six times as large and never above 1', () => {
    expect(smoothLoudness(0.1, 0.2)).toBeCloseTo(0.115)
    expect(shownLevel(0.1)).toBeCloseTo(0.6)
    expect(shownLevel(0.5)).toBe(1)
  })
})

describe('the microphone check', () => {
  test('is good after 500 ms of signal in all, pauses between not counted', () => {
    const almost = listen(listen(listen(checkBecause('testing'), VOICE, 5), SILENCE, 20), VOICE, 4)
    expect(almost).toMatchObject({ status: 'checking', signalMs: 450 })
    expect(checkProgress(almost)).toBeCloseTo(0.9)
    expect(hear(almost, VOICE, 50)).toMatchObject({ status: 'good', reason: 'ok' })
  })

  test('says no-signal at ten seconds and not before, and hears a voice that comes late', () => {
    const late = listen(checkBecause('testing'), SILENCE, 199)
    expect(late.status).toBe('checking')
    const silent = hear(late, SILENCE, 50)
    expect(silent).toMatchObject({ status: 'no-signal', reason: 'timeout' })
    expect(listen(silent, VOICE, 10).status).toBe('good')
  })

  test('a page that slept for a minute has not listened for a minute', () => {
    expect(hear(checkBecause('testing'), VOICE, 60_000).status).toBe('checking')
  })

  test.each(['ok', 'muted', 'permissionDenied', 'noDevices', 'selectedMissing', 'enumeration', 'feedEnded', 'generic'] as const)(
    'a voice changes nothing once the reason is %s',
    (reason) => {
      const check = checkBecause(reason)
      expect(hear(check, VOICE, 250)).toBe(check)
    },
  )

  test.each([
    ['NotAllowedError', 'permissionDenied', 'no-permission'],
    ['SecurityError', 'permissionDenied', 'no-permission'],
    ['NotFoundError', 'noDevices', 'missing'],
    ['OverconstrainedError', 'selectedMissing', 'missing'],
    ['NotReadableError', 'generic', 'error'],
  ] as const)('%s means %s', (name, reason, status) => {
    expect(reasonOfFailure(new DOMException('', name))).toBe(reason)
    expect(checkBecause(reason).status).toBe(status)
  })
})

describe('the remembered microphone', () => {
  const remembered = { deviceId: 'a', deviceList: ['a', 'b'], checkedOk: true }

  test('comes back from local storage, and rubbish counts as none', () => {
    const stored = new Map<string, string>()
    const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) }
    expect(readMicrophonePreference(storage)).toBeUndefined()
    rememberMicrophone(storage, remembered)
    expect(stored.has('preferredMicData')).toBe(true)
    expect(readMicrophonePreference(storage)).toEqual(remembered)
    stored.set('preferredMicData', '{"deviceId":')
    expect(readMicrophonePreference(storage)).toBeUndefined()
    stored.set('preferredMicData', '{"deviceId":1}')
    expect(readMicrophonePreference(storage)).toBeUndefined()
  })

  test.each([
    ['the same devices', remembered, ['a', 'b'], true],
    ['another device unplugged', remembered, ['a'], true],
    ['a device more', remembered, ['a', 'b', 'c'], false],
    ['its device gone', remembered, ['b'], false],
    ['never found good', { ...remembered, checkedOk: false }, ['a', 'b'], false],
    ['nothing remembered', undefined, ['a', 'b'], false],
  ])('with %s the test is skipped: %s', (_case, preference, ids, expected) => {
    expect(isVerified(preference, ids)).toBe(expected)
  })
})
