import * as z from 'zod/mini'

/** What a person may keep of trigger phrases: how long each part, how many in all. */
export const triggerBounds = { triggerCharacters: 200, actionCharacters: 5_000, perUser: 200 } as const

/** A trigger phrase (spec 3): when it is spoken, its action goes into the report. */
export type Trigger = z.infer<typeof Trigger>
export const Trigger = z.object({ id: z.uuid(), trigger: z.string(), action: z.string() })

/** A trigger phrase as sent: the server makes the id of a new one when there is none, and trims both texts. */
export type TriggerChange = z.infer<typeof TriggerChange>
export const TriggerChange = z.object({
  id: z.optional(z.uuid()),
  trigger: z.string().check(z.describe('1 to 200 characters once trimmed.')),
  action: z.string().check(z.describe('1 to 5,000 characters once trimmed: text for the report, or /lessDetailed, /moreDetailed.')),
})

/** Actions that are more than text (LLM-5): everything that is not in this list is text for the report, and nothing is ever executed. */
export type TriggerCommand = z.infer<typeof TriggerCommand>
export const TriggerCommand = z.enum(['lessDetailed', 'moreDetailed'])
