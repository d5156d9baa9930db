import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { BASE_PATH } from '#contract/route.ts'
import { writeWav } from '#server/adapters/speech-endpoint/wav.ts'
import { babble } from '../../e2e/harness/voice.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Visit } from '../../e2e/harness/visit-client.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'

const RATE_HZ = 48_000
const CHANNELS = 2
const BLOCK_SECONDS = 20
const LOOK_MS = 200
const WITHIN_MS = 60 * 60_000
const KILOBYTES_PER_MEGABYTE = 1024

/** Twenty seconds that pass for a voice, as a field recorder writes them: 48 kHz, two channels, 16 bit. */
function voiceBlock(): Buffer {
  const voice = babble(BLOCK_SECONDS)
  const block = Buffer.alloc(BLOCK_SECONDS * RATE_HZ * CHANNELS * 2)
  for (let at = 0; at < BLOCK_SECONDS * RATE_HZ; at += 1) {
    const sample = Math.round((voice[at] ?? 0) * 20_000)
    block.writeInt16LE(sample, at * 4)
    block.writeInt16LE(sample, at * 4 + 2)
  }
  return block
}

function headOf(bytes: number): Buffer {
  const head = Buffer.from(writeWav(new Float32Array(), RATE_HZ))
  head.writeUInt32LE(bytes + 36, 4)
  head.writeUInt16LE(CHANNELS, 22)
  head.writeUInt32LE(RATE_HZ * CHANNELS * 2, 28)
  head.writeUInt16LE(CHANNELS * 2, 32)
  head.writeUInt32LE(bytes, 40)
  return head
}

/** Sends a file of so many blocks for one of the doctors without holding it; gives the status. */
async function upload(
  { server, tokens }: Clinic,
  { visit, doctor }: { visit: Visit; doctor: number },
  { block, blocks }: { block: Buffer; blocks: number },
): Promise<number> {
  const boundary = randomUUID()
  const before = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="recordingId"\r\n\r\n${visit.recordingId}\r\n--${boundary}\r\n` +
      `content-disposition: form-data; name="audioFile"; filename="visit.wav"\r\ncontent-type: audio/wav\r\n\r\n`,
  )
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  const head = headOf(block.length * blocks)
  const call = request(`${server.url}${BASE_PATH}/patients/${visit.patientId}/cases/${visit.caseId}/manual-audio`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[doctor] ?? ''}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': before.length + head.length + block.length * blocks + after.length,
    },
  })
  const answered = new Promise<number>(
    (resolve, reject) => void call.on('error', reject).on('response', (response) => resolve(response.resume().statusCode ?? 0)),
  )
  const write = (bytes: Buffer): Promise<void> => new Promise((resolve) => void call.write(bytes, () => resolve()))
  await write(before)
  await write(head)
  for (let at = 0; at < blocks; at += 1) await write(block)
  call.end(after)
  return answered
}

/** Resident kilobytes of the server's own process, and of those it started to decode. */
function memoryOf(pid: number): { server: number; decoders: number } {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n').map((line) => line.trim().split(/\s+/))
  const own = lines.find(([id]) => Number(id) === pid)
  const decoders = lines.filter(([, parent, , ...args]) => Number(parent) === pid && args.join(' ').includes('decode-child'))
  return { server: Number(own?.[2] ?? 0), decoders: decoders.reduce((sum, [, , rss]) => sum + Number(rss), 0) }
}

type Watch = { peak: { server: number; decoders: number }; unanswered: number; stop: () => Promise<void> }

/** Looks at the memory, and whether the server still answers, until told to stop. */
function watch({ server }: Clinic): Watch {
  const ending = new AbortController()
  const found = { peak: { server: 0, decoders: 0 }, unanswered: 0 }
  const looking = (async () => {
    while (!ending.signal.aborted) {
      const now = memoryOf(server.pid)
      found.peak = { server: Math.max(found.peak.server, now.server), decoders: Math.max(found.peak.decoders, now.decoders) }
      const isWell = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(({ ok }) => ok, () => false)
      if (!isWell) found.unanswered += 1
      await delay(LOOK_MS)
    }
  })()
  return Object.assign(found, { stop: async () => (ending.abort(), looking) })
}

/** REL-33: heavy files that are sent and heard at once pass through the server's memory, and do not fill it. */
export const protocol: Protocol = {
  number: 'REL-33B',
  title: 'heavy sound',
  async run({ amount, say }) {
    const [files, megabytes] = [amount('files', { short: 2, full: 3 }), amount('megabytes', { short: 6, full: 400 })]
    const block = voiceBlock()
    const blocks = Math.ceil((megabytes * 1024 * 1024) / block.length)
    const clinic = await openClinic({ speech: { script: () => 'Jeg har hatt vondt i halsen i fire dager.' }, doctors: files })
    const faults: string[] = []
    try {
      // What comes with the first hearing of all, processes and compiled code, is no part of what a file costs.
      const first = newVisit()
      await upload(clinic, { visit: first, doctor: 0 }, { block, blocks: 1 })
      await clinic.client().settled(first, WITHIN_MS)
      const before = memoryOf(clinic.server.pid)
      const watched = watch(clinic)
      const visits = Array.from({ length: files }, newVisit)
      const statuses = await Promise.all(visits.map((visit, doctor) => upload(clinic, { visit, doctor }, { block, blocks })))
      say(`sent: ${statuses.join(' ')}`)
      for (const [doctor, visit] of visits.entries()) {
        const { audioRecordings: [recording] } = await clinic.client({ doctor }).settled(visit, WITHIN_MS)
        if (recording?.status !== 'Done') faults.push(`a file ended as ${recording?.status} ${recording?.failure?.code ?? ''}`)
      }
      await watched.stop()
      return {
        figures: [
          { name: 'files heard', value: files - faults.length, unit: 'count', atLeast: files },
          { name: 'growth of the server at its peak', value: watched.peak.server - before.server, unit: 'kB', atMost: 150 * KILOBYTES_PER_MEGABYTE },
          { name: 'processes that decode, at their peak', value: watched.peak.decoders, unit: 'kB' },
          { name: 'looks at its health without an answer', value: watched.unanswered, unit: 'count', atMost: 0 },
        ],
        faults,
      }
    } finally {
      await clinic.dispose()
    }
  },
}
