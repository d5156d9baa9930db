import * as z from 'zod/mini'

/** What was deleted, when and why: numbers alone (NORM-6). */
export type DeletionReceipt = z.infer<typeof DeletionReceipt>
export const DeletionReceipt = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  counts: z.object({
    patients: z.int(),
    cases: z.int(),
    recordings: z.int(),
    documents: z.int(),
    triggers: z.int(),
    conversations: z.int(),
    keys: z.int(),
  }),
})
