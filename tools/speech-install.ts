// Fetches a speech model for this machine, and the engine that runs it: `npm run speech:install -- nb`.
import { mkdir } from 'node:fs/promises'
import { freemem } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { inWords, InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import type { InstallProgress } from '#server/adapters/speech-on-device/install/fetch-file.ts'
import { downloadModel, importModel } from '#server/adapters/speech-on-device/install/install-model.ts'
import { CATALOGUE, findModel, SUGGESTED } from '#server/adapters/speech-on-device/model-catalogue.ts'
import type { SpeechModel } from '#server/adapters/speech-on-device/model-catalogue.ts'
import { makeModelStore } from '#server/adapters/speech-on-device/model-store.ts'
import { readConfig } from '#server/config.ts'
import { installWithEngine } from './speech/install-with-engine.ts'
import { planEngine, provideEngine } from './speech/provide-engine.ts'
import type { EnginePlan } from './speech/provide-engine.ts'
import { thisMachine } from './speech/workshop.ts'

const USAGE = `npm run speech:install -- LANGUAGE|MODEL [--from FOLDER] [--yes]
npm run speech:install -- --list

  LANGUAGE   nb, sv, da, en or ru: the model a small machine should have
  MODEL      an id from the list
  --from     take the files from a folder (a memory stick) instead of the network
  --yes      accept the licence without being asked`

type Wanted = { model: SpeechModel; from: string | undefined; isAsked: boolean }
type Speech = ReturnType<typeof readConfig>['speech']

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
const sizeOf = (model: SpeechModel): number => model.files.reduce((sum, file) => sum + file.bytes, 0)

async function list(modelDir: string): Promise<void> {
  const installed = new Set((await makeModelStore(modelDir, CATALOGUE).list()).map(({ model }) => model.id))
  for (const model of CATALOGUE) {
    const suggestion = Object.values(SUGGESTED).includes(model.id) ? ' *' : ''
    const state = installed.has(model.id) ? 'installed' : megabytes(sizeOf(model))
    say(`${model.id.padEnd(28)} ${model.languages.join(' ').padEnd(15)} ${state.padStart(10)}  ${model.licence}${suggestion}`)
  }
  say('\n* suggested for a language')
}

function tellPlan(plan: EnginePlan): void {
  if (plan.how === 'found') say(`Engine: ${[plan.command.program, ...plan.command.arguments].join(' ')}.`)
  if (plan.how === 'build')
    say(
      `Engine: whisper-server, built here from the sources in the npm package ${plan.from.name}@${plan.from.version}. Licence: ` +
        `${plan.from.licence}. It takes minutes.`,
    )
  if (plan.how === 'addon')
    say(`Engine: the npm package ${plan.from.name}@${plan.from.version}, for want of a compiler and cmake. Licence: ${plan.from.licence}.`)
}

async function isAccepted(model: SpeechModel, isAsked: boolean): Promise<boolean> {
  say(`${model.name} for ${model.languages.join(', ')}: ${megabytes(sizeOf(model))}`)
  say(`Licence: ${model.licence}. ${model.attribution}.`)
  if (!isAsked) return true
  if (!process.stdin.isTTY) {
    say('Run it again with --yes to accept the licence.')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Download and use it under this licence? [y/N] ')
  terminal.close()
  return /^(y|yes|j|ja|д|да)$/i.test(answer.trim())
}

function makeProgressBar(): (progress: InstallProgress) => void {
  let shown = ''
  return ({ file, doneBytes, totalBytes }) => {
    const percent = Math.floor((doneBytes / totalBytes) * 100)
    const filled = Math.floor(percent / 4)
    const line = `${file} ${'█'.repeat(filled)}${'░'.repeat(25 - filled)} ${percent} %`
    if (line === shown) return
    shown = line
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${doneBytes === totalBytes ? '\n' : ''}`)
    else if (percent % 25 === 0) say(line)
  }
}

async function installFiles({ model, from }: Wanted, { modelDir, modelBaseUrl }: Speech): Promise<void> {
  await mkdir(modelDir, { recursive: true }).catch((error: unknown) => Promise.reject(inWords(error, modelDir)))
  if (from !== undefined) await importModel({ model, modelDir, from })
  else await downloadModel({ model, modelDir, onProgress: makeProgressBar(), ...(modelBaseUrl !== undefined && { baseUrl: modelBaseUrl }) })
  if (freemem() < sizeOf(model) * 1.5)
    say(`Note: this machine has ${megabytes(freemem())} of free memory; the model wants about ${megabytes(sizeOf(model) * 1.5)}.`)
}

async function install(wanted: Wanted): Promise<number> {
  const { speech, searchPath } = readConfig()
  const { model, from, isAsked } = wanted
  const { engineDir } = speech
  const plan = model.engine === 'ggml' ? await planEngine({ configured: speech.whisperServer, engineDir, searchPath }) : undefined
  if (plan) tellPlan(plan)
  if (!(await isAccepted(model, isAsked))) return 1
  if (plan) {
    const engine = await provideEngine(plan, { engineDir, workshop: thisMachine, from })
    const fetchModel = (): Promise<void> => installFiles(wanted, speech)
    const isInstalled = await installWithEngine({ model, engine, modelDir: speech.modelDir, engineDir, fetchModel, say }).catch((error: unknown) =>
      Promise.reject(inWords(error, engineDir)),
    )
    if (!isInstalled) return 1
  } else await installFiles(wanted, speech)
  say(`${model.name} is installed in ${speech.modelDir}. A running server uses it from now on.`)
  return 0
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, yes: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  })
  if (values.list) {
    await list(readConfig().speech.modelDir)
    return 0
  }
  const [name] = positionals
  const model = findModel(name ?? '')
  if (model) return install({ model, from: values.from, isAsked: !values.yes })
  if (name !== undefined) say(`${name} is neither a language nor a model of the list.\n`)
  say(USAGE)
  return 2
}

try {
  process.exitCode = await main()
} catch (error) {
  const reason = error instanceof InstallError ? error.message : error instanceof Error ? error.name : 'unknown'
  process.stderr.write(`Not installed: ${reason}.\n`)
  process.exitCode = 1
}
