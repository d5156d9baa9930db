import { ContactMessage } from '../contact.ts'
import type { Route } from '../route.ts'

export const contactRoutes = {
  sendContactMessage: {
    method: 'POST', path: '/contact/message', access: 'public', status: 204, audit: 'none', mostPerMinute: 6,
    summary: 'Stores a message to those who run the product, and has it mailed to them where mail is set up.',
    body: ContactMessage,
  },
} as const satisfies Record<string, Route>
