import { Refusal } from '#contract/refusal.ts'
import { ElapsedTime } from './elapsed-time.ts'
import { NothingRecorded, PartsMissing, finishRecording } from './finish-recording.ts'
import type { FinishCall } from './finish-recording.ts'
import type { ConsultationDetails, KeptRecording, RecordingIds } from './kept-recording.ts'
import { createSubject } from './observable.ts'
import type { Observable } from './observable.ts'
import { RecordingJournal, fullGroups } from './recording-journal.ts'
import type { RecordingLocks } from './recording-lock.ts'
import { groupProgress } from './recording-snapshot.ts'
import type { RecordingProblem, RecordingSnapshot } from './recording-snapshot.ts'
import { chooseMimeType, createRecorder } from './recorder.ts'
import type { MediaRecorderMaker, Recorder, RecorderState } from './recorder.ts'
import type { SliceStore } from './slice-store.ts'
import { UploadQueue } from './upload-queue.ts'
import type { Network, UploadState, Wait } from './upload-queue.ts'
import type { WakeLock } from './wake-lock.ts'

/** The calls of the contract that a recording makes. */
export type RecordingCalls = {
  readonly saveChunk: (chunk: RecordingIds & { readonly index: number; readonly audio: Blob }, signal: AbortSignal) => Promise<void>
  readonly finalize: (call: FinishCall, signal: AbortSignal) => Promise<void>
  readonly cancel: (ids: RecordingIds) => Promise<void>
}

export type SessionPowers = {
  readonly maker: MediaRecorderMaker | undefined
  readonly store: SliceStore
  readonly calls: RecordingCalls
  readonly locks: RecordingLocks
  readonly wakeLock: WakeLock
  readonly network: Network
  readonly now: () => number
  readonly wait: Wait
  readonly random: () => number
}

/** A new recording's owner and ids, or one that was kept on this device when its page died. */
export type SessionStart = (RecordingIds & { readonly userId: string }) | KeptRecording

const TICK_MS = 1_000
const NO_SLICES = { mimeType: '', sliceCount: 0, lengthMs: 0, acknowledgedGroups: 0 }

/** One recording from the start button to the server's last word; no screen, no React. */
export class RecordingSession {
  readonly ids: RecordingIds
  readonly #powers: SessionPowers
  readonly #userId: string
  readonly #queue: UploadQueue
  readonly #elapsed: ElapsedTime
  readonly #ended = new AbortController()
  readonly #snapshot: ReturnType<typeof createSubject<RecordingSnapshot>>
  #journal: RecordingJournal
  #recorder: Recorder | undefined
  #opened: Promise<unknown> = Promise.resolve()
  #release: (() => void) | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(powers: SessionPowers, start: SessionStart) {
    const kept = 'sliceCount' in start ? start : undefined
    this.ids = { recordingId: start.recordingId, caseId: start.caseId, patientId: start.patientId }
    this.#userId = start.userId
    this.#powers = powers
    this.#elapsed = new ElapsedTime(powers.now)
    this.#journal = new RecordingJournal(powers.store, { ...NO_SLICES, ...kept, recordingId: start.recordingId })
    this.#queue = new UploadQueue({
      send: (index, signal) => this.#send(index, signal),
      onAcknowledged: (index) => this.#journal.acknowledge(index),
      network: powers.network,
      wait: powers.wait,
      random: powers.random,
    })
    this.#snapshot = createSubject<RecordingSnapshot>(startSnapshot(kept))
    const showUpload = () => this.#show({ upload: this.#queue.state.get() })
    this.#queue.state.subscribe(showUpload)
    showUpload()
  }

  get snapshot(): Observable<RecordingSnapshot> {
    return this.#snapshot
  }

  /** Takes a kept recording over; false when another tab has it, or has dealt with it already (REL-28). */
  async claim(): Promise<boolean> {
    const { recordingId } = this.ids
    await this.#holdLock()
    const kept = this.#release === undefined ? [] : await this.#powers.store.list(this.#userId)
    const isStillThere = kept.some((one) => one.recordingId === recordingId && one.phase === 'open')
    if (!isStillThere) this.#end()
    return isStillThere
  }

  /** Starts on an open feed; false, with the problem shown, when this browser cannot. */
  start(stream: MediaStream, details: ConsultationDetails): boolean {
    if (this.#snapshot.get().phase !== 'ready') return false
    const { maker, store, now, wakeLock } = this.#powers
    const choice = chooseMimeType(maker)
    if ('problem' in choice || maker === undefined) return this.#fail({ kind: 'problem' in choice ? choice.problem : 'recorderUnsupported' })
    const { mimeType } = choice
    try {
      const events = { onSlice: (slice: Blob) => void this.#keep(slice), onBroken: () => this.#feedEnded() }
      this.#recorder = createRecorder({ maker, stream, mimeType }, events)
      this.#journal = new RecordingJournal(store, { ...NO_SLICES, recordingId: this.ids.recordingId, mimeType })
      // A browser without room or database still records; the journal then says that slices lie in memory only.
      this.#opened = store.open({ ...this.ids, userId: this.#userId, mimeType, startedAt: now(), details }).catch(() => undefined)
      this.#recorder.start()
    } catch {
      return this.#fail({ kind: 'microphoneAccess' })
    }
    void this.#holdLock()
    wakeLock.hold()
    this.#elapsed.run()
    this.#timer = setInterval(() => this.#show({}), TICK_MS)
    this.#show({ phase: 'recording', mayResume: true, problem: undefined })
    return true
  }

  pause(): void {
    if (this.#recorder?.state() !== 'recording') return
    this.#recorder.pause()
    this.#elapsed.hold()
    this.#show({ phase: 'paused' })
  }

  resume(): void {
    if (this.#recorder?.state() !== 'paused') return
    this.#recorder.resume()
    this.#elapsed.run()
    this.#show({ phase: 'recording' })
  }

  /** The machine slept: what was said meanwhile is not there, and the clock must not claim it. */
  slept(durationMs: number): void {
    if (this.#recorder?.state() !== 'recording') return
    this.#elapsed.skip(durationMs)
    this.#show({ sleptMs: this.#snapshot.get().sleptMs + durationMs })
  }

  /** Keeps what the form holds beside the audio, so that a recovered recording has it too. */
  async keepDetails(details: ConsultationDetails): Promise<void> {
    if (this.#recorder === undefined) return
    await this.#opened
    await this.#powers.store.keepDetails(this.ids.recordingId, details)
  }

  /** Stops, sends the rest and ends the recording on the server; true when the report is on its way. */
  async finalize(details: ConsultationDetails, acceptMissing = false): Promise<boolean> {
    this.#elapsed.hold()
    this.#show({ phase: 'finalizing', mayResume: false, problem: undefined })
    this.#queue.retry()
    if (!(await this.#stopRecorder())) return false
    try {
      await finishRecording(this.#finishPowers(), { ...this.ids, details, acceptMissing }, this.#ended.signal)
    } catch (error) {
      return this.#ended.signal.aborted ? false : this.#fail(problemOf(error))
    }
    await this.#powers.store.remove(this.ids.recordingId).catch(() => undefined)
    this.#end()
    return true
  }

  /** Gives the recording up: its audio is deleted here, and the server is told, now or at the next visit. */
  async cancel(): Promise<boolean> {
    const { store, calls } = this.#powers
    const hasBegun = this.#snapshot.get().phase !== 'ready'
    this.#recorder?.discard()
    this.#close()
    if (hasBegun) {
      await this.#opened
      await store.markCancelled(this.ids.recordingId).catch(() => undefined)
    }
    // Not before: another tab that waits for it would offer what was just given up.
    this.#release?.()
    return !hasBegun || (await tellCancelled(calls, store, this.ids))
  }

  /** Tries waiting or refused uploads again at once. */
  retryUploads(): void {
    this.#queue.retry()
  }

  /** Lets go without a word to the server: what is kept on this device is offered at the next visit. */
  leave(): void {
    this.#recorder?.discard()
    this.#end()
  }

  #finishPowers(): Parameters<typeof finishRecording>[0] {
    const { calls, network, wait, random } = this.#powers
    return {
      queue: this.#queue,
      journal: this.#journal,
      finalize: calls.finalize,
      network,
      wait,
      random,
      onWaiting: (reason) => this.#show({ upload: reason === undefined ? { kind: 'idle' } : { kind: 'waiting', reason } }),
    }
  }

  async #stopRecorder(): Promise<boolean> {
    try {
      await this.#recorder?.stop()
      await this.#opened
      return true
    } catch {
      return this.#fail({ kind: 'stop' })
    }
  }

  async #holdLock(): Promise<void> {
    const release = await this.#powers.locks.hold(this.ids.recordingId)
    if (this.#ended.signal.aborted) release?.()
    else this.#release = release
  }

  async #keep(slice: Blob): Promise<void> {
    const endMs = this.#elapsed.elapsedMs
    await this.#opened
    const group = await this.#journal.append(slice, endMs)
    if (group !== undefined) this.#queue.offer(group)
    this.#show({})
  }

  async #send(index: number, signal: AbortSignal): Promise<void> {
    const audio = await this.#journal.readGroup(index)
    // The header slice is gone from this device: nothing here can be decoded, by us or by anybody.
    if (audio === undefined) throw new Refusal('recording.unreadable')
    await this.#powers.calls.saveChunk({ ...this.ids, index, audio }, signal)
  }

  #feedEnded(): void {
    this.#elapsed.hold()
    this.#show({ phase: 'paused', mayResume: false, problem: { kind: 'feedEnded' } })
  }

  #fail(problem: RecordingProblem): false {
    const phase: RecorderState = this.#snapshot.get().phase === 'ready' ? 'ready' : 'paused'
    this.#show({ phase, problem })
    return false
  }

  #end(): void {
    this.#close()
    this.#release?.()
  }

  #close(): void {
    this.#ended.abort()
    this.#queue.close()
    clearInterval(this.#timer)
    this.#elapsed.hold()
    this.#powers.wakeLock.release()
    this.#show({ phase: 'idle', mayResume: false })
  }

  #show(change: Partial<RecordingSnapshot>): void {
    const { sliceCount, keptMs, acknowledgedMs, keeping } = this.#journal.progress()
    const elapsedMs = this.#recorder === undefined ? keptMs : this.#elapsed.elapsedMs
    const progress = groupProgress(sliceCount, fullGroups(sliceCount))
    this.#snapshot.set({ ...this.#snapshot.get(), keptMs, acknowledgedMs, keeping, elapsedMs, groupProgress: progress, ...change })
  }
}

/** Tells the server of a recording given up; false when it could not be told now and will be at the next visit. */
export async function tellCancelled(calls: RecordingCalls, store: SliceStore, ids: RecordingIds): Promise<boolean> {
  try {
    await calls.cancel(ids)
  } catch (error) {
    // What the server never got, or has ended already, needs no more telling.
    const isSettled = error instanceof Refusal && [404, 409, 410].includes(error.status)
    if (!isSettled) return false
  }
  await store.remove(ids.recordingId).catch(() => undefined)
  return true
}

function startSnapshot(kept: KeptRecording | undefined): RecordingSnapshot {
  const upload: UploadState = { kind: 'idle' }
  return {
    phase: kept === undefined ? 'ready' : 'paused',
    elapsedMs: kept?.lengthMs ?? 0,
    keptMs: kept?.lengthMs ?? 0,
    acknowledgedMs: 0,
    groupProgress: 0,
    keeping: 'device',
    sleptMs: 0,
    upload,
    mayResume: false,
    problem: undefined,
  }
}

function problemOf(error: unknown): RecordingProblem {
  if (error instanceof NothingRecorded) return { kind: 'nothingRecorded' }
  if (error instanceof PartsMissing) return { kind: 'partsMissing' }
  if (!(error instanceof Refusal)) return { kind: 'finalize' }
  return { kind: error.code.startsWith('recording.') ? 'saveChunk' : 'finalize', refusal: error }
}
