import { z } from 'zod'
import { serveParent, TaskRefused } from '../serve-parent.ts'

// A child for tests: it does as it is told, well or badly.

const OddTask = z.object({
  echo: z.unknown().optional(),
  afterMs: z.number().optional(),
  environment: z.boolean().optional(),
  refuse: z.string().optional(),
  fail: z.string().optional(),
  crash: z.string().optional(),
  hang: z.boolean().optional(),
  fillMb: z.number().optional(),
})

const held: Buffer[] = []

serveParent(async (given) => {
  const task = OddTask.parse(given)
  if (task.environment) return Object.keys(process.env).filter((name) => !name.startsWith('NODE_'))
  if (task.refuse) throw new TaskRefused(task.refuse)
  if (task.fail) throw new Error(task.fail)
  if (task.crash === 'abort') process.abort()
  if (task.crash === 'exit') process.exit(255)
  for (; task.hang; );
  if (task.fillMb) held.push(...Array.from({ length: task.fillMb }, () => Buffer.alloc(1024 * 1024, 1)))
  if (task.afterMs) await new Promise((resolve) => setTimeout(resolve, task.afterMs))
  return task.echo
})
