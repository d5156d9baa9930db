import * as z from 'zod/mini'
import type { Route } from '../route.ts'
import { Template, TemplateChange } from '../template.ts'

export const templateRoutes = {
  listTemplates: {
    method: 'GET', path: '/templates', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The templates a report may be shaped by: those of the user’s edition and trade, then the user’s own in the order they were made.',
    answer: z.array(Template),
  },
  saveTemplate: {
    method: 'POST', path: '/templates', access: 'active', status: 200, audit: 'none',
    summary: 'Makes a template of the user’s own, or changes the one of that id; the whole list.',
    body: TemplateChange, answer: z.array(Template),
  },
  deleteTemplate: {
    method: 'DELETE', path: '/templates/{id}', access: 'active', status: 200, audit: 'none',
    summary: 'Deletes a template of the user’s own with its key; the list without it. Reports written by it stay as they are.',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }), answer: z.array(Template),
  },
} as const satisfies Record<string, Route>
