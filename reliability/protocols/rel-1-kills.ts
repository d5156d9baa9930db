import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ChunkReceipt } from '#contract/recording.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import type { UploadGroup } from '../../e2e/harness/recorded-speech.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Answer, Visit, VisitClient } from '../../e2e/harness/visit-client.ts'
import { judgeKept, type Kept } from '../checks/kept-recordings.ts'
import { openClinic } from '../harness/clinic.ts'
import { type History, openHistory } from '../harness/history.ts'
import type { Protocol } from '../harness/protocol.ts'
import { randomFrom } from '../harness/random.ts'

type Talk = { visit: Visit; slices: Buffer[]; groups: UploadGroup[] }

/** How far the run has come, from 0 to 1: talks begin and end all through it. */
type Clock = { share: number }

/** The last talk begins when this share of the run is over. */
const BEGINNINGS = 0.35
/** And each takes this share of it. */
const LASTS = 0.6
const REPORT_WITHIN_MS = 240_000
/** So many people record at once: one person's work waits behind their own, not the clinic's. */
const RECORDINGS_PER_DOCTOR = 5

/** REL-1: the server killed without warning, again and again, while many record. */
export const protocol: Protocol = {
  number: 'REL-1',
  title: 'kill -9 under load',
  async run({ amount, seed, say }) {
    const random = randomFrom(seed)
    const sizes = {
      recordings: amount('recordings', { short: 3, full: 50 }),
      groups: amount('groups', { short: 3, full: 12 }),
      kills: amount('kills', { short: 2, full: 100 }),
      /** The longest the server lives between two kills. */
      aliveMs: amount('alive', { short: 1_500, full: 5_000 }),
    }
    const clinic = await openClinic({
      doctors: Math.ceil(sizes.recordings / RECORDINGS_PER_DOCTOR),
      speech: { script: () => 'Det gjør vondt i halsen når jeg svelger, og slik har det vært i fire dager nå.' },
    })
    const path = join(tmpdir(), `epikrise-history-${process.pid}-${seed}.jsonl`)
    const history = openHistory(path)
    try {
      const talks = Array.from({ length: sizes.recordings }, () => makeTalk(sizes.groups))
      for (const [at, { visit }] of talks.entries()) await insist(() => clinic.client({ doctor: at }).namePatient(visit, 'Prøve Pasient'))
      const clock: Clock = { share: 0 }
      const retries = { count: 0 }
      const talking = Promise.all(
        talks.map((talk, at) =>
          hold(talk, { client: () => clinic.client({ doctor: at }), history, clock, retries, beginsAt: (BEGINNINGS * at) / sizes.recordings }),
        ),
      )
      for (let kill = 1; kill <= sizes.kills; kill += 1) {
        await delay(20 + random() * sizes.aliveMs)
        await clinic.server.kill()
        clock.share = kill / sizes.kills
        await clinic.restart()
        if (kill % 10 === 0) say(`${kill} of ${sizes.kills} kills, ${history.read().length} answers noted`)
      }
      const lastStart = performance.now()
      await talking
      say('the talks have ended; their reports are waited for')
      const kept: Kept[] = await Promise.all(talks.map((talk, at) => lookAt(talk, clinic.client({ doctor: at }), lastStart)))
      const { faults, ...verdict } = judgeKept(kept, history.read())
      return {
        figures: [
          { name: 'kills', value: sizes.kills, unit: 'count' },
          { name: 'recordings at once', value: talks.length, unit: 'count' },
          { name: 'acknowledged parts', value: verdict.acknowledged, unit: 'count', atLeast: talks.length * sizes.groups },
          { name: 'of them lost', value: verdict.lost, unit: 'count', atMost: 0 },
          { name: 'seconds that stand twice', value: verdict.doubled, unit: 'count', atMost: 0 },
          { name: 'recordings that ended with exactly one report', value: verdict.withOneReport, unit: 'count', atLeast: talks.length },
          { name: 'cases still being written 60 s after the last start', value: verdict.stillUpdating, unit: 'count', atMost: 0 },
          { name: 'last start to the last report', value: Math.max(...kept.map(({ settledAfterMs }) => settledAfterMs)), unit: 'ms', atMost: 60_000 },
          { name: 'calls without an answer, sent again', value: retries.count, unit: 'count' },
        ],
        faults,
      }
    } finally {
      history.close()
      await rm(path, { force: true })
      await clinic.dispose()
    }
  },
}

function makeTalk(groups: number): Talk {
  const visit = newVisit()
  const slices = recordSpeech({ seconds: 30 + (groups - 1) * 25, mark: visit.recordingId })
  return { visit, slices, groups: uploadGroups(slices) }
}

/** Asks until there is an answer that is no failure of the moment. */
async function insist(ask: () => Promise<Answer>, onRetry: () => void = () => undefined): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 500) return answer
    onRetry()
    await delay(60)
  }
}

type Holding = { client: () => VisitClient; history: History; clock: Clock; retries: { count: number }; beginsAt: number }

/** A page that records: each group when its time has come, kept until it is acknowledged, then the end. */
async function hold({ visit, groups }: Talk, { client, history, clock, retries, beginsAt }: Holding): Promise<void> {
  const retried = (): void => void (retries.count += 1)
  for (const group of groups) {
    const due = beginsAt + (LASTS * (group.index - 1)) / groups.length
    while (clock.share < Math.min(due, 1)) await delay(20)
    const { status, body } = await insist(() => client().sendGroup(visit, group), retried)
    if (status !== 200) throw new Error(`part ${group.index} was answered ${status}`)
    history.note({ event: 'acknowledged', recordingId: visit.recordingId, index: group.index, sha256: ChunkReceipt.parse(body).sha256 })
  }
  const { status } = await insist(() => client().finalize(visit, { chunkCount: String(groups.length) }), retried)
  if (status !== 200) throw new Error(`the end was answered ${status}`)
  history.note({ event: 'finalized', recordingId: visit.recordingId })
}

async function lookAt({ visit, slices, groups }: Talk, client: VisitClient, lastStart: number): Promise<Kept> {
  const settled = await client.settled(visit, REPORT_WITHIN_MS).catch(() => undefined)
  const settledAfterMs = performance.now() - lastStart
  await delay(4_000)
  const found = await client.readCase(visit)
  return {
    recordingId: visit.recordingId,
    slices,
    groups,
    audio: await client.audio(visit),
    found,
    reportTimes: [settled?.textReport?.generatedAt, found?.textReport?.generatedAt],
    settledAfterMs,
  }
}
