import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { BASE_PATH } from '#contract/route.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import type { UploadGroup } from '../../e2e/harness/recorded-speech.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Visit, VisitClient } from '../../e2e/harness/visit-client.ts'
import { type AfterCancel, faultsAfterCancel } from '../checks/cancelled.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'

/** Long enough for whatever was on its way to come; longer than the sweep that wakes sleeping work. */
const AFTERMATH_MS = { short: 4_000, full: 30_000 }

type Scene = { clinic: Clinic; client: VisitClient; visit: Visit; groups: UploadGroup[]; hold: Hold }

/** While held, the engine does not answer. */
type Hold = { until: Promise<void> | undefined; release: () => void }

/** What happens up to the cancel, and the statuses of the cancels. */
const MOMENTS: Readonly<Record<string, (scene: Scene) => Promise<number[]>>> = {
  'before the first part': async ({ client, visit, groups }) => {
    // The case is there; the recording is not yet.
    await client.sendGroup({ ...visit, recordingId: newVisit().recordingId }, groups[0]!)
    return [await cancel(client, visit)]
  },
  'during an upload': async ({ clinic, client, visit, groups }) => {
    await client.sendGroup(visit, groups[0]!)
    const slow = holdUpload(clinic, visit, groups[1]!)
    await slow.underWay
    const status = await cancel(client, visit)
    slow.finish()
    const answered = await slow.status
    return answered === 410 || answered === 409 ? [status] : [status, answered]
  },
  'after the last part': async ({ client, visit, groups }) => {
    for (const group of groups) await client.sendGroup(visit, group)
    return [await cancel(client, visit)]
  },
  'while it is heard': async ({ client, visit, groups, hold }) => {
    keepSilent(hold)
    for (const group of groups) await client.sendGroup(visit, group)
    await delay(700)
    const status = await cancel(client, visit)
    hold.release()
    return [status]
  },
  'after its end, while it is heard': async ({ client, visit, groups, hold }) => {
    keepSilent(hold)
    for (const group of groups) await client.sendGroup(visit, group)
    await client.finalize(visit)
    await delay(700)
    const status = await cancel(client, visit)
    hold.release()
    return [status]
  },
  'just after its end': async ({ client, visit, groups, hold }) => {
    keepSilent(hold)
    await client.sendGroup(visit, groups[0]!)
    await client.finalize(visit)
    const status = await cancel(client, visit)
    hold.release()
    return [status]
  },
  'three times at once': async ({ client, visit, groups }) => {
    for (const group of groups) await client.sendGroup(visit, group)
    return Promise.all([1, 2, 3].map(() => cancel(client, visit)))
  },
}

/** REL-9: a cancelled recording leaves nothing, whenever it was cancelled. */
export const protocol: Protocol = {
  number: 'REL-9',
  title: 'cancel',
  async run({ amount, say }) {
    const hold: Hold = { until: undefined, release: () => undefined }
    const clinic = await openClinic({ speech: { script: async () => {
      await hold.until
      return 'Jeg har hatt vondt i halsen i fire dager.'
    } } })
    try {
      const rounds = amount('rounds', { short: 1, full: 5 })
      const aftermathMs = amount('aftermath', AFTERMATH_MS)
      const seen: AfterCancel[] = []
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        const scenes = Object.entries(MOMENTS)
        // One after the other up to the cancel, for the engine is held for all; what comes after it is waited for together.
        const aftermaths: Promise<AfterCancel>[] = []
        for (const [moment, act] of scenes) {
          const visit = newVisit()
          const scene = { clinic, client: clinic.client(), visit, groups: uploadGroups(recordSpeech({ seconds: 56, mark: visit.recordingId })), hold }
          const cancelStatuses = await act(scene)
          aftermaths.push(lookAfter(scene, { moment, cancelStatuses, aftermathMs }))
        }
        seen.push(...(await Promise.all(aftermaths)))
      }
      return {
        figures: [
          { name: 'cancelled recordings', value: seen.length, unit: 'count' },
          { name: 'moments of cancelling', value: Object.keys(MOMENTS).length, unit: 'count' },
          { name: 'reports written all the same', value: seen.filter(({ hasReport }) => hasReport).length, unit: 'count', atMost: 0 },
          { name: 'until the sound was gone, longest', value: Math.max(...seen.map(({ filesGoneAfterMs }) => filesGoneAfterMs)), unit: 'ms', atMost: 60_000 },
          {
            name: 'late parts and ends that were taken',
            value: seen.flatMap(({ lateStatuses }) => lateStatuses).filter((status) => status < 400).length,
            unit: 'count',
            atMost: 0,
          },
        ],
        faults: seen.flatMap(faultsAfterCancel),
      }
    } finally {
      hold.release()
      await clinic.dispose()
    }
  },
}

const cancel = async (client: VisitClient, visit: Visit): Promise<number> => (await client.cancel(visit)).status

function keepSilent(hold: Hold): void {
  hold.until = new Promise((resolve) => {
    hold.release = () => {
      hold.until = undefined
      resolve()
    }
  })
}

async function lookAfter(
  { clinic, client, visit, groups }: Scene,
  { moment, cancelStatuses, aftermathMs }: { moment: string; cancelStatuses: number[]; aftermathMs: number },
): Promise<AfterCancel> {
  const cancelledAt = performance.now()
  // Before the first part there is another recording in the case, whose sound stays.
  const kept = moment === 'before the first part' ? 1 : 0
  const lateStatuses = [(await client.sendGroup(visit, { index: 9, bytes: groups[0]!.bytes })).status, (await client.finalize(visit)).status]
  let goneAfterMs = Number.POSITIVE_INFINITY
  for (; performance.now() - cancelledAt < aftermathMs; await delay(100)) {
    const files = (await clinic.soundFiles(visit.caseId)).length - kept
    if (files > 0) goneAfterMs = Number.POSITIVE_INFINITY
    else goneAfterMs = Math.min(goneAfterMs, performance.now() - cancelledAt)
  }
  const found = await client.readCase(visit)
  return {
    moment,
    cancelStatuses,
    lateStatuses,
    hasReport: (found?.textReport ?? null) !== null,
    isUpdating: found?.isUpdating ?? false,
    filesLeft: (await clinic.soundFiles(visit.caseId)).length - kept,
    filesGoneAfterMs: goneAfterMs,
  }
}

/** Sends a part whose last bytes wait until they are let go. */
function holdUpload({ server, token }: Clinic, { patientId, caseId, recordingId }: Visit, { index, bytes }: UploadGroup) {
  const boundary = 'held-upload'
  const field = (name: string, value: string): string => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = Buffer.from(
    `${field('index', String(index))}${field('recordingId', recordingId)}--${boundary}\r\ncontent-disposition: form-data; name="audioFile"; ` +
      `filename="chunk.webm"\r\ncontent-type: audio/webm\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const outgoing = request(`${server.url}${BASE_PATH}/patients/${patientId}/cases/${caseId}/audio-chunk`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes.length + tail.length,
    },
  })
  const half = bytes.length >> 1
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    outgoing.on('error', reject)
  })
  outgoing.write(head)
  const underWay = new Promise<void>((resolve) => outgoing.write(bytes.subarray(0, half), () => setTimeout(resolve, 200)))
  return { underWay, status, finish: () => outgoing.end(Buffer.concat([bytes.subarray(half), tail])) }
}
