import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  title: 'Go to',
  placeholder: 'Case, page or action …',
  none: 'Nothing found',
  record: 'Start recording',
  paste: 'Paste or type a talk',
  quickActions: 'Quick actions',
  chat: 'Ask medical sources',
  chat_vet: 'Ask veterinary sources',
  caseChat: 'Chat about this case',
  screens: 'Page',
  actions: 'Action',
  cases: 'Case',
  language: 'Language',
  scheme: 'Appearance',
}
