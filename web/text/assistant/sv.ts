import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  title: 'Hjälp med Epikrise',
  intro: 'Fråga om hur Epikrise fungerar. Svaren kommer från hjälptexterna. Inget ärende är med, och inget av detta sparas.',
  placeholder: 'Vad undrar du över?',
  hint: 'Skriv inget om patienter här.',
  hint_vet: 'Skriv inget om djurägare här.',
  toHelp: 'Alla hjälptexter',
  details: 'Skicka till oss',
  rating: 'Hur nöjd är du?',
  ratingHint: 'Från 0 till 10',
  category: 'Vad gäller det?',
  chooseCategory: 'Välj',
  problem: 'Ett problem',
  suggestion: 'Ett förslag',
  compliment: 'Beröm',
  other: 'Annat',
  feedback: 'Beskriv det',
  email: 'E-post (valfritt)',
  phone: 'Telefon (valfritt)',
  noPatients: 'Skriv inget som kan identifiera en patient.',
  sendDetails: 'Skicka',
  sendFailed: 'Kunde inte skicka återkopplingen',
  sent: 'Tack! Meddelandet är skickat. Vi hör av oss om du angav hur.',
}
