import { spawn } from 'node:child_process'

// Stands between the server and whisper-server, and ends it when the server is gone, however the server went.

const [path, ...arguments_] = process.argv.slice(2)
if (path === undefined) process.exit(2)

const whisper = spawn(path, arguments_, { stdio: 'ignore' })
// For the server to end it by, should this process be killed.
whisper.on('spawn', () => process.send?.({ pid: whisper.pid }))
whisper.on('error', () => process.exit(3))
whisper.on('exit', (code) => process.exit(code ?? 4))

const end = (): void => {
  whisper.kill('SIGKILL')
  process.exit(0)
}
process.on('disconnect', end)
process.on('SIGTERM', end)
