import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { account } from './processor-time.ts'

test.skipIf(process.platform !== 'linux')('accounts a process and its children, and nobody else', async () => {
  // The child takes 400 ms of a processor, however long that lasts, in a process of its own below the one that is watched.
  const busy = 'while (process.cpuUsage().user < 400_000);'
  const parent = spawn(
    process.execPath,
    ['-e', `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); console.log('done'); setTimeout(() => {}, 60_000)`],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  try {
    const { processorUs } = await account([parent.pid ?? 0], () => once(parent.stdout, 'data'))
    expect(processorUs).toBeGreaterThan(300_000)
    const idle = await account([parent.pid ?? 0], () => new Promise((done) => setTimeout(done, 200)))
    expect(idle.processorUs).toBeLessThan(100_000)
  } finally {
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  }
})
