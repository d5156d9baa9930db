import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function install(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'speech-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/speech-install.ts'), ...args], {
    encoding: 'utf8',
    env: { DATA_DIR: dataDir, PATH: '', ...environment },
  })
  return { status, stdout, stderr, left: readdirSync(dataDir) }
}

test('an unknown language is named, with those there are, and nothing is made', () => {
  const { status, stdout, left } = install(['fi'])
  expect(status).toBe(2)
  expect(stdout).toMatch(/fi is neither a language nor a model of the list[^]*nb, sv, da, en or ru/)
  expect(left).toEqual([])
})

test('a licence nobody has accepted is shown, and nothing is fetched', () => {
  const { status, stdout, left } = install(['nb'])
  expect(status).toBe(1)
  expect(stdout).toMatch(/NB-Whisper small for nb: 175 MB\nLicence: Apache-2\.0[^]*--yes/)
  expect(left).toEqual([])
})

test('a folder that cannot be written is said in words, before anything is fetched', () => {
  const { status, stderr } = install(['en', '--yes'], { SPEECH_MODEL_DIR: join(process.execPath, 'models'), SPEECH_MODEL_BASE_URL: 'http://127.0.0.1:1' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Not installed: the folder cannot be made/)
})
