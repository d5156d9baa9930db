import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { welcomeDoctor } from './accounts.ts'
import { startBrowser } from './browser.ts'
import type { WatchedPage } from './browser.ts'
import { openRecorder } from './recorder-page.ts'
import type { OpenRecorder } from './recorder-page.ts'
import { startServer } from './server.ts'
import type { RunningServer, ServerPlace } from './server.ts'
import { sharedServer } from './shared.ts'
import { babble } from './voice.ts'
import { writeWav } from './wav.ts'

const SPOKEN_SECONDS = 90

export interface RecordingClinicOptions {
  /** Settings of a server of its own, asked for when it starts: stand-ins that a hook before has started are up by then. */
  readonly env?: () => Record<string, string>
  /** What the microphone hears; a voice when left out. */
  readonly sound?: () => Float32Array
}

/** What a test of recordings works with. */
export interface RecordingClinic {
  readonly server: ServerPlace
  readonly browser: Browser
  /** For looking at what the server has. */
  readonly token: string
  /** A page on the recording screen, signed in, in a browser session of its own. */
  open(options?: Pick<OpenRecorder, 'search' | 'context' | 'isThroughProvider'>): Promise<WatchedPage>
}

/** Registers the hooks around one doctor who records into one microphone; to be called where a file's own hooks would stand. */
export function recordingClinic(email: string, { env, sound = () => babble(SPOKEN_SECONDS) }: RecordingClinicOptions = {}): RecordingClinic {
  // Filled by the hook before the first test reads it.
  const now = {} as { -readonly [Key in keyof RecordingClinic]: RecordingClinic[Key] }
  now.open = (options) => openRecorder(now.browser, { server: now.server, email, ...options })
  let folder = ''
  let own: RunningServer | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'epikrise-clinic-'))
    const microphone = join(folder, 'microphone.wav')
    await writeWav(microphone, sound())
    own = env && (await startServer({ env: env() }))
    now.server = own ?? sharedServer()
    now.browser = await startBrowser({ microphone })
    now.token = (await welcomeDoctor(now.server, email)).token
  })
  afterAll(async () => {
    await now.browser.close()
    await own?.dispose()
    await rm(folder, { recursive: true, force: true })
  })
  return now
}
