import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { collectSamples } from '#server/ports/sound.ts'
import { callAs } from '../../e2e/harness/accounts.ts'
import { type DurableBrowser, type DurableOptions, startDurableBrowser } from '../../e2e/harness/durable-browser.ts'
import { recorderPage } from '../../e2e/harness/recorder-page.ts'
import { enter, originOf } from '../../e2e/harness/sign-in.ts'
import type { Visit } from '../../e2e/harness/visit-client.ts'
import { SAMPLE_RATE, writeWav } from '../../e2e/harness/wav.ts'
import { beeps, judgeBeeps, readBeeps } from '../checks/beeps.ts'
import type { Beep, BeepVerdict } from '../checks/beeps.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'

const EMAIL = 'lege@klinikk.example'
const DECODED_HZ = 16_000
const LONGEST_PLAYED_SECONDS = 900
/** A machine that does much else decodes slowly, and that is not what is asked here. */
const DECODE_PATIENCE_MS = 10 * 60_000

/** What came back of a recording: fetched as anybody would, decoded as the product does. */
export interface HeardBack extends BeepVerdict {
  readonly seconds: number
  readonly beeps: readonly Beep[]
}

/** The real server, a microphone that beeps once a second, and a folder for browsers. */
export interface RecorderRoom {
  readonly clinic: Clinic
  /** A folder for one browser, gone with the room. */
  newProfile(): Promise<string>
  /** A browser that hears the beeps, in a folder of its own unless told otherwise. */
  startBrowser(options?: Partial<Pick<DurableOptions, 'profile' | 'proxyPort'>>): Promise<DurableBrowser>
  /** Signs the page in and opens the recorder for a named patient, whose sound is kept. */
  openRecorder(page: Page): Promise<ReturnType<typeof recorderPage>>
  /** Opens the recording page as somebody who comes back; signs in again where a browser that was killed had not yet put that on disk. */
  comeBack(page: Page): Promise<void>
  /** The one recording of the patient whose report is on the page. */
  visitOf(page: Page): Promise<Visit>
  hearBack(visit: Visit): Promise<HeardBack>
  dispose(): Promise<void>
}

export async function openRecorderRoom({ seconds }: { seconds: number }): Promise<RecorderRoom> {
  const folder = await mkdtemp(join(tmpdir(), 'epikrise-room-'))
  const microphone = join(folder, 'beeps.wav')
  await writeWav(microphone, beeps(Math.min(seconds, LONGEST_PLAYED_SECONDS), SAMPLE_RATE))
  const clinic = await openClinic({ speech: { script: () => 'Jeg har hostet i to uker.' } })
  await callAs(clinic.server, clinic.token, { method: 'GET', path: '/user-profile' })
  await callAs(clinic.server, clinic.token, { method: 'PUT', path: '/user-profile', body: { DoctorType: 'FamilyDoctor' } })
  const decoder = makeAudioDecoder()
  const newProfile = (): Promise<string> => mkdtemp(join(folder, 'profile-'))
  const comeBack = async (page: Page): Promise<void> => {
    const address = `${originOf(clinic.server)}/r`
    await page.goto(address)
    const signInButton = page.getByRole('button', { name: 'Logg inn' }).or(page.getByRole('link', { name: 'Logg inn' })).first()
    await page.getByRole('timer').or(signInButton).first().waitFor()
    if (!(await signInButton.isVisible())) return
    await enter(page, clinic.server, { email: EMAIL })
    await page.goto(address)
  }
  return {
    clinic,
    newProfile,
    startBrowser: async ({ profile, ...options } = {}) => startDurableBrowser({ profile: profile ?? (await newProfile()), microphone, ...options }),
    async openRecorder(page) {
      await comeBack(page)
      await page.getByLabel('Navn').fill('Prøve Pasient')
      return recorderPage(page)
    },
    comeBack,
    async visitOf(page) {
      const patientId = /\/p\/([^/]+)\//.exec(page.url())?.[1] ?? ''
      const { body } = await clinic.client().call('GET', `/patients/${patientId}`)
      const [kase] = (body as { cases: { id: string; audioRecordings: { id: string }[] }[] }).cases
      return { patientId, caseId: kase?.id ?? '', recordingId: kase?.audioRecordings[0]?.id ?? '' }
    },
    async hearBack(visit) {
      const { status, bytes } = await clinic.client().audio(visit)
      if (status !== 200) throw new Error(`The sound was answered with ${status}.`)
      const decoded = await decoder.decodeFile({ content: storedBytes(new Uint8Array(bytes)), container: 'webm' }, AbortSignal.timeout(DECODE_PATIENCE_MS))
      const samples = await collectSamples(decoded.sound)
      await decoded.close()
      const found = readBeeps(samples, DECODED_HZ)
      return { seconds: samples.length / DECODED_HZ, beeps: found, ...judgeBeeps(found) }
    },
    async dispose() {
      await decoder.stop()
      await clinic.dispose()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** A room with one browser in it that stands on the recorder. */
interface AtRecorder {
  readonly room: RecorderRoom
  readonly browser: DurableBrowser
  readonly page: Page
  readonly recorder: ReturnType<typeof recorderPage>
}

/** Opens a room for recordings of so many seconds and a recorder in it, and closes both when done. */
export async function withRecorder<Result>({ seconds }: { seconds: number }, run: (at: AtRecorder) => Promise<Result>): Promise<Result> {
  const room = await openRecorderRoom({ seconds })
  try {
    const browser = await room.startBrowser()
    try {
      const page = await browser.context.newPage()
      return await run({ room, browser, page, recorder: await room.openRecorder(page) })
    } finally {
      await browser.close()
    }
  } finally {
    await room.dispose()
  }
}
