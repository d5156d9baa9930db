import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { account } from './processor-time.ts'

test.skipIf(process.platform !== 'linux')('accounts a process and its children, and nobody else', async () => {
  // The child is busy for 400 ms in a process of its own below the one that is watched.
  const busy = 'const end = Date.now() + 400; while (Date.now() < end);'
  const parent = spawn(process.execPath, ['-e', `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); setTimeout(() => {}, 10_000)`])
  try {
    const { processorUs } = await account([parent.pid ?? 0], () => new Promise((done) => setTimeout(done, 1500)))
    expect(processorUs).toBeGreaterThan(150_000)
    const idle = await account([parent.pid ?? 0], () => new Promise((done) => setTimeout(done, 200)))
    expect(idle.processorUs).toBeLessThan(100_000)
  } finally {
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  }
})
