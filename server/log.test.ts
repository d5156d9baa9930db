import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Lines that a process of its own has written by the time it is gone; `last` is what it does after two of them. */
async function linesOf(last: string): Promise<string[]> {
  const script = `
    import { makeLog } from './server/log.ts'
    const log = makeLog('info')
    for (const word of ['one', 'two']) log.info(word)
    ${last}`
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: process.cwd() }).catch((error: unknown) => error)
  const { stderr } = ended as { stderr: string }
  return stderr.split('\n').filter(Boolean).map((line) => (JSON.parse(line) as { msg: string }).msg)
}

const KILL = 'process.kill(process.pid, "SIGKILL")'

test.each([
  ['that ends by itself', '', ['one', 'two']],
  ['that is ended', 'process.exit(1)', ['one', 'two']],
  ['that is ended by a defect it tells of', `log.fatal('three'); ${KILL}`, ['one', 'two', 'three']],
  ['that is killed a moment later', `setTimeout(() => ${KILL}, 400)`, ['one', 'two']],
])('REL-32 lines said together are written together, and none is lost of a process %s', async (_how, last, lines) => {
  expect(await linesOf(last)).toEqual(lines)
})
