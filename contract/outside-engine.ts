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
