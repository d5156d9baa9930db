import { workerData } from 'node:worker_threads'

// A thread of a child that looks at the memory of its process where no kernel limit does. It goes on while native code holds the main thread.

const LOOK_MS = 100

setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData) * 1024 * 1024) process.kill(process.pid, 'SIGTERM')
}, LOOK_MS)
