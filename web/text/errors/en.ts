import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  notFoundHeading: 'Page not found',
  notFoundBody: 'The address may be misspelt, or the case has been deleted.',
  serverHeading: 'Something went wrong on our side',
  serverBody: 'What you have saved is safe. Reload the page, or go to the start page.',
  genericHeading: 'The page could not be shown',
  backToStart: 'Back to start',
  reload: 'Reload the page',
  support: 'Need help? Write to {{email}}.',
  supportOnPage: 'Need help? Write to us on the {{page}}.',
  contactPage: 'contact page',
  feedback: 'Give feedback',
}
