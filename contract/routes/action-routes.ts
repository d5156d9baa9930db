import * as z from 'zod/mini'
import { FastActionAnswer, FastActionRequest } from '../fast-action.ts'
import type { Route } from '../route.ts'

export const actionRoutes = {
  executeFastAction: {
    method: 'POST', path: '/fastaction', access: 'active', status: 200, costsEngineTime: true, isToldInEvents: true, audit: 'none',
    summary: 'Writes a reply, an explanation or a statement of a pasted text and the clinician’s remarks. Nothing of it is stored.',
    query: z.object({ engine: z.optional(z.literal('builtin')) }), body: FastActionRequest, answer: FastActionAnswer,
  },
} as const satisfies Record<string, Route>
