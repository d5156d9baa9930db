import * as z from 'zod/mini'

/** An engine of somebody else: who, where by the operator's word, what it is handed, and whether it is used (NORM-5). */
export type OutsideEngine = z.infer<typeof OutsideEngine>
export const OutsideEngine = z.object({
  name: z.enum(['openAi', 'xAi', 'speech']),
  host: z.string(),
  region: z.nullable(z.string()),
  gets: z.enum(['text', 'sound']),
  isOn: z.boolean(),
})

/** A store of somebody else, in which rows or sound lie sealed, and where by the operator's word. Which host it is stays unsaid: no browser goes there. */
export type OutsideStore = z.infer<typeof OutsideStore>
export const OutsideStore = z.object({ holds: z.enum(['rows', 'sound']), region: z.nullable(z.string()) })
