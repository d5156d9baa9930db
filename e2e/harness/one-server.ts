import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

let dispose: (() => Promise<void>) | undefined

/** Starts the server that all journeys without settings of their own share: to start one takes as long as a test. */
export async function setup(project: TestProject): Promise<void> {
  const server = await startServer()
  dispose = server.dispose
  const { url, port, dataDir, env, pid } = server
  project.provide('server', { url, port, dataDir, env, pid })
}

export const teardown = (): Promise<void> | undefined => dispose?.()
