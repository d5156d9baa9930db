import * as z from 'zod/mini'
import { SourcePassage } from '../source.ts'
import type { Route } from '../route.ts'

export const sourceRoutes = {
  getSource: {
    method: 'GET', path: '/sources/{id}', access: 'signedIn', status: 200, audit: 'none',
    summary: 'A passage of the library, whole, with where it comes from.',
    params: z.object({ id: z.string() }), answer: SourcePassage,
  },
} as const satisfies Record<string, Route>
