import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  title: 'Help with Epikrise',
  intro: 'Ask how Epikrise works. Answers come from the help texts. No case is part of it, and nothing of this is stored.',
  placeholder: 'What do you need help with?',
  hint: 'Write nothing about patients here.',
  hint_vet: 'Write nothing about animal owners here.',
  toHelp: 'All help texts',
  details: 'Send to us',
  rating: 'How satisfied are you?',
  ratingHint: 'From 0 to 10',
  category: 'What is it about?',
  chooseCategory: 'Choose',
  problem: 'A problem',
  suggestion: 'A suggestion',
  compliment: 'A compliment',
  other: 'Something else',
  feedback: 'Describe it',
  email: 'E-mail (optional)',
  phone: 'Telephone (optional)',
  noPatients: 'Write nothing that could identify a patient.',
  sendDetails: 'Send',
  sendFailed: 'Failed to send feedback',
  sent: 'Thank you! Your message is sent. We will be in touch if you said how.',
}
