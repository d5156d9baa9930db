import { Feedback } from '../feedback.ts'
import type { Route } from '../route.ts'

export const feedbackRoutes = {
  sendFeedback: {
    method: 'POST', path: '/feedback/message', access: 'public', status: 204, audit: 'none', mostPerMinute: 6,
    summary: 'Stores what somebody says of the product, with how to reach them if they wish.',
    body: Feedback,
  },
} as const satisfies Record<string, Route>
