import * as z from 'zod/mini'

/** What a doctor may tell of how reports are to be written: characters, and how many examples. */
export const optimizerBounds = { instructionCharacters: 8_000, exampleCharacters: 4_000, examples: 3 } as const

/** A doctor's own instructions for every report (spec 3); they count while `acceptCustomPrompt` is true. */
export type CustomPrompt = z.infer<typeof CustomPrompt>
export const CustomPrompt = z.object({ instructions: z.string(), examples: z.array(z.string()), acceptCustomPrompt: z.boolean() })

/** Nothing was told. */
export const NO_CUSTOM_PROMPT: CustomPrompt = { instructions: '', examples: [], acceptCustomPrompt: false }

/** As sent: both texts are trimmed, examples without a word are left out. */
export const CustomPromptChange = z.object({
  instructions: z.string().check(z.describe('1 to 8,000 characters once trimmed.')),
  examples: z._default(z.array(z.string()), []).check(z.describe('At most 3, each of at most 4,000 characters once trimmed.')),
  acceptCustomPrompt: z._default(z.boolean(), false),
})
export type CustomPromptChange = z.infer<typeof CustomPromptChange>

/** What a deletion may carry: the emptied form. All is deleted, whatever it says. */
export const CustomPromptDeletion = z.nullish(
  z.object({ instructions: z.optional(z.string()), examples: z.optional(z.array(z.string())), acceptCustomPrompt: z.optional(z.boolean()) }),
)

/** A test report as Markdown, and how far the instructions were followed. */
export type SoftRun = z.infer<typeof SoftRun>
export const SoftRun = z.object({
  value: z.string(),
  /** Stretches of `value`, in UTF-16 units, that nothing said or noted carries. */
  unsupported: z.array(z.object({ start: z.int(), end: z.int() })),
  /** `builtin`, or provider and model. */
  engine: z.string(),
  /** What was asked and is not done, in the words of the instructions; absent where all of it is, or a model was asked. */
  notFollowed: z.optional(z.array(z.string())),
  /** Headings of sections that were to be left out and stay, since somebody may act on their absence; absent where there are none. */
  keptForSafety: z.optional(z.array(z.string())),
})
