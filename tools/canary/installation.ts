import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { subscribe, tokenFor } from '../../e2e/harness/accounts.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { type RunningServer, startServer } from '../../e2e/harness/server.ts'
import { factsFor } from '../../e2e/stand-ins/facts.ts'
import { startModelStandIn } from '../../e2e/stand-ins/language.ts'
import { startSpeechStandIn } from '../../e2e/stand-ins/speech.ts'
import { type Ledger, startLedger } from './ledger.ts'

const DOCTOR = 'lege@klinikk.example'
const TOLD = ['Vondt i venstre kne.']

/** The facts of a report, or the part that every letter of its kind has. */
function answerTo(instructions: string, material: string): string {
  if (material.includes('"statements":')) return factsFor(material, [{ type: 'complaints', paragraphs: TOLD }])
  return JSON.stringify({ parts: [{ part: instructions.includes('You write a letter') ? 'why' : 'history', paragraphs: TOLD }] })
}

/** The real product with a job runner, engines behind ledgers, and a folder of its own for whatever it leaves beside its data. */
export type Installation = {
  /** What every word of this run ends with. */
  run: string
  server: RunningServer
  token: string
  temporaryFolder: string
  ledgers: { language: Ledger; speech: Ledger }
  /** What the speech engine hears from now on. */
  say: (words: string) => void
  soundOf: (words: string) => { group: Uint8Array; file: Uint8Array }
  stop: () => Promise<void>
}

export async function openInstallation(): Promise<Installation> {
  const run = randomUUID().replaceAll('-', '').slice(0, 12)
  const [dataDir, temporaryFolder] = await Promise.all(['data', 'tmp'].map((name) => mkdtemp(join(tmpdir(), `epikrise-canary-${name}-`))))
  if (dataDir === undefined || temporaryFolder === undefined) throw new Error('no folders')
  let words = ''
  const speech = await startSpeechStandIn({ script: () => words })
  const language = await startModelStandIn({ script: ({ system, user }) => answerTo(system, user) })
  const ledgers = { speech: await startLedger(speech.url), language: await startLedger(language.url) }
  const server = await startServer({
    dataDir,
    env: {
      TMPDIR: temporaryFolder, LOG_LEVEL: 'debug', CALLS_PER_MINUTE: '1000000', ENGINE_CALLS_PER_MINUTE: '1000000',
      SPEECH_URL: ledgers.speech.url, OPENAI_BASE_URL: ledgers.language.url, OPENAI_API_KEY: 'stand-in',
    },
    readyWithinMs: 120_000,
  })
  const token = await tokenFor(server, { email: DOCTOR })
  await subscribe(server, DOCTOR)
  const say = (said: string): void => void (words = said)
  return {
    run, server, token, temporaryFolder, ledgers, say,
    soundOf(said) {
      say(said)
      const slices = recordSpeech({ seconds: 30, mark: randomUUID() })
      return { group: uploadGroups(slices)[0]?.bytes ?? Buffer.alloc(0), file: Buffer.concat(slices) }
    },
    async stop() {
      await server.dispose()
      await Promise.all([...Object.values(ledgers), speech, language].map((one) => one.stop()))
      await Promise.all([dataDir, temporaryFolder].map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })))
    },
  }
}
