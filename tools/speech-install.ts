// Fetches a speech model for this machine: `npm run speech:install -- nb`.
import { mkdir } from 'node:fs/promises'
import { freemem } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { findProgram } from '#server/adapters/child-process/find-program.ts'
import type { InstallProgress } from '#server/adapters/speech-on-device/install/fetch-file.ts'
import { InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import { downloadModel, importModel } from '#server/adapters/speech-on-device/install/install-model.ts'
import { CATALOGUE, findModel, SUGGESTED } from '#server/adapters/speech-on-device/model-catalogue.ts'
import type { SpeechModel } from '#server/adapters/speech-on-device/model-catalogue.ts'
import { makeModelStore } from '#server/adapters/speech-on-device/model-store.ts'
import { readConfig } from '#server/config.ts'

const USAGE = `npm run speech:install -- LANGUAGE|MODEL [--from FOLDER] [--yes]
npm run speech:install -- --list

  LANGUAGE   nb, sv, da, en or ru: the model a small machine should have
  MODEL      an id from the list
  --from     take the files from a folder (a memory stick) instead of the network
  --yes      accept the licence without being asked`

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

async function warn(model: SpeechModel, whisperServer: string | undefined, searchPath: string): Promise<void> {
  if (freemem() < sizeOf(model) * 1.5) say(`Note: this machine has ${megabytes(freemem())} of free memory; the model wants about ${megabytes(sizeOf(model) * 1.5)}.`)
  if (model.engine !== 'ggml' || (whisperServer ?? (await findProgram('whisper-server', searchPath)))) return
  say('Note: this model is run by whisper-server (whisper.cpp), which is not on the PATH. Install it, or set WHISPER_SERVER to its path.')
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, yes: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  })
  const { speech, searchPath } = readConfig()
  const { modelDir, modelBaseUrl, whisperServer } = speech
  if (values.list) {
    await list(modelDir)
    return 0
  }
  const model = findModel(positionals[0] ?? '')
  if (!model) {
    say(USAGE)
    return 2
  }
  if (!(await isAccepted(model, !values.yes))) return 1
  await mkdir(modelDir, { recursive: true })
  const installation = { model, modelDir, onProgress: makeProgressBar() }
  if (values.from === undefined) await downloadModel({ ...installation, ...(modelBaseUrl !== undefined && { baseUrl: modelBaseUrl }) })
  else await importModel({ ...installation, from: values.from })
  say(`${model.name} is installed in ${modelDir}. A running server uses it from now on.`)
  await warn(model, whisperServer, searchPath)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  const reason = error instanceof InstallError ? error.message : error instanceof Error ? error.name : 'unknown'
  process.stderr.write(`The model was not installed: ${reason}.\n`)
  process.exitCode = 1
}
