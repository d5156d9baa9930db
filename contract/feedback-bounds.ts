/** How long what somebody says of the product may be, and what it may be about. No schema stands here: the landing page imports it. */
export const feedbackBounds = { feedbackCharacters: 10_000, emailCharacters: 254, phoneCharacters: 40, mostRating: 10 } as const

export const FEEDBACK_CATEGORIES = ['problem', 'suggestion', 'compliment', 'other'] as const
