import * as z from 'zod/mini'
import { Refusal } from '#contract/refusal.ts'
import { groupCount } from '#domain/audio/slice-groups.ts'
import type { ConsultationDetails, RecordingIds } from './kept-recording.ts'
import type { RecordingJournal } from './recording-journal.ts'
import { judgeUploadFailure, pauseBeforeRetry } from './upload-failure.ts'
import type { WaitingReason } from './upload-failure.ts'
import type { Network, UploadQueue, Wait } from './upload-queue.ts'
import { waitForChange } from './wait.ts'

export type FinishCall = RecordingIds & {
  readonly chunkCount: number
  readonly details: ConsultationDetails
  /** The user would rather have a report with a marked hole than none (REL-7). */
  readonly acceptMissing: boolean
}

export type FinishPowers = {
  readonly queue: UploadQueue
  readonly journal: RecordingJournal
  readonly finalize: (call: FinishCall, signal: AbortSignal) => Promise<void>
  readonly network: Network
  readonly wait: Wait
  readonly random: () => number
  readonly onWaiting: (reason: WaitingReason | undefined) => void
}

/** Nothing was recorded, so there is nothing to write a report from. */
export class NothingRecorded extends Error {}

/** The server lacks groups that are no longer on this device. */
export class PartsMissing extends Error {
  readonly indexes: readonly number[]

  constructor(indexes: readonly number[]) {
    super('parts missing')
    this.indexes = indexes
  }
}

const MissingDetails = z.object({ missing: z.array(z.int()).check(z.minLength(1)) })
/** Each round sends what the server says it lacks; it cannot honestly lack the same thing for ever. */
const MOST_ROUNDS = 5

/**
 * Sends what has not gone up, then ends the recording on the server; waits out lost networks and sleeping servers.
 * @throws NothingRecorded · PartsMissing · Refusal what the server refused
 */
export async function finishRecording(powers: FinishPowers, call: Omit<FinishCall, 'chunkCount'>, signal: AbortSignal): Promise<void> {
  const { queue, journal } = powers
  for (const index of await journal.finish()) queue.offer(index)
  const chunkCount = groupCount(journal.progress().sliceCount)
  if (chunkCount === 0) throw new NothingRecorded()
  for (let round = 1; ; round += 1) {
    await drain(queue)
    const missing = await finalizeOnce(powers, { ...call, chunkCount }, signal)
    if (missing.length === 0) return
    if (round === MOST_ROUNDS) throw new PartsMissing(missing)
    await offerAgain(powers, missing)
  }
}

async function drain(queue: UploadQueue): Promise<void> {
  try {
    await queue.drained()
  } catch (error) {
    // An answer that got lost: the recording was ended by our own earlier call, which answers the same again.
    if (!(error instanceof Refusal) || error.code !== 'recording.finalized') throw error
  }
}

/** Gives the groups the server says it lacks; none when the recording is ended. */
async function finalizeOnce(powers: FinishPowers, call: FinishCall, signal: AbortSignal): Promise<readonly number[]> {
  for (let failures = 1; ; failures += 1) {
    try {
      await powers.finalize(call, signal)
      powers.onWaiting(undefined)
      return []
    } catch (error) {
      if (signal.aborted) throw error
      const verdict = judgeUploadFailure(error)
      if (verdict.kind === 'halt') return missingOf(verdict.refusal)
      powers.onWaiting(verdict.reason)
      await waitForChange(powers, pauseBeforeRetry(failures, powers.random(), verdict.atLeastMs), signal)
    }
  }
}

function missingOf(refusal: Refusal): readonly number[] {
  const details = MissingDetails.safeParse(refusal.details)
  if (refusal.code !== 'recording.chunks_missing' || !details.success) throw refusal
  return details.data.missing
}

async function offerAgain({ queue, journal }: FinishPowers, missing: readonly number[]): Promise<void> {
  const groups = await Promise.all(missing.map((index) => journal.readGroup(index)))
  const lost = missing.filter((_, position) => groups[position] === undefined)
  if (lost.length > 0) throw new PartsMissing(lost)
  for (const index of missing) queue.offer(index)
}
