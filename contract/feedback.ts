import * as z from 'zod/mini'
import { FEEDBACK_CATEGORIES, feedbackBounds } from './feedback-bounds.ts'

export type FeedbackCategory = z.infer<typeof FeedbackCategory>
export const FeedbackCategory = z.enum(FEEDBACK_CATEGORIES)

/** What somebody says of the product, as typed: nothing is trimmed. What is missing is told in a sentence of its own (spec 5). */
export type Feedback = z.infer<typeof Feedback>
export const Feedback = z.object({
  rating: z.nullish(z.int().check(z.minimum(0), z.maximum(feedbackBounds.mostRating))),
  category: z.pipe(z.nullish(z.union([FeedbackCategory, z.literal('')])), z.transform((category) => category || undefined)),
  feedback: z._default(z.string().check(z.maxLength(feedbackBounds.feedbackCharacters)), ''),
  email: z.nullish(z.string().check(z.maxLength(feedbackBounds.emailCharacters))),
  phone: z.nullish(z.string().check(z.maxLength(feedbackBounds.phoneCharacters))),
})
