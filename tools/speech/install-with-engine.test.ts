import { expect, test } from 'vitest'
import { InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import { findModel } from '#server/adapters/speech-on-device/model-catalogue.ts'
import { installWithEngine } from './install-with-engine.ts'
import type { Timing } from './time-engine.ts'

type Course = { timing?: Timing | Error; load?: number; fetching?: Error; trial?: Error }

const settle = (fault: Error | undefined): Promise<void> => (fault ? Promise.reject(fault) : Promise.resolve())

/** Goes through an installation of which nothing is real; gives what was done, what was said and how it ended. */
async function install({ timing = { workPerTalk: 0.2, isAtLeast: false }, load = 0.1, fetching, trial }: Course) {
  const done: string[] = []
  const said: string[] = []
  const note = (word: string, fault?: Error): Promise<void> => (done.push(word), settle(fault))
  const end = await installWithEngine({
    model: findModel('nb')!,
    engine: { command: { program: 'x', arguments: [], runtimeMb: 0 }, keep: () => note('keep'), discard: () => note('discard') },
    modelDir: '/models',
    engineDir: '/engines',
    fetchModel: () => note('fetch', fetching),
    say: (line) => void said.push(line),
    asked: {
      time: async () => {
        done.push('time')
        if (timing instanceof Error) throw timing
        return timing
      },
      tryOut: ({ modelPath }) => note(`try ${modelPath}`, trial),
      load: () => load,
    },
  }).catch((error: unknown) => String(error))
  return { done, said: said.join('\n'), end }
}

const TRIAL = 'try /models/nb-whisper-small-q5/model.bin'

test('a quick machine: timed first, then the model, then a trial', async () => {
  const { done, said, end } = await install({})
  expect(end).toBe(true)
  expect(done).toEqual(['time', 'keep', 'fetch', TRIAL])
  expect(said).toContain('0.20 minutes of work per minute of talk')
})

test.each<[string, Timing, boolean]>([
  ['0.80 will just do', { workPerTalk: 0.8, isAtLeast: false }, true],
  ['0.81 will not', { workPerTalk: 0.81, isAtLeast: false }, false],
  ['a window given up will not, however it was timed', { workPerTalk: 0.1, isAtLeast: true }, false],
])('%s', async (_, timing, isInstalled) => {
  expect((await install({ timing })).end).toBe(isInstalled)
})

test('a slow machine: nothing is fetched or kept, and SPEECH_URL is named', async () => {
  const { done, said, end } = await install({ timing: { workPerTalk: 2, isAtLeast: true } })
  expect(end).toBe(false)
  expect(done).toEqual(['time', 'discard'])
  expect(said).toMatch(/more than 2\.00[^]*nothing was installed\. Set SPEECH_URL/)
})

test('a busy machine: told so, and what was built stays for the next run, kept by nobody', async () => {
  const { done, said, end } = await install({ timing: { workPerTalk: 2, isAtLeast: false }, load: 1000 })
  expect(end).toBe(false)
  expect(done).toEqual(['time'])
  expect(said).toMatch(/busy[^]*run it again when it is quiet/)
})

test('a cut download leaves the engine for the next run', async () => {
  const { done, end } = await install({ fetching: new InstallError('the connection ended') })
  expect(end).toMatch(/the connection ended/)
  expect(done).toEqual(['time', 'keep', 'fetch'])
})

test.each<[string, Course, string[]]>([
  ['that cannot be timed', { timing: new InstallError('does not start') }, ['time', 'discard']],
  ['that cannot run the real model', { trial: new InstallError('does not start') }, ['time', 'keep', 'fetch', TRIAL, 'discard']],
])('an engine %s is thrown away', async (_, course, expected) => {
  const { done, end } = await install(course)
  expect(end).toMatch(/does not start/)
  expect(done).toEqual(expected)
})
