import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { SubscriptionStatus } from '#contract/profile.ts'
import { readConfig } from '#server/config.ts'
import { grantSubscription } from '../../tools/grant-subscription.ts'
import { mintToken } from '../../tools/mint-token.ts'
import type { ServerPlace } from './server.ts'

const root = resolve(import.meta.dirname, '..', '..')

export interface Person {
  readonly email: string
  /** The animal edition; the human one when left out. */
  readonly isVet?: boolean
}

/** An id token of the embedded identity provider, as `npm run token` prints it, without a process of its own. */
export const tokenFor = (server: Pick<ServerPlace, 'env'>, { email }: Person): Promise<string> => mintToken(readConfig(server.env), { email })

/** Sets a subscription in the embedded test checkout, as `npm run subscribe` does, without a process of its own. */
export const subscribe = (server: Pick<ServerPlace, 'env'>, email: string, status: SubscriptionStatus = 'Active'): Promise<void> =>
  grantSubscription(readConfig(server.env), { email, status, host: 'localhost' })

/** A call with somebody's token; answers the status and the parsed body. */
export async function callAs(
  server: ServerPlace,
  token: string,
  request: { method: string; path: string; body?: unknown },
): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(`${server.url}/api/v1.0${request.path}`, {
    method: request.method,
    headers: { authorization: `Bearer ${token}`, ...(request.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** A general practitioner with a subscription, who may use all of it, and a token for looking at what the server then has. */
export async function welcomeDoctor(server: ServerPlace, email = `${randomUUID()}@klinikk.example`): Promise<{ email: string; token: string }> {
  const token = await tokenFor(server, { email })
  await callAs(server, token, { method: 'GET', path: '/user-profile' })
  await subscribe(server, email)
  await callAs(server, token, { method: 'PUT', path: '/user-profile', body: { type: 'FamilyDoctor' } })
  return { email, token }
}

/** Runs what package.json names under `name`, with the environment of the given server and without another launcher. */
export async function runScript(server: Pick<ServerPlace, 'env'>, name: string, args: readonly string[]): Promise<string> {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const file = /^node tools\/launch\.mjs run (\S+)$/.exec(manifest.scripts[name] ?? '')?.[1]
  if (file === undefined) throw new Error(`package.json has no script "${name}" of the form "node tools/launch.mjs run <file>".`)
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...server.env },
  })
  return stdout
}
