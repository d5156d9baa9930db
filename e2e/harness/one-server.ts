import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

/** Starts the server that all journeys without settings of their own share: to start one takes as long as a test. */
export default async function startOneServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, port, dataDir, env, pid, dispose } = await startServer()
  project.provide('server', { url, port, dataDir, env, pid })
  return dispose
}
