import type { ErrorCode } from '#contract/error-code.ts'
import type { FeedbackCategory } from '#contract/feedback.ts'

/** What somebody tells those who can help, as typed. */
export type Details = { rating: number | null; category: FeedbackCategory | null; feedback: string; email?: string; phone?: string }

export const NO_DETAILS: Details = { rating: 10, category: null, feedback: '' }

/** Takes the details; gives what is missing first, by the code that says it (spec 5). A blank feedback is none, though nothing is trimmed. */
export function missingIn({ rating, category, feedback }: Details): ErrorCode | undefined {
  if (category === null) return 'feedback.category_missing'
  if (rating === null) return 'feedback.rating_missing'
  return feedback.trim() === '' ? 'feedback.text_missing' : undefined
}
