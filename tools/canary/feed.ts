import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { BASE_PATH } from '#contract/route.ts'
import type { RouteName } from '#contract/routes.ts'
import { VisitClient } from '../../e2e/harness/visit-client.ts'
import { requestOf } from './feeds.ts'
import type { At, Fed } from './feeds.ts'
import type { Installation } from './installation.ts'

const SETTLED_WITHIN_MS = 60_000

/** The case that a feed is about. */
export const newPlace = (): Omit<At, 'revision' | 'soundOf'> => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })

function bodyOf({ body, form }: Fed): FormData | string | undefined {
  if (!form) return body && JSON.stringify(body)
  const filled = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') filled.append(name, value)
    else filled.append(name, new Blob([new Uint8Array(value)], { type: 'audio/webm;codecs=opus' }), 'chunk-1.webm')
  }
  return filled
}

/** Calls every route named, each with a word of its own in every field, and waits for the work it sets off. Gives the answers' statuses. */
export async function feed(installation: Installation, names: readonly RouteName[], place: ReturnType<typeof newPlace>): Promise<Map<RouteName, number>> {
  const { server, token, run, soundOf } = installation
  const client = new VisitClient(server.url, token)
  const statuses = new Map<RouteName, number>()
  for (const name of names) {
    const revision = (await client.readCase(place).catch(() => undefined))?.revision ?? 1
    const { method, path, fed } = requestOf(name, { at: { ...place, revision, soundOf }, run })
    const isJson = fed.form === undefined && fed.body !== undefined
    const body = bodyOf(fed)
    const answer = await fetch(server.url + BASE_PATH + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    await answer.arrayBuffer()
    statuses.set(name, answer.status)
    await untilSettled(client, place)
  }
  return statuses
}

/** Until nothing is being written of the case; one that is gone, or no longer ours to see, has settled. */
async function untilSettled(client: VisitClient, place: ReturnType<typeof newPlace>): Promise<void> {
  for (const giveUpAt = performance.now() + SETTLED_WITHIN_MS; performance.now() < giveUpAt; await delay(50)) {
    const found = await client.readCase(place).catch(() => undefined)
    if (!found?.isUpdating) return
  }
  throw new Error('a case was still being written after a minute')
}
