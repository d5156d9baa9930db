import { z } from 'zod'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import type { Route } from './route.ts'

const CLINICAL = /^(patient|case|recording|conversation)id$/i

/** Names of clinical ids a call takes, in its path or its body. */
function clinicalIds({ path, body }: Route): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const schema: z.core.JSONSchema.BaseSchema = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}
  const shapes = [schema, ...(schema.anyOf ?? [])]
  const inBody = shapes.flatMap((shape) => Object.keys((typeof shape === 'object' && shape.properties) || {}))
  return [...inPath, ...inBody].filter((name) => CLINICAL.test(name))
}

/** Calls on a case or a patient that the access log would not see. */
const unwatched = (table: Record<string, Route>): string[] =>
  Object.entries(table).filter(([, route]) => clinicalIds(route).length > 0 && route.audit === 'none').map(([name]) => name)

test('NORM-1 every call on a case or a patient has its word in the access log', () => {
  expect(unwatched(routes)).toEqual([])
  const planted: Route = { method: 'GET', path: '/patients/{patientId}/secrets', access: 'signedIn', status: 200, summary: 'planted', audit: 'none' }
  const inBody: Route = { ...planted, method: 'POST', path: '/secrets', body: z.object({ CaseId: z.uuid() }) }
  expect(unwatched({ planted, inBody })).toEqual(['planted', 'inBody'])
})

test('NORM-1 a case that is named in the body alone is named to the access log', () => {
  const named = Object.entries(routes as Record<string, Route>)
    .filter(([, route]) => route.audit !== 'none' && !route.path.includes('{caseId}') && clinicalIds(route).some((id) => /^case/i.test(id)))
  expect(named.length).toBeGreaterThan(0)
  for (const [name, route] of named) expect([name, route.auditedCase]).toEqual([name, expect.any(String)])
})
