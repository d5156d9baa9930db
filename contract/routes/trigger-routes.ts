import * as z from 'zod/mini'
import { Trigger, TriggerChange } from '../trigger.ts'
import type { Route } from '../route.ts'

export const triggerRoutes = {
  listTriggers: {
    method: 'GET', path: '/settings/triggers', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The trigger phrases of the user, in the order they were made.',
    answer: z.array(Trigger),
  },
  saveTrigger: {
    method: 'POST', path: '/settings/triggers', access: 'active', status: 200, audit: 'none',
    summary: 'Makes a trigger phrase, or changes the one of that id; the whole list.',
    body: TriggerChange, answer: z.array(Trigger),
  },
  deleteTrigger: {
    method: 'DELETE', path: '/settings/triggers/{id}', access: 'active', status: 200, audit: 'none',
    summary: 'Deletes a trigger phrase; the list without it.',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }), answer: z.array(Trigger),
  },
} as const satisfies Record<string, Route>
