import type { AudioContextMaker, LevelMeter } from './level-meter.ts'
import { createLevelMeter } from './level-meter.ts'
import { DEFAULT_DEVICE_ID, closeMicrophone, listMicrophones, openMicrophone } from './microphone.ts'
import type { MediaSource, MicrophoneDevice } from './microphone.ts'
import { checkBecause, hear, reasonOfFailure } from './microphone-check.ts'
import type { MicrophoneCheck, MicrophoneReason } from './microphone-check.ts'
import { isVerified, readMicrophonePreference, rememberMicrophone } from './microphone-preference.ts'
import type { PreferenceStorage } from './microphone-preference.ts'
import { createSubject } from './observable.ts'
import type { Observable } from './observable.ts'
import { RecentSound } from './recent-sound.ts'
import type { Hearing } from './recent-sound.ts'
import { shownLevel, smoothLoudness } from './signal.ts'
import type { Look } from './silence-watch.ts'

/** All that a screen shows of the microphones. The level changes too often to be part of it. */
export type MicrophoneSnapshot = {
  readonly check: MicrophoneCheck
  readonly devices: readonly MicrophoneDevice[]
  readonly selectedId: string
  readonly isSelectedMissing: boolean
  /** What the last ten seconds brought; a feed just opened counts as a voice until they are over. */
  readonly hearing: Hearing
  /** True while the browser waits for a first press before it lets the page listen. */
  readonly needsPress: boolean
}

export type MicrophonePowers = {
  readonly media: MediaSource | undefined
  readonly storage: PreferenceStorage
  readonly makeContext: AudioContextMaker
  readonly now: () => number
  /** Time as a clock on the wall tells it, asleep or awake. */
  readonly wallClock: () => number
  /** True when the browser will ask the user before it opens a microphone. */
  readonly willAsk: () => Promise<boolean>
}

const LOOK_MS = 40
/** Sound that is this far behind the wall clock was not merely late. */
const SLEPT_MS = 3_000
/** How long a feed may take to bring its first word before the page says that it brings none. */
const GRACE_MS = 10_000

/** Follows the chosen microphone: its devices, its check and its level, until closed. */
export class MicrophoneMonitor {
  readonly #powers: MicrophonePowers
  readonly #level = createSubject(0)
  readonly #slept = createSubject(0)
  readonly #looks = createSubject<Look | undefined>(undefined)
  readonly #snapshot: ReturnType<typeof createSubject<MicrophoneSnapshot>>
  readonly #onDeviceChange = (): void => void this.#devicesChanged()
  #stream: MediaStream | undefined
  #meter: LevelMeter | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #smoothed = 0
  #lookedAt = 0
  #openedAt = 0
  #wallAt = 0
  #passedAt = 0
  #sound = new RecentSound(0)
  /** Counts openings, so that an answer to an older one is recognised and let go. */
  #opening = 0

  constructor(powers: MicrophonePowers) {
    this.#powers = powers
    const remembered = readMicrophonePreference(powers.storage)
    this.#snapshot = createSubject<MicrophoneSnapshot>({
      check: checkBecause('testing'),
      devices: [],
      selectedId: remembered?.deviceId ?? DEFAULT_DEVICE_ID,
      isSelectedMissing: false,
      hearing: 'voice',
      needsPress: false,
    })
  }

  get snapshot(): Observable<MicrophoneSnapshot> {
    return this.#snapshot
  }

  /** 0 to 1, as the level bar and the ring show it. */
  get level(): Observable<number> {
    return this.#level
  }

  /** Every look at the open feed, many a second, recording or not. */
  get looks(): Observable<Look | undefined> {
    return this.#looks
  }

  /** How long, in all, this machine slept with the feed open; what was said then reached nobody. */
  get sleptMs(): Observable<number> {
    return this.#slept
  }

  /** The open feed, if there is one. */
  get stream(): MediaStream | undefined {
    return this.#stream
  }

  /** Opens the remembered microphone; skips the test when it passed before on the same machine (spec 4). */
  async open(): Promise<void> {
    this.#powers.media?.addEventListener('devicechange', this.#onDeviceChange)
    await this.#open(true)
  }

  /** Tests the chosen microphone again from the beginning. */
  async recheck(): Promise<void> {
    await this.#open(false)
  }

  async select(deviceId: string): Promise<void> {
    this.#show({ selectedId: deviceId, isSelectedMissing: false })
    await this.#open(false)
  }

  /** To be called at a press or key: only then do some browsers let a page listen. */
  pressed(): void {
    this.#meter?.resume()
  }

  close(): void {
    this.#opening += 1
    this.#letGo()
    this.#powers.media?.removeEventListener('devicechange', this.#onDeviceChange)
  }

  async #open(mayTrust: boolean): Promise<void> {
    const { media } = this.#powers
    this.#opening += 1
    const opening = this.#opening
    this.#letGo()
    if (media === undefined) {
      this.#because('generic')
      return
    }
    this.#because((await this.#powers.willAsk()) ? 'permissionRequired' : 'testing')
    try {
      const stream = await openMicrophone(media, this.#snapshot.get().selectedId)
      if (opening === this.#opening) await this.#follow(stream, media, mayTrust)
      else closeMicrophone(stream)
    } catch (error) {
      if (opening !== this.#opening) return
      this.#because(reasonOfFailure(error))
      await this.#list(media)
    }
  }

  async #follow(stream: MediaStream, media: MediaSource, mayTrust: boolean): Promise<void> {
    this.#stream = stream
    const [track] = stream.getAudioTracks()
    track?.addEventListener('ended', () => this.#feedChanged(stream, 'feedEnded'))
    track?.addEventListener('mute', () => this.#feedChanged(stream, 'muted'))
    track?.addEventListener('unmute', () => this.#feedChanged(stream, 'testing'))
    this.#meter = createLevelMeter(stream, this.#powers.makeContext)
    this.#wallAt = 0
    this.#startListening()
    this.#timer = setInterval(() => this.#look(), LOOK_MS)
    // Only now does the browser name the devices.
    if (!(await this.#list(media))) return
    this.#adopt(track?.getSettings().deviceId)
    const deviceIds = this.#snapshot.get().devices.map((device) => device.deviceId)
    const preference = readMicrophonePreference(this.#powers.storage)
    const isTrusted = mayTrust && preference?.deviceId === this.#snapshot.get().selectedId && isVerified(preference, deviceIds)
    this.#because(isTrusted ? 'ok' : track?.muted === true ? 'muted' : 'testing')
  }

  /** Some browsers have no device called default: then the one that was opened is the chosen one. */
  #adopt(openedId: string | undefined): void {
    const { devices, selectedId } = this.#snapshot.get()
    const isListed = (id: string | undefined): boolean => devices.some((device) => device.deviceId === id)
    if (openedId !== undefined && selectedId === DEFAULT_DEVICE_ID && !isListed(selectedId) && isListed(openedId)) {
      this.#show({ selectedId: openedId })
    }
  }

  #look(): void {
    const meter = this.#meter
    if (meter === undefined) return
    const now = this.#powers.now()
    const sinceMs = now - this.#lookedAt
    this.#lookedAt = now
    const needsPress = !meter.isRunning()
    if (needsPress !== this.#snapshot.get().needsPress) this.#show({ needsPress })
    this.#noticeSleep(meter)
    if (needsPress) {
      this.#startListening()
      return
    }
    const frame = meter.read()
    this.#smoothed = smoothLoudness(this.#smoothed, frame.rms)
    this.#level.set(shownLevel(this.#smoothed))
    const heard = this.#sound.hear(frame, now)
    const hearing = now - this.#openedAt < GRACE_MS ? 'voice' : heard
    if (hearing !== this.#snapshot.get().hearing) this.#show({ hearing })
    this.#judge(hear(this.#snapshot.get().check, frame, sinceMs))
    this.#looks.set({ frame, at: now })
  }

  #noticeSleep(meter: LevelMeter): void {
    const wall = this.#powers.wallClock()
    const passed = meter.passedMs()
    const sleptMs = wall - this.#wallAt - (passed - this.#passedAt)
    const isKnown = this.#wallAt > 0 && meter.isRunning()
    this.#wallAt = wall
    this.#passedAt = passed
    if (isKnown && sleptMs >= SLEPT_MS) this.#slept.set(this.#slept.get() + sleptMs)
  }

  #startListening(): void {
    this.#lookedAt = this.#powers.now()
    this.#openedAt = this.#lookedAt
    this.#sound = new RecentSound(this.#lookedAt)
  }

  #judge(check: MicrophoneCheck): void {
    const before = this.#snapshot.get().check
    if (check === before) return
    this.#show({ check })
    if (check.status === 'good') this.#remember(true)
  }

  #feedChanged(stream: MediaStream, reason: MicrophoneReason): void {
    if (stream === this.#stream) this.#because(reason)
  }

  async #devicesChanged(): Promise<void> {
    const { media } = this.#powers
    if (media === undefined || !(await this.#list(media))) return
    const { devices, isSelectedMissing, check } = this.#snapshot.get()
    if (devices.length === 0) this.#because('noDevices')
    else if (isSelectedMissing) this.#because('selectedMissing')
    else if (check.status === 'missing' || check.reason === 'feedEnded') await this.#open(false)
  }

  /** Lists the devices; false when the browser would not say. */
  async #list(media: MediaSource): Promise<boolean> {
    try {
      const devices = await listMicrophones(media)
      const { selectedId } = this.#snapshot.get()
      const isKnown = selectedId === DEFAULT_DEVICE_ID || devices.some((device) => device.deviceId === selectedId)
      this.#show({ devices, isSelectedMissing: devices.length > 0 && !isKnown })
      return true
    } catch {
      this.#because('enumeration')
      return false
    }
  }

  #remember(checkedOk: boolean): void {
    const { devices, selectedId } = this.#snapshot.get()
    const deviceList = devices.map((device) => device.deviceId)
    rememberMicrophone(this.#powers.storage, { deviceId: selectedId, deviceList, checkedOk })
  }

  #because(reason: MicrophoneReason): void {
    this.#show({ check: checkBecause(reason) })
  }

  #letGo(): void {
    clearInterval(this.#timer)
    this.#meter?.close()
    if (this.#stream !== undefined) closeMicrophone(this.#stream)
    this.#meter = undefined
    this.#stream = undefined
    this.#smoothed = 0
    this.#level.set(0)
    this.#show({ hearing: 'voice', needsPress: false })
  }

  #show(change: Partial<MicrophoneSnapshot>): void {
    this.#snapshot.set({ ...this.#snapshot.get(), ...change })
  }
}
