import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  loading: 'Loading …',
  stillWorking: 'Still working',
  longWait: 'This is taking longer than usual. What you have saved is safe.',
  tipLength: 'Long conversations take a little longer.',
  tipLeave: 'You can leave the page. The work goes on, and the case stays in the menu.',
  tipCheck: 'Always read the text through before you use it.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  back: 'Back',
  details: 'Details',
  errorCode: 'Error code: {{code}}',
  offline: 'The server cannot be reached. Check the network and try again.',
  unexpected: 'Something went wrong in the browser.',
  language: 'Language',
  scheme: 'Appearance',
  schemeLight: 'Light',
  schemeDark: 'Dark',
  schemeAuto: 'Same as device',
}
