// Preloaded into a service: ends it in an orderly way when the launcher that started it is gone.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 15_000).unref()
  })
  process.channel.unref()
}
