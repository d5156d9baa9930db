import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { plantCluster } from '../../e2e/harness/made-cluster.ts'
import { type RunningServer, startServer } from '../../e2e/harness/server.ts'
import { VisitClient } from '../../e2e/harness/visit-client.ts'
import { startSpeechStandIn } from '../../e2e/stand-ins/speech.ts'
import type { SpeechStandIn } from '../../e2e/stand-ins/speech.ts'

/** The first one's address is the one the browser protocols sign in with. */
const doctorNumber = (number: number) => (number === 1 ? 'lege@klinikk.example' : `lege${number}@klinikk.example`)
/** Nobody is told to slow down here: the protocols are of other things. */
const UNLIMITED = { CALLS_PER_MINUTE: '1000000', ENGINE_CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' }

/** A machine that does much else at the same time is slow to start anything. */
const READY_WITHIN_MS = 180_000

type SpeechOptions = Parameters<typeof startSpeechStandIn>[0]

/** The real product as a process of its own with its doctors, and an engine that says what it is told. */
export interface Clinic {
  readonly server: RunningServer
  readonly speech: SpeechStandIn
  /** Of the first doctor. */
  readonly token: string
  /** One of each doctor. */
  readonly tokens: readonly string[]
  /** Calls of the first doctor to the server itself; to another address (a proxy's) or by another doctor when given. */
  client(who?: { url?: string; doctor?: number }): VisitClient
  /** Starts the server again on the same address and folder after it was killed or stopped. */
  restart(): Promise<void>
  /** Starts it and kills it when told, ready or not; resolves when it has ended. */
  startAndKill(when: (kill: () => void) => void): Promise<void>
  /** Files of sound that lie on the disk for a case. */
  soundFiles(caseId: string): Promise<string[]>
  dispose(): Promise<void>
}

type ClinicOptions = { speech: SpeechOptions; env?: Readonly<Record<string, string>>; /** One unless told. */ doctors?: number }

export async function openClinic({ speech: options, env = {}, doctors = 1 }: ClinicOptions): Promise<Clinic> {
  const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-reliability-'))
  await plantCluster(dataDir)
  const speech = await startSpeechStandIn(options)
  const settings = { dataDir, readyWithinMs: READY_WITHIN_MS, env: { ...UNLIMITED, SPEECH_URL: speech.url, ...env } }
  let server = await startServer(settings)
  const tokens: string[] = []
  for (let number = 1; number <= doctors; number += 1) {
    tokens.push(await tokenFor(server, { email: doctorNumber(number) }))
    await subscribe(server, doctorNumber(number))
  }
  const [token = ''] = tokens
  return {
    get server() {
      return server
    },
    speech,
    token,
    tokens,
    client: ({ url = server.url, doctor = 0 } = {}) => new VisitClient(url, tokens[doctor % tokens.length] ?? token),
    async restart() {
      server = await startServer({ ...settings, port: server.port })
    },
    async startAndKill(when) {
      // Ended before it was ready is what was asked for; one that became ready first is waited for.
      const started = await startServer({ ...settings, port: server.port, onSpawn: when }).catch(() => undefined)
      if (started === undefined) return
      server = started
      await started.ended
    },
    soundFiles: (caseId) => readdir(join(dataDir, 'blobs', 'cases', caseId)).catch(() => []),
    async dispose() {
      await server.dispose()
      await speech.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
