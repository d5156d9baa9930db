import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** Takes a file of one case a line and the shape of a case; gives the cases. */
export const readSet = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema>[] =>
  readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)))
