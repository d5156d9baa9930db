import { randomBytes, randomUUID } from 'node:crypto'
import { BASE_PATH } from '#contract/route.ts'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { memoryKb, untilAtRest } from '../harness/at-rest.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { besideLimit, figuresBeside } from '../harness/beside-limit.ts'
import type { LoopRequest } from '../harness/closed-loop.ts'
import { startLimit } from '../harness/limit.ts'

const DOCTOR = 'bench@klinikk.example'
/** Half a minute of the best sound a browser makes. */
const PART_BYTES = 480 * 1024
const CONNECTIONS = 8
/** Parts of one recording before the next begins: an hour's. */
const PARTS = 144
const BOUNDARY = 'epikrise-bench'

/** PERF-3: what storing one part costs, sealed and with its row, beside a program that only makes it durable. */
export const bench: BenchCase = {
  protocol: 'PERF-3',
  title: 'audio-chunk',
  async run({ rounds, say }) {
    const limit = await startLimit('upload-fsync')
    const server = await startServer({
      env: { CALLS_PER_MINUTE: '1000000', AUDIO_MEGABYTES_PER_DAY: '1000000000', AUDIO_MINUTES_PER_DAY: '1000000000', LOG_LEVEL: 'warn' },
    })
    try {
      const token = await tokenFor(server, { email: DOCTOR })
      await subscribe(server, DOCTOR)
      const recorder = makeRecorder(`${server.url}${BASE_PATH}`, token)
      await untilAtRest(server)
      const before = memoryKb(server.pid).most
      say(`${rounds} rounds of 14 s`)
      const compared = await besideLimit({
        limit: { pids: [limit.pid], next: () => ({ url: limit.url, ...formOf('1', randomUUID()) }) },
        target: { pids: [server.pid], next: recorder },
        rounds,
        connections: CONNECTIONS,
      })
      return figuresBeside(compared, { per: 'part', atMost: 1.6 }, [
        { name: 'most memory above that at rest', value: memoryKb(server.pid).most - before, unit: 'kB', atMost: 64 * CONNECTIONS + 64 * 1024 },
      ])
    } finally {
      await server.dispose()
      await limit.stop()
    }
  },
}

const sound = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), randomBytes(PART_BYTES - 4)])

function formOf(index: string, recordingId: string): Omit<LoopRequest, 'url'> {
  const field = (name: string, value: string): string => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head =
    `${field('index', index)}${field('recordingId', recordingId)}--${BOUNDARY}\r\ncontent-disposition: form-data; name="audioFile"; ` +
    `filename="chunk.webm"\r\ncontent-type: audio/webm\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), sound, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': String(body.length) }, body }
}

/** As many recordings side by side as there are connections, each sending part after part. */
function makeRecorder(url: string, token: string): (index: number) => LoopRequest {
  const talks = Array.from({ length: CONNECTIONS }, () => ({ patientId: '', caseId: '', recordingId: '', sent: PARTS }))
  return (index) => {
    const talk = talks[index % CONNECTIONS]!
    if (talk.sent >= PARTS) Object.assign(talk, { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID(), sent: 0 })
    talk.sent += 1
    const { headers, ...form } = formOf(String(talk.sent), talk.recordingId)
    return { url: `${url}/patients/${talk.patientId}/cases/${talk.caseId}/audio-chunk`, headers: { ...headers, authorization: `Bearer ${token}` }, ...form }
  }
}
